import { Button } from '../Button';
import { Heading } from '../Heading';
import { Inline } from '../Inline';
import { Link } from '../Link';
import { Stack } from '../Stack';
import { Text } from '../Text';

export interface ErrorNoticeProps {
  /** What is wrong, in a few words: "This form stopped working". */
  heading: string;
  /** What is not lost, and what to do. */
  text: string;
  /** Label of the button that loads the page again. */
  again: string;
  /** Other ways to reach the firm. */
  links: readonly { label: string; href: string }[];
  /** Level of its heading. Default 2. */
  level?: 1 | 2 | 3;
}

/** Says that a part of the page failed and how to go on. It is read out when it appears. For an empty list use EmptyState. */
export function ErrorNotice({ heading, text, again, links, level = 2 }: ErrorNoticeProps) {
  return (
    <div role="alert">
      <Stack gap="24" align="start">
        <Heading level={level} size="title2" focusable={level === 1}>
          {heading}
        </Heading>
        <Text size="lead">{text}</Text>
        <Inline gap="24">
          <Button onClick={() => location.reload()}>{again}</Button>
          {links.map(({ label, href }) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </Inline>
      </Stack>
    </div>
  );
}
