import { Card } from '../../components/Card';
import { Cell, Cells } from '../../components/Cells';
import { Drawing } from '../../components/Drawing';
import { Heading } from '../../components/Heading';
import { Section, type SectionProps } from '../../components/Section';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { TitleLink } from '../../components/TitleLink';
import * as css from './ProofIndex.css';

interface Page {
  title: string;
  text: string;
  href: string;
}

export interface ProofIndexProps extends Pick<SectionProps, 'index'> {
  /** Heading of the section, which names it. */
  heading: string;
  /** A record that shows it done; `drawing` is a file in `/drawings/` of 480 × 300. */
  proof: Page & { drawing: string };
  /** Pages to go on to, with what each is about. */
  pages: readonly Page[];
}

/** Where to read on about an offer: a record that proves it, drawn, and beside it related pages. Pages alone are a SiteIndex. */
export function ProofIndex({ index, heading, proof, pages }: ProofIndexProps) {
  const { drawing, text, title, href } = proof;
  return (
    <Section surface="band" pad="start" index={index} heading={heading}>
      <Cells columns={2} medium={1} lines="start">
        <Cell pad="none">
          <Card
            row="medium"
            heading={title}
            text={text}
            href={href}
            media={<Drawing name={drawing} viewBox="0 0 480 300" />}
          />
        </Cell>
        <Cell pad="none">
          <div className={css.list}>
            <Cells as="ul" columns={1} medium={1} lines="none">
              {pages.map((page) => (
                <Cell as="li" key={page.href}>
                  <Stack gap="12">
                    <Heading level={3} size="title4">
                      <TitleLink href={page.href}>{page.title}</TitleLink>
                    </Heading>
                    <Text size="small" tone="muted">
                      {page.text}
                    </Text>
                  </Stack>
                </Cell>
              ))}
            </Cells>
          </div>
        </Cell>
      </Cells>
    </Section>
  );
}
