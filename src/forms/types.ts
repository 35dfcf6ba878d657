/** One choice of a form: what is sent, and what the visitor reads. */
export interface FormChoice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** What a field of text, or a group of choices, holds. */
export type FormValue = string | readonly string[];

/** What a form may hold at first, or keep for the next time. */
export type FormValues<Field extends string = string> = { readonly [F in Field]?: FormValue | undefined };

/** The result of checking a form: the heading is for its error summary, the errors are in the order of the fields. */
export type FormCheck<Field extends string> =
  | { readonly valid: true }
  | {
      readonly valid: false;
      readonly heading: string;
      readonly errors: readonly { readonly field: Field; readonly message: string }[];
    };

/** What a visitor is offered when a message could not be sent: the same mail in their own mail program. */
export interface FormFallback {
  /** A `mailto:` address with every field filled in, at most about 1,900 characters long. */
  readonly mailto: string;
  /** Everything the visitor wrote, as plain text to copy; never shortened. */
  readonly text: string;
  /** Whether `mailto` had to leave something out, so that the visitor should paste `text`. */
  readonly shortened: boolean;
}

/** What became of a submission: whether it worked, and the sentence to show. */
export type FormAnswer =
  | { readonly success: true; readonly message: string }
  | { readonly success: false; readonly message: string; readonly fallback?: FormFallback };

/** Sends what a form holds. */
export type FormSender<Submission> = (submission: Submission) => Promise<FormAnswer>;

/** Keeps what was typed across a reload. No method throws. */
export interface FormDraft<Field extends string> {
  /** What was kept, or undefined when there is nothing. */
  load(): FormValues<Field> | undefined;
  /** Keeps the values after a pause in typing. */
  save(values: FormValues<Field>): void;
  /** Writes at once what `save` still holds back. */
  flush(): void;
  /** Forgets it, once it was sent. */
  clear(): void;
}
