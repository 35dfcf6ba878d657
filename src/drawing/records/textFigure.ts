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
      readonly gone?: boolean;
    }
  /** What was counted several times, and grew less from one time to the next. */
  | {
      readonly kind: 'falls';
      readonly values: readonly number[];
      readonly names: readonly string[];
      readonly unit: string;
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
