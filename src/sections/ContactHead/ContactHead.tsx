import { Breadcrumb } from '../../components/Breadcrumb';
import { Heading } from '../../components/Heading';
import { Section } from '../../components/Section';
import { Text } from '../../components/Text';
import type { ContactHeadContent } from '../../content/contact';
import * as css from './ContactHead.css';

export interface ContactHeadProps extends ContactHeadContent {}

/** Opens a contact page: where the visitor is, the page's h1 and what it takes. */
export function ContactHead({ crumb, trail, heading, lead }: ContactHeadProps) {
  return (
    <Section pad="none">
      <div className={css.head}>
        <div className={css.crumb}>{trail ? <Breadcrumb trail={trail} /> : <Text size="label">{crumb}</Text>}</div>
        <Heading level={1} focusable>
          {heading}
        </Heading>
        <div className={css.lead}>
          <Text size="lead" measure="narrow">
            {lead}
          </Text>
        </div>
      </div>
    </Section>
  );
}
