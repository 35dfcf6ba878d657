/** A line of the sheet, filled in by hand. */
export interface SheetLine {
  label: string;
  /** What to write. */
  help: string;
  /** A second place to write, with its name: "Enforced in". */
  beside?: string;
  /** What another sheet says in both places: shown on screens, where nobody writes, and not printed. */
  example?: readonly [line: string, beside: string];
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
        {
          label: 'Name and version',
          help: 'As in the change log',
          beside: 'Date',
          example: ['Invoice agent, 2.3', 'March 3, 2026'],
        },
        {
          label: 'Task',
          help: 'One sentence: for whom, how often, and what it ends with',
          beside: 'Model, provider',
          example: ['For accounts payable, all day: releases an invoice or blocks it', 'A model in SAP AI Core'],
        },
        {
          label: 'Owner',
          help: 'One person in the business, not a department',
          beside: 'Deputy',
          example: ['Head of accounts payable', 'Team lead, payables'],
        },
      ],
    },
    {
      title: 'What it may do',
      lines: [
        {
          label: 'May read',
          help: 'Records and units; personal data, and how it is masked',
          beside: 'Enforced in',
          example: ['Invoices, orders and receipts of company code 1000; names masked', 'Role of its user'],
        },
        {
          label: 'May write',
          help: 'Actions, each through a released API',
          beside: 'Enforced in',
          example: ['Release or block an invoice', 'Two released APIs'],
        },
        {
          label: 'Must ask',
          help: 'Cases that go to a person, and to whom',
          beside: 'Enforced in',
          example: ['New bank details, or a price above the order by 3%: a clerk', 'Workflow'],
        },
      ],
    },
    {
      title: 'Limits',
      lines: [
        {
          label: 'Each action',
          help: 'Largest amount or change',
          beside: 'Enforced in',
          example: ['Up to $2,000', 'Service on BTP'],
        },
        {
          label: 'Each day',
          help: 'Largest total, number and running cost',
          beside: 'Enforced in',
          example: ['Up to $60,000 and 150 releases', 'Service on BTP'],
        },
        {
          label: 'Never',
          help: 'What no wording may make it do',
          beside: 'Enforced in',
          example: ['Change master data', 'No API, no role'],
        },
      ],
    },
    {
      title: 'Log',
      lines: [
        {
          label: 'Where it is',
          help: 'Actions and refusals, with the source of each',
          beside: 'Kept for',
          example: ['A table on BTP, with the invoice and the reason', 'Ten years'],
        },
        {
          label: 'Who reads it',
          help: 'Name, and how often',
          beside: 'Last read',
          example: ['Team lead, payables, every Monday', 'March 2'],
        },
      ],
    },
    {
      title: 'Stop',
      lines: [
        {
          label: 'Switch',
          help: 'Where it is; it works without the model',
          beside: 'Last tried',
          example: ['One switch in the service on BTP', 'February 27'],
        },
        {
          label: 'Who may stop it',
          help: 'Names and phones, nights included',
          beside: 'Who takes over',
          example: ['Team lead and security, day and night', 'The clerks'],
        },
      ],
    },
    {
      title: 'Signatures',
      lines: [
        {
          label: 'Business',
          help: 'Name. Sign again after any change',
          beside: 'Date',
          example: ['Head of finance', 'March 3'],
        },
        {
          label: 'Security',
          help: 'After a test that asks for what is forbidden',
          beside: 'Review by',
          example: ['After a test with 40 forbidden requests', 'September 1'],
        },
      ],
    },
  ] satisfies readonly { title: string; lines: readonly SheetLine[] }[],
} as const;
