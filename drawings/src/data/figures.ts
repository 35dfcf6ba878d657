import type { Figure } from '../figures/figure.ts';

/** Figures of articles and records, by file name without extension. Default size 480 × 300. */
export const figures: Readonly<Record<string, { width?: number; height?: number; figure: Figure }>> = {
  'record-what-joule-needs-before-it-is-useful': {
    figure: {
      kind: 'squares',
      values: [21, 12, 9, 8],
      names: ['Works in the standard', 'Needs a document', 'Needs a skill', 'Not for Joule'],
      unit: 'questions',
    },
  },
  'record-rag-in-two-minutes': {
    figure: {
      kind: 'ring',
      values: [50, 30, 40],
      names: ['It finds', 'It never shows', 'the line'],
      unit: 'sec',
    },
  },
  'record-joule-in-the-warehouse': {
    figure: {
      kind: 'dial',
      value: 48,
      of: 60,
      unit: 'min',
    },
  },
  'record-the-customer-has-one-record': {
    figure: {
      kind: 'pairs',
      values: [
        [3100, 520],
        [1500, 690],
        [600, 90],
      ],
      names: ['Service desk', 'Store checkout', 'Web registration'],
      unit: 'Duplicates a month, before and after',
    },
  },
  'record-guardrails-an-auditor-can-read': {
    figure: {
      kind: 'ring',
      values: [4590, 1242, 88, 4110, 170],
      names: ['released', 'blocked', 'blocked wrongly', 'to a clerk', 'refused'],
      unit: 'invoices',
    },
  },
  'record-quote-to-invoice': {
    figure: {
      kind: 'steps',
      values: [1, 1, 2, 2],
      names: ['CPQ', 'Web store', 'Order', 'Invoice'],
      unit: 'min',
    },
  },
  'figure-the-2027-decision-paths': {
    figure: {
      kind: 'shares',
      values: [48, 50, 2],
      names: ['System conversion', 'New implementation', 'Selective transition'],
      of: {
        value: '10,000',
        name: 'projects',
      },
      gone: false,
    },
  },
  'figure-the-2027-decision-testers': {
    figure: {
      kind: 'stacks',
      whole: 9,
      taken: 7,
      names: {
        whole: 'Plans that slipped',
        taken: 'By department',
        left: 'By person',
      },
    },
  },
  'figure-the-2027-decision-paths-wide': {
    width: 1304,
    height: 236,
    figure: {
      kind: 'shares',
      values: [48, 50, 2],
      names: ['System conversion', 'New implementation', 'Selective transition'],
      of: {
        value: '10,000',
        name: 'projects',
      },
      gone: false,
    },
  },
  'figure-what-joule-needs-before-it-is-useful-failed': {
    figure: {
      kind: 'shares',
      values: [68, 20, 12],
      names: ['Search', 'Access rights', 'Reasoning'],
      of: {
        value: '120',
        name: 'failed answers',
      },
      gone: false,
    },
  },
  'figure-what-joule-needs-before-it-is-useful': {
    figure: {
      kind: 'stacks',
      whole: 60,
      taken: 41,
      names: {
        whole: 'questions a week',
        taken: 'Joule',
        left: 'Key user',
      },
    },
  },
  'figure-the-clean-core-is-a-contract-level-d': {
    figure: {
      kind: 'chosen',
      whole: 40,
      taken: 18,
      names: {
        whole: 'objects at level D',
        taken: 'left after a year',
        left: 'gone',
      },
    },
  },
  'figure-the-customer-has-one-record': {
    figure: {
      kind: 'chosen',
      whole: 40,
      taken: 33,
      names: {
        whole: 'fields',
        taken: 'agreed in an afternoon',
        left: 'with two owners',
      },
    },
  },
  'figure-eleven-plants-one-cutover-weekend-objects': {
    figure: {
      kind: 'shares',
      values: [68, 17, 5, 10],
      names: ['Left behind', 'Replaced by the standard', 'Rebuilt on BTP', 'Kept, adapted, with an owner'],
      of: {
        value: '4,200',
        name: 'custom objects',
      },
      counts: ['2,856', '702', '212', '430'],
      gone: true,
    },
  },
  'figure-eleven-plants-one-cutover-weekend-objects-wide': {
    width: 1304,
    height: 412,
    figure: {
      kind: 'shares',
      values: [68, 17, 5, 10],
      names: ['Left behind', 'Replaced by the standard', 'Rebuilt on BTP', 'Kept, adapted, with an owner'],
      of: {
        value: '4,200',
        name: 'custom objects',
      },
      counts: ['2,856', '702', '212', '430'],
      gone: true,
    },
  },
  'figure-the-answer-before-the-phone-rings': {
    figure: {
      kind: 'stacks',
      whole: 230,
      taken: 12,
      names: {
        whole: 'agents',
        taken: 'began',
        left: 'followed',
      },
    },
  },
  'figure-where-sap-programs-lose-their-time': {
    figure: {
      kind: 'chosen',
      whole: 52,
      taken: 40,
      names: {
        whole: 'programs went live',
        taken: 'agreed to be counted',
        left: 'did not take part',
      },
    },
  },
};
