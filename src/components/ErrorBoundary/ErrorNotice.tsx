import { Button } from '../Button';
import { Heading } from '../Heading';
import { Inline } from '../Inline';
import { Link } from '../Link';
import { Stack } from '../Stack';
import { Text } from '../Text';

export interface ErrorNoticeProps {
  /** A few words: "This form stopped working". */
  heading: string;
  /** How to continue, and whether input is kept. */
  text: string;
  /** Label of the reload button. */
  again: string;
  /** Other ways to contact the company. */
  links: readonly { label: string; href: string }[];
  level?: 1 | 2 | 3;
}

/** Announces that a part of the page failed, and how to continue. For an empty list, use EmptyState. */
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
