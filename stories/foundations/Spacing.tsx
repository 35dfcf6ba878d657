import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../src/components/Button';
import { Heading } from '../../src/components/Heading';
import { Inline } from '../../src/components/Inline';
import { Stack } from '../../src/components/Stack';
import { Text } from '../../src/components/Text';
import { TextField } from '../../src/components/TextField';
import { home } from '../../src/content/home.data';
import type { names } from '../../src/theme/generated/names';
import { TokenList } from './blocks';
import * as css from './Foundations.css';
import { pixels, tokenOf } from './tokens';

const spaces: Record<keyof (typeof names)['space'], string> = {
  4: 'A number and its unit.',
  8: 'A label and its field; an icon and its text; chips in a row.',
  12: 'Padding of small controls; facts in one line.',
  16: 'Paragraphs; buttons side by side. Default of Stack and Inline.',
  20: 'Padding of buttons, and of cells on phones.',
  24: 'Columns of the grid; fields side by side.',
  28: 'Fields of a form; vertical padding of cells in wide windows.',
  32: 'Padding of large cards; a head and the panel below it.',
  40: 'Parts of a text on phones; padding of the footer.',
  48: 'Below the head of a page on phones; above the end of a form.',
  56: 'Parts of a text in wide windows; above the head of a page.',
  64: 'Below a head with figures or filters.',
  72: 'Below the head of a page in wide windows.',
  96: 'Below a form; around an empty list.',
};

/** All steps of the space scale, drawn at their size. */
export const Spaces = () => (
  <TokenList
    group="space"
    uses={spaces}
    value={(name) => (
      <Inline gap="12">
        <svg className={css.bar} height="16" width={name} aria-hidden="true">
          <rect width="100%" height="16" fill="currentColor" />
        </svg>
        {name} px
      </Inline>
    )}
  />
);

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Gaps between neighbors, vertical or horizontal. */
function between(holder: Element): Box[] {
  const origin = holder.getBoundingClientRect();
  const boxes = [...(holder.firstElementChild?.children ?? [])].map((one) => one.getBoundingClientRect());
  return boxes.slice(1).flatMap((box, at) => {
    const before = boxes[at];
    if (!before) return [];
    const left = before.left - origin.left;
    const top = before.top - origin.top;
    const below = box.top - before.bottom;
    if (below > 1) return [{ left, top: top + before.height, width: before.width, height: below }];
    const aside = box.left - before.right;
    return aside > 1 ? [{ left: left + before.width, top, width: aside, height: before.height }] : [];
  });
}

/** Measures the gaps between elements and shows them. */
function Measured({ note, children }: { note: string; children: ReactNode }) {
  const holder = useRef<HTMLDivElement>(null);
  const [gaps, setGaps] = useState<Box[]>([]);
  useEffect(() => {
    const { current } = holder;
    if (!current) return;
    const resized = new ResizeObserver(() => setGaps(between(current)));
    resized.observe(current);
    return () => resized.disconnect();
  }, []);
  return (
    <div className={css.surface}>
      <p className={css.note}>{note}</p>
      <div ref={holder} style={{ position: 'relative' }}>
        {children}
        {gaps.map(({ left, top, width, height }) => (
          <span key={`${left} ${top}`} className={css.gap} style={{ left, top, width, height }} data-gap="">
            {Math.round(Math.min(width, height))}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Examples of spaces between components, with the measured gaps. */
export function SpaceInUse() {
  const { build, hero } = home;
  return (
    <div className={`sb-unstyled ${css.block} ${css.tiled}`}>
      <Measured note="A heading and its text: 16">
        <Stack gap="16">
          <Heading level={4}>{build.heading}</Heading>
          <Text>{build.lead}</Text>
        </Stack>
      </Measured>
      <Measured note="Fields of a form: 28">
        <Stack gap="28">
          <TextField name="company" label="Company" />
          <TextField name="email" label="Work email" type="email" />
        </Stack>
      </Measured>
      <Measured note="Actions: 16 in both directions">
        <Inline gap="16">
          <Button variant="signal" size="medium">
            {hero.actions.primary.label}
          </Button>
          <Button size="medium">{hero.actions.secondary.label}</Button>
        </Inline>
      </Measured>
    </div>
  );
}

const flows: Record<keyof (typeof names)['flow'], string> = {
  section: 'Above and below each section.',
  head: 'Below the head of a section.',
};

/** Spaces that grow with the window. */
export const Flows = () => <TokenList group="flow" uses={flows} value={(name) => pixels(tokenOf('flow', name))} />;

export function Columns() {
  return (
    <div className={`sb-unstyled ${css.block} ${css.columns}`}>
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
        <div key={index} className={css.column}>
          {index + 1}
        </div>
      ))}
    </div>
  );
}

const measures: {
  [Group in 'size' | 'radius' | 'stroke']: Record<keyof (typeof names)[Group], string>;
} = {
  size: {
    container: 'Maximum width of content, between the frame lines.',
    margin: 'Page margin in wide windows.',
    marginNarrow: 'Page margin below 700 px.',
    inset: 'From a frame line to the content.',
    header: 'Height of the header.',
    headerNarrow: 'Height of the header below 1024 px.',
    control: 'Height of buttons and fields.',
    target: 'Minimum width and height of a click target.',
  },
  radius: {
    button: 'Buttons.',
    field: 'Fields.',
    cell: 'Cells and sections, which have square corners.',
    tag: 'Badges and tags.',
  },
  stroke: {
    hairline: 'Lines between elements, borders of controls.',
    error: 'Border of a field with an error.',
    current: 'Line that marks the current element.',
  },
};

/** Sizes, corner radii and line widths, with their use. */
export const Measures = () => (
  <>
    <TokenList group="size" uses={measures.size} />
    <TokenList group="radius" uses={measures.radius} />
    <TokenList group="stroke" uses={measures.stroke} />
  </>
);
