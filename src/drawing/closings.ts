import { longSection, type SectionOptions } from './section.ts';
import type { SubjectName } from './subjects.ts';
import type { Drawing } from './svg.ts';

/** What stands large on the lit floor, which floor that is, and a letter for each of its drawings. */
const subjects: readonly (readonly [SubjectName, lit: number, letters: string])[] = [
  ['halls', 1, 'ab'],
  ['couplings', 2, 'ab'],
  ['charts', 3, 'ab'],
  ['papers', 3, 'abc'],
  ['desks', 4, 'ab'],
  ['interview', 4, 'ab'],
  ['board', 4, 'a'],
  ['stage', 4, 'ab'],
];

/** The section, and of one that is lit above the second floor also its upper part, which a low closing call shows. */
const files = (name: string, options: SectionOptions): [string, Drawing][] => [
  [`section-${name}`, longSection(options)],
  ...(options.lit > 2 ? [[`upper-${name}`, longSection({ ...options, upper: true })] as [string, Drawing]] : []),
];

/** The drawings of closing calls by the names of their files. */
export const closings = (): [string, Drawing][] => [
  ...[1, 2, 3, 4].flatMap((lit) =>
    [...'abcdefghijklmnop'].flatMap((letter) => files(`${lit}${letter}`, { seed: `${lit}${letter}`, lit })),
  ),
  ...subjects.flatMap(([subject, lit, letters]) =>
    [...letters].flatMap((letter) => {
      const name = `${lit}-${subject}-${letter}`;
      return files(name, { seed: name, lit, subject });
    }),
  ),
];
