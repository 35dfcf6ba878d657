import { Button } from '../../components/Button';
import { Heading } from '../../components/Heading';
import { Section } from '../../components/Section';
import { Text } from '../../components/Text';
import * as css from './PaperForm.css';

export interface PaperFormProps {
  groups: readonly {
    title: string;
    lines: readonly {
      label: string;
      help: string;
      /** Label of a second blank in the line, for example "Enforced in". */
      beside?: string;
      /** Example for both blanks, shown on screens only. */
      example?: readonly [line: string, beside: string];
    }[];
  }[];
  /** Label of the print button. */
  print: string;
  /** Source of the examples, shown beside the print button. */
  note?: string;
}

/** Form to print on one page and fill in by hand. For online forms, use MessageForm. */
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
                  <p className={css.text}>
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
