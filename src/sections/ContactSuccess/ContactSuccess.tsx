import { Button } from '../../components/Button';
import { Drawing } from '../../components/Drawing';
import { Heading } from '../../components/Heading';
import { Link } from '../../components/Link';
import { Section } from '../../components/Section';
import { Text } from '../../components/Text';
import type { ContactSuccessContent } from '../../content/contact.data';
import * as css from './ContactSuccess.css';

export interface ContactSuccessProps extends ContactSuccessContent {
  message: string;
  onAgain: () => void;
}

/** Success screen of an inquiry (spec 2.9). The caller moves focus to its heading. */
export function ContactSuccess({ heading, caption, again, onwards, message, onAgain }: ContactSuccessProps) {
  return (
    <Section pad="none">
      <div className={css.stage}>
        <div className={css.text}>
          <Heading level={1} focusable>
            {heading}
          </Heading>
          <div className={css.lead}>
            <Text size="lead">{message}</Text>
          </div>
        </div>
        <div className={css.received}>
          <Drawing name="received" viewBox="0 0 1280 600" />
        </div>
        <div className={css.receivedPhone}>
          <Drawing name="received-phone" viewBox="-12 -60 374 330" />
        </div>
      </div>
      <figure className={css.measure}>
        <div className={css.measureWide}>
          <Drawing name="measure-received" viewBox="0 0 1280 150" />
        </div>
        <div className={css.measureMedium}>
          <Drawing name="measure-answer" viewBox="0 0 712 136" />
        </div>
        <div className={css.measurePhone}>
          <Drawing name="measure-received-phone" viewBox="0 0 350 136" />
        </div>
        <figcaption className={css.caption}>{caption}</figcaption>
      </figure>
      <div className={css.next}>
        <Button width="full-narrow" onClick={onAgain}>
          {again}
        </Button>
        <Link variant="arrow" href={onwards.href}>
          {onwards.label}
        </Link>
      </div>
    </Section>
  );
}
