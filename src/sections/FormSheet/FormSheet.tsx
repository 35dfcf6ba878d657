import type { ReactNode } from 'react';
import { Section, type SectionProps } from '../../components/Section';
import * as css from './FormSheet.css';

export interface FormSheetProps extends Pick<SectionProps, 'id' | 'labelledBy'> {
  /** Above both, e.g. the section's head. A screen's own head stands in a section before. */
  head?: ReactNode;
  /** The MessageForm. */
  form: ReactNode;
  /** Beside the form; below it in narrow windows. */
  aside: ReactNode;
}

/** The sheet that a MessageForm stands on, with what to know beside it. */
export function FormSheet({ id, labelledBy, head, form, aside }: FormSheetProps) {
  return (
    <Section pad="none" rule id={id} labelledBy={labelledBy}>
      {head ? <div className={css.head}>{head}</div> : null}
      <div className={css.sheet}>
        <div className={css.form}>{form}</div>
        <aside className={css.aside}>{aside}</aside>
      </div>
    </Section>
  );
}
