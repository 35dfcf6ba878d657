/** A line of the sheet, filled in by hand. */
export interface SheetLine {
  label: string;
  /** What to write. */
  help: string;
  /** A second place to write, with its name: "Enforced in". */
  beside?: string;
}

/** The one-page sheet of an agent, as the article on guardrails describes it: blank, to print on one sheet of paper. */
export const agentSheet = {
  href: '/resources/agent-sheet',
  title: 'The one-page agent sheet',
  lead: 'What one agent may do, where each limit is enforced, who owns it and who can stop it. Print it on one sheet, Letter or A4, and fill it in by hand.',
  description:
    'A blank sheet to print: what an AI agent may do in SAP, where each limit is enforced, its owner, its log, its stop and the signatures.',
  groups: [
    {
      title: 'The agent',
      lines: [
        { label: 'Name and version', help: 'As in the change log', beside: 'Date' },
        { label: 'Task', help: 'One sentence: for whom, how often, and what it ends with', beside: 'Model, provider' },
        { label: 'Owner', help: 'One person in the business, not a department', beside: 'Deputy' },
      ],
    },
    {
      title: 'What it may do',
      lines: [
        { label: 'May read', help: 'Records and units; personal data, and how it is masked', beside: 'Enforced in' },
        { label: 'May write', help: 'Actions, each through a released API', beside: 'Enforced in' },
        { label: 'Must ask', help: 'Cases that go to a person, and to whom', beside: 'Enforced in' },
      ],
    },
    {
      title: 'Limits',
      lines: [
        { label: 'Each action', help: 'Largest amount or change', beside: 'Enforced in' },
        { label: 'Each day', help: 'Largest total, number and running cost', beside: 'Enforced in' },
        { label: 'Never', help: 'What no wording may make it do', beside: 'Enforced in' },
      ],
    },
    {
      title: 'Log',
      lines: [
        { label: 'Where it is', help: 'Actions and refusals, with the source of each', beside: 'Kept for' },
        { label: 'Who reads it', help: 'Name, and how often', beside: 'Last read' },
      ],
    },
    {
      title: 'Stop',
      lines: [
        { label: 'Switch', help: 'Where it is; it works without the model', beside: 'Last tried' },
        { label: 'Who may stop it', help: 'Names and phones, nights included', beside: 'Who takes over' },
      ],
    },
    {
      title: 'Signatures',
      lines: [
        { label: 'Business', help: 'Name. Sign again after any change', beside: 'Date' },
        { label: 'Security', help: 'After a test that asks for what is forbidden', beside: 'Review by' },
      ],
    },
  ] satisfies readonly { title: string; lines: readonly SheetLine[] }[],
} as const;
