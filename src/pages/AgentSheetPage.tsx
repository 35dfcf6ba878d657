import type { AgentSheetContent } from '../content/listPages/agentSheet';
import { BlankSheet } from '../sections/BlankSheet';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';

/** The agent sheet: one page to print and to fill in by hand. */
export function AgentSheetPage({ content }: { content: AgentSheetContent }) {
  return (
    <>
      <PageHead {...content.head} />
      <BlankSheet {...content.sheet} />
      <ClosingCall floor={3} {...content.closing} />
    </>
  );
}
