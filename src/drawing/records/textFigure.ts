/** What a part of a text says in figures, for the drawing that stands in it. */
export type TextFigure =
  /** So many of one kind on one desk, and how many of them another has taken. */
  | {
      readonly kind: 'stacks';
      readonly whole: number;
      readonly taken: number;
      readonly names: { readonly whole: string; readonly taken: string; readonly left: string };
    }
  /** Hours from a midnight: a decision, the last moment to go back, and the end, by which one has to be back; `back` is how long that takes. */
  | {
      readonly kind: 'wayBack';
      readonly decision: number;
      readonly last: number;
      readonly back: number;
      readonly end: number;
      readonly names: {
        readonly decision: readonly [hour: string, name: string];
        readonly last: readonly [hour: string, name: string];
        readonly end: readonly [hour: string, name: string];
        readonly again: string;
        readonly back: string;
        readonly spare: string;
        readonly whole: string;
      };
    }
  /** Shares of a hundred, each as long as it is large, and what they are shares of; `gone` where the first is no longer there. */
  | {
      readonly kind: 'shares';
      readonly values: readonly number[];
      readonly names: readonly string[];
      readonly of: { readonly value: string; readonly name: string };
      /** How many each share is, as printed. */
      readonly counts?: readonly string[];
      readonly gone?: boolean;
    }
  /** What was counted several times, and grew less from one time to the next. */
  | {
      readonly kind: 'falls';
      readonly values: readonly number[];
      readonly names: readonly string[];
      readonly unit: string;
    }
  /** Of so many, those that are in. */
  | {
      readonly kind: 'chosen';
      readonly whole: number;
      readonly taken: number;
      readonly names: { readonly whole: string; readonly taken: string; readonly left: string };
    }
  /** So many that were there: those that are gone, those that moved, and how many of the weeks that took. */
  | {
      readonly kind: 'moved';
      readonly whole: number;
      readonly gone: number;
      readonly weeks: readonly [took: number, of: number];
      /** Two of them in lines. */
      readonly names: {
        readonly whole: string;
        readonly gone: readonly string[];
        readonly moved: readonly string[];
        readonly weeks: string;
      };
    }
  /** Groups of people with the share of a week that each of them gave, where it is known; `all` names these. */
  | {
      readonly kind: 'people';
      readonly groups: readonly { readonly count: number; readonly name: string; readonly share?: number }[];
      readonly filled: string;
      readonly all: string;
    }
  /** Hardware, a system and your own code, in stacks by who runs them; `free` where the code may stand in the system itself. */
  | {
      readonly kind: 'layers';
      readonly stacks: readonly {
        readonly name: string;
        readonly by: string;
        readonly yours: boolean;
        readonly free: boolean;
      }[];
      readonly names: { readonly code: string; readonly system: string; readonly hardware: string };
      /** Before whoever runs one: "run by". */
      readonly providers: string;
    }
  /** What is asked for and refused: where it is asked, what stops it, and what is not reached. */
  | {
      readonly kind: 'stopped';
      readonly asks: readonly string[];
      readonly names: { readonly from: string; readonly wall: string; readonly to: string };
    }
  /** Releases that come every so often and last so long; something is built on the first, and at so many after it is asked about. */
  | {
      readonly kind: 'releases';
      readonly every: number;
      readonly lasts: number;
      readonly asked: number;
      readonly unit: string;
      readonly names: { readonly lasts: string; readonly built: string; readonly asked: string };
    }
  /** Two products: what one does at the door, and from what the other, behind it, makes its profile, and for whom. */
  | {
      readonly kind: 'gathered';
      readonly front: { readonly name: string; readonly does: readonly string[] };
      readonly behind: { readonly name: string; readonly from: readonly string[]; readonly to: readonly string[] };
      readonly profile: string;
    }
  /** Things to count, in groups by how late they came, the first of them on the day; `of` names all others. */
  | {
      readonly kind: 'late';
      readonly values: readonly number[];
      /** In two lines. */
      readonly names: readonly string[];
      readonly of: string;
    }
  /** Days in pairs, with what the second of a pair did without. */
  | {
      readonly kind: 'lasted';
      readonly pairs: readonly {
        readonly values: readonly [before: number, after: number];
        readonly names: readonly [before: string, after: string];
        readonly less: string;
      }[];
      readonly unit: string;
    }
  /** Multiples of one size, which `base` names. */
  | {
      readonly kind: 'grown';
      readonly values: readonly number[];
      /** In two lines. */
      readonly names: readonly string[];
      readonly base: string;
    }
  /** A plan counted back from the day on which something ends; all days from the first of the axis. */
  | {
      readonly kind: 'countback';
      /** In their order, each with its first day and the one after its last. */
      readonly steps: readonly {
        readonly name: string;
        readonly from: number;
        readonly to: number;
        readonly weeks: number;
      }[];
      readonly days: number;
      readonly months: readonly { readonly name: string; readonly from: number; readonly to: number }[];
      /** What ends, what is left until then, a day within a step, and one between the last two. */
      readonly end: string;
      readonly spare: string;
      readonly mark: { readonly at: number; readonly name: string };
      readonly node: { readonly at: number; readonly name: string };
      readonly unit: string;
    };
