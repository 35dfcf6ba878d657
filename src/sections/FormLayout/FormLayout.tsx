import type { ReactNode } from 'react';
import { ErrorBoundary, ErrorNotice } from '../../components/ErrorBoundary';
import { Section, SectionIndex, type SectionProps } from '../../components/Section';
import { failures } from '../../content/failures.data';
import * as css from './FormLayout.css';

export interface FormLayoutProps extends Pick<SectionProps, 'id' | 'labelledBy' | 'index'> {
  /** Head of the section. Without it, render a PageHead before FormLayout. */
  head?: ReactNode;
  form: ReactNode;
  /** Content beside the form, below it on narrow screens. */
  aside: ReactNode;
}

const failed = (
  <div className={css.failed}>
    <ErrorNotice {...failures.form} />
  </div>
);

/** MessageForm with an aside on a band background. */
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
