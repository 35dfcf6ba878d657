import { Button } from '../../components/Button';
import { Heading } from '../../components/Heading';
import { Section } from '../../components/Section';
import { Text } from '../../components/Text';
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
      beside?: string;
      /** On screens, what another form says in both places. It is not printed. */
      example?: readonly [line: string, beside: string];
    }[];
  }[];
  /** Label of the button that prints it. */
  print: string;
  /** Beside the button: whose form the examples are from. */
  note?: string;
}

/**
 * A form for paper: what to write and room to write it, by hand. A page with one prints it and the page's head, on one
 * sheet of paper, and nothing else (print.css). What is sent from the site is a MessageForm.
 */
export function PaperForm({ groups, print, note }: PaperFormProps) {
  return (
    <Section pad="opening">
      <div className={css.action}>
        <div className={css.button}>
          <Button onClick={() => window.print()}>{print}</Button>
        </div>
        {note && <Text tone="muted">{note}</Text>}
      </div>
      <div data-paper-form className={css.layout}>
        {groups.map(({ title, lines }) => (
          <div key={title} className={css.group}>
            <Heading level={2} size="title4">
              {title}
            </Heading>
            <ul>
              {lines.map(({ label, help, beside, example }) => (
                <li key={label} className={css.line}>
                  <p className={css.words}>
                    <span className={css.label}>{label}</span> <span className={css.help}>{help}</span>
                  </p>
                  {example && <p className={css.example}>{example[0]}</p>}
                  {beside && (
                    <p className={css.beside}>
                      {beside} {example && <span className={css.entered}>{example[1]}</span>}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
