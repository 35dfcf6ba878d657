import { agentSheet, type SheetLine } from '../agentSheet.data.ts';
import { articles } from '../articles.data.ts';
import { closingAt } from '../closings.ts';
import { headAt, type PageHeadContent } from '../pageHead.ts';
import type { Closing } from './caseStudies.data.ts';

export interface AgentSheetContent {
  head: PageHeadContent;
  sheet: { groups: readonly { title: string; lines: readonly SheetLine[] }[]; print: string; note: string };
  closing: Pick<Closing, 'heading' | 'text'> & {
    actions: { primary: { label: string; href: string }; secondary?: { label: string; href: string } };
  };
}

/** Article with a completed sheet. */
const example = articles.find(({ id }) => id === 'guardrails-an-auditor-can-read');

/** Page of the agent sheet, with a link to the article that has a completed sheet. */
export const agentSheetPage: AgentSheetContent = {
  head: {
    ...headAt(agentSheet.href),
    // The corner layout is hidden in print.
    drawing: { name: 'head-agent-sheet', viewBox: '52 8 376 224', layout: 'corner' },
  },
  sheet: {
    groups: agentSheet.groups,
    print: 'Print this sheet',
    note: 'Filled in as an example: the invoice agent of our article. It prints blank.',
  },
  closing: {
    ...closingAt('/resources/agent-sheet'),
    heading: 'Fill in the first one with us',
    text: 'Bring one agent, planned or running. In half a day we write its sheet and try each limit; a free call comes first, to agree on the day.',
    actions: {
      primary: { label: 'Free Strategy Call', href: '/contact' },
      ...(example && { secondary: { label: 'See a sheet filled in', href: example.href } }),
    },
  },
};
