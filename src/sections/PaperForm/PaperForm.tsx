import { Button } from '../../components/Button';
import { Heading } from '../../components/Heading';
import { Section } from '../../components/Section';
import * as css from './PaperForm.css';

export interface PaperFormProps {
  /** Parts of the form with their lines to fill in. */
  groups: readonly {
    title: string;
    lines: readonly {
      label: string;
      /** What to write. */
      help: string;
      /** Names a second place to write: "Enforced in". */
      beside?: string | undefined;
    }[];
  }[];
  /** Label of the button that prints it. */
  print: string;
}

/**
 * A form for paper: what to write and room to write it, by hand. A page with one prints it and the page's head, on one
 * sheet of paper, and nothing else (print.css). What is sent from the site is a MessageForm.
 */
export function PaperForm({ groups, print }: PaperFormProps) {
  return (
    <Section pad="opening">
      <p className={css.action}>
        <Button onClick={() => window.print()}>{print}</Button>
      </p>
      <div data-paper-form className={css.layout}>
        {groups.map(({ title, lines }) => (
          <div key={title} className={css.group}>
            <Heading level={2} size="title4">
              {title}
            </Heading>
            <ul>
              {lines.map(({ label, help, beside }) => (
                <li key={label} className={css.line}>
                  <p className={css.words}>
                    <span className={css.label}>{label}</span> <span className={css.help}>{help}</span>
                  </p>
                  {beside && <p className={css.beside}>{beside}</p>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
