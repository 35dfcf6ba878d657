import type { ReactNode } from 'react';
import { ErrorBoundary, ErrorNotice } from '../../components/ErrorBoundary';
import { Section, SectionIndex, type SectionProps } from '../../components/Section';
import { failures } from '../../content/failures.data';
import * as css from './FormLayout.css';

export interface FormLayoutProps extends Pick<SectionProps, 'id' | 'labelledBy' | 'index'> {
  /** Above both, e.g. the section's head. A screen's own head stands in a section before. */
  head?: ReactNode;
  /** The MessageForm. */
  form: ReactNode;
  /** Beside the form; below it in narrow windows. */
  aside: ReactNode;
}

const failed = (
  <div className={css.failed}>
    <ErrorNotice {...failures.form} />
  </div>
);

/** A MessageForm, with what to know beside it on a band, down to what follows. */
export function FormLayout({ id, labelledBy, index, head, form, aside }: FormLayoutProps) {
  return (
    <Section pad="none" rule={head !== undefined} id={id} labelledBy={labelledBy}>
      {head ? (
        <div className={css.head}>
          {index !== undefined && <SectionIndex>{index}</SectionIndex>}
          {head}
        </div>
      ) : null}
      <div className={css.layout}>
        <div className={css.form}>
          <ErrorBoundary fallback={failed}>{form}</ErrorBoundary>
        </div>
        <aside data-surface="band" className={css.aside}>
          {aside}
        </aside>
      </div>
    </Section>
  );
}
