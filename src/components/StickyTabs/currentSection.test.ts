import { describe, expect, it } from 'vitest';
import { currentSection, DETECTION_OFFSET, SCROLL_OFFSET } from './currentSection.ts';

const sections = [
  { id: 'assessment', top: 600 },
  { id: 'implementation', top: 1400 },
  { id: 'integration', top: 2200 },
  { id: 'monitoring', top: 2500 },
];
const at = (scroll: number, pageHeight = 9000) => currentSection(sections, { scroll, windowHeight: 800, pageHeight });

describe('currentSection', () => {
  it('is the first section until another one is reached', () => {
    expect(at(0)).toBe('assessment');
    expect(at(600)).toBe('assessment');
  });

  it('changes once the top of a section is less than 200 px below the top of the window, and not before', () => {
    expect(at(1200)).toBe('assessment');
    expect(at(1200.5)).toBe('implementation');
    expect(at(2000)).toBe('implementation');
    expect(at(2001)).toBe('integration');
  });

  it('is the section that a tab scrolled to', () => {
    expect(SCROLL_OFFSET).toBeLessThan(DETECTION_OFFSET);
    for (const { id, top } of sections) expect(at(top - SCROLL_OFFSET)).toBe(id);
  });

  it('skips a section that ends less than 200 px below the top of the window', () => {
    expect(at(2400)).toBe('monitoring');
  });

  it('is the last section at the bottom of the page, however far down that section starts', () => {
    expect(at(1000, 1801)).toBe('assessment');
    expect(at(1000, 1800)).toBe('monitoring');
    expect(at(1000, 1800.4)).toBe('monitoring');
  });

  it('is the first section on a page that has nothing to scroll', () => {
    expect(at(0, 800)).toBe('assessment');
  });

  it('is undefined without sections', () => {
    expect(currentSection([], { scroll: 0, windowHeight: 800, pageHeight: 800 })).toBeUndefined();
  });
});
