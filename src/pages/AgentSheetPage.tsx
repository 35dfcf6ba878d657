import type { AgentSheetContent } from '../content/listPages/agentSheet.data';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';
import { PaperForm } from '../sections/PaperForm';

/** Worksheet about an AI agent, to print and fill in by hand. */
export function AgentSheetPage({ content }: { content: AgentSheetContent }) {
  return (
    <>
      <PageHead {...content.head} />
      <PaperForm {...content.sheet} />
      <ClosingCall size="low" {...content.closing} />
    </>
  );
}
