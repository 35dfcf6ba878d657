import type { ArticlePart } from './articles.ts';

/** A report to read on a page of its own. Sample content, figures included. */
export interface ReportText {
  /** Beside the text: what was counted, when and by whom. */
  facts: readonly { term: string; value: string }[];
  /** Over the text: the figures that a reader takes with them. */
  results: readonly { value: string; label: string }[];
  /** What to do with the findings. */
  lessons: readonly string[];
  /** Method, findings with their figures, limits. Bars of one figure add up to what its caption says. */
  parts: readonly ArticlePart[];
}

/** The texts of `reports.ts`, by the id of the record. A report without one is sent on request. */
export const reportTexts: Readonly<Record<string, ReportText>> = {
  'where-sap-programs-lose-their-time': {
    facts: [
      { term: 'Sample', value: '40 programs of one SAP system each' },
      { term: 'Period', value: 'Kickoffs from January 2023 to March 2026' },
      { term: 'Unit', value: 'Working days on the critical path' },
    ],
    results: [
      { value: '28 days', label: 'of 100 spent waiting for a decision' },
      { value: '30 of 40', label: 'programs received their test data late' },
      { value: '8 days', label: 'less of hypercare in programs with a second rehearsal' },
    ],
    lessons: [
      'Name one person for each open decision, and a day on which it falls without a meeting.',
      'Order test data in the first week. It was late in three programs of four.',
      'Budget the second rehearsal before the second tester.',
    ],
    parts: [
      {
        paragraphs: [
          'Forty SAP programs took 100 working days on average from kickoff to the first productive run. Building what had been decided took 22 of them. Waiting for the decision took 28.',
        ],
      },
      {
        heading: 'Method',
        paragraphs: [
          'For each day on the critical path, two people read plan, tickets and minutes and named the one activity that the program could not go on without.',
          'They agreed on 91% of the days; a third person settled the rest. Days are working days. A day that was lost to two causes counts for the earlier one.',
        ],
      },
      {
        heading: 'Which programs',
        figure: {
          drawing: 'figure-where-sap-programs-lose-their-time',
          label: 'All programs that went live, with those that agreed to be counted marked.',
        },
        paragraphs: [
          'We took every program of ours that moved, merged or extended one SAP system, began in the period and went live: 52. Forty clients agreed to be counted.',
          'Programs with several systems or plants are not in the sample, so these figures say nothing about a rollout.',
        ],
      },
      {
        heading: 'Where the days went',
        paragraphs: [
          'The mean is 100 days, so each figure is a share as well. Thirty-four of the 40 programs took 12-24 weeks; the longest took 39.',
        ],
        bars: {
          caption: 'Working days on the critical path, mean of 40 programs, 100 in all',
          layout: 'steps',
          unit: ' days',
          bars: [
            { label: 'Waiting for a decision', value: 28, highlighted: true },
            { label: 'Building', value: 22 },
            { label: 'Testing', value: 15 },
            { label: 'Waiting for test data', value: 13 },
            { label: 'Rehearsals and cutover', value: 10 },
            { label: 'Design', value: 8 },
            { label: 'Access, transports, holidays', value: 4 },
          ],
        },
      },
      {
        heading: 'What was waited for',
        paragraphs: [
          'The decisions were rarely technical. The longest waits were for the question of who owns a process that two departments share. Three of the 28 days were waits for us: an estimate, or an architect who was with another client.',
        ],
        bars: {
          caption: 'The 28 days of waiting, by the subject of the decision',
          unit: ' days',
          bars: [
            { label: 'Who owns or pays for a process', value: 11, highlighted: true },
            { label: 'What is in scope', value: 7 },
            { label: 'Roles and authorizations', value: 6 },
            { label: 'All others', value: 4 },
          ],
        },
      },
      {
        heading: 'Test data',
        surface: 'ink',
        figure: {
          drawing: 'figure-where-sap-programs-lose-their-time-late',
          label: 'Programs in groups by how late their test data came.',
          wideHeight: 300,
        },
        paragraphs: [
          'Ten of 40 programs had the data for their first integration test on the planned day. Thirty did not: nine had it within a week, twelve within two, nine later still. In 21 of the 30 nobody had been named to extract and mask it.',
        ],
      },
      {
        heading: 'A second rehearsal, a second tester',
        figure: {
          drawing: 'figure-where-sap-programs-lose-their-time-hypercare',
          label: 'Pairs of bars: days of hypercare with fewer and with more rehearsals or testers.',
        },
        paragraphs: [
          'Hypercare is the time from cutover until tickets fall to their former level: 19 days on average in the 25 programs with one rehearsal, 11 in the 15 with two or more. The second took five working days on the critical path, besides its preparation, and went with eight days less of hypercare.',
          'A second full-time tester went with two days less: 15 instead of 17, in 20 programs each. In most of these programs one rehearsal was in the plan. Since we made this count, two are the least that we offer.',
        ],
      },
      {
        heading: 'Scope after the design',
        figure: {
          drawing: 'figure-where-sap-programs-lose-their-time-scope',
          label:
            'Cost beside the estimate, larger the later a change comes: before the end of the design, during the build, during the test.',
        },
        paragraphs: [
          'For 412 changes that were agreed after the design we know both estimate and effort. The 264 of the build took 1.7 times their estimate, the 148 of the test 2.5 times: twice the estimate on average. Scope agreed before the end of the design took 1.1 times.',
        ],
      },
      {
        heading: 'What these figures cannot show',
        paragraphs: [],
        items: [
          'All 40 programs were run by us, and 31 of them in manufacturing or automotive.',
          'A program that is stopped loses all of its time, and is not here. Of those that went live twelve are missing; they may have gone better or worse.',
          'Programs with two rehearsals had more time for other things as well. The difference of eight days is observed, not caused in an experiment.',
          'The critical path was read from documents. A decision that was made in a corridor counts from the day on which it was written down.',
        ],
      },
    ],
  },
  'agents-after-the-pilot': {
    facts: [
      { term: 'Sample', value: '18 agents from 11 clients' },
      { term: 'Period', value: 'Six months after the project team left, until August 2026' },
      { term: 'Survey', value: '164 answers from 240 users' },
    ],
    results: [
      { value: '12 of 18', label: 'agents in use after six months' },
      { value: '7 to 1', label: 'changes to retrieval for each change to the model' },
      { value: '210 of 420', label: 'tests written after an error in production' },
    ],
    lessons: [
      'Hand over to one named person with time for it. A department does not look after an agent.',
      'Plan the budget of the first half year for retrieval and content, not for models.',
      'Build the refusal first, and show it to users in the demo.',
    ],
    parts: [
      {
        paragraphs: [
          'We counted 18 agents on ERP records for six months after their project teams had left. Twelve were still in use at the end. All twelve had a named owner; none of the other six had one.',
        ],
      },
      {
        heading: 'Method',
        paragraphs: [
          'We put 24 agents into production between March 2025 and February 2026. The clients of 18 of them agreed to be counted. In use means at least 20 completed tasks a week; an agent that fell below for two weeks running counts as stopped from the first of them. Changes were counted from the repository and the change log, and sorted by what they touched. In the fifth month users were asked one question with five answers.',
        ],
      },
      {
        heading: 'In use, month by month',
        paragraphs: [
          'The six that stopped did so quietly. In three the documents behind the answers had become old, in two the process had changed, and one lost the clerk who used to check it.',
        ],
        bars: {
          caption: 'Agents in use at the end of each month, of 18',
          layout: 'columns',
          bars: [
            { label: 'Month 1', value: 18 },
            { label: 'Month 2', value: 17 },
            { label: 'Month 3', value: 15 },
            { label: 'Month 4', value: 14 },
            { label: 'Month 5', value: 13 },
            { label: 'Month 6', value: 12, highlighted: true },
          ],
        },
      },
      {
        heading: 'Owners',
        paragraphs: [
          'A named owner is one person in the business, with the agent in their goals and at least two hours a week for it.',
        ],
        table: {
          caption: 'Agents after six months',
          columns: ['Handed over to', 'In use', 'Stopped'],
          rows: [
            ['A named owner', '12', '0'],
            ['A department or a mailbox', '0', '6'],
          ],
        },
      },
      {
        heading: 'What was changed',
        surface: 'ink',
        paragraphs: [
          'Retrieval covers the index, the filters and the documents themselves. It was changed 84 times, the model twelve times. Nine of those twelve model changes followed an announcement of the vendor, not a wish of the users.',
        ],
        bars: {
          caption: 'Changes in six months, 141 in all',
          bars: [
            { label: 'Retrieval', value: 84, highlighted: true },
            { label: 'Instructions and texts', value: 27 },
            { label: 'Limits and permissions', value: 18 },
            { label: 'Model', value: 12 },
          ],
        },
      },
      {
        heading: 'What users trusted first',
        paragraphs: [
          'Many remembered the day on which the agent said that it did not know. Speed, which the projects had been sold with, came fourth.',
        ],
        bars: {
          caption: 'Which of these did you trust first? 164 answers',
          bars: [
            { label: 'It refused to answer', value: 61, highlighted: true },
            { label: 'It showed the source', value: 47 },
            { label: 'It linked the record', value: 33 },
            { label: 'It was fast', value: 14 },
            { label: 'None of these', value: 9 },
          ],
        },
      },
      {
        heading: 'Where tests came from',
        paragraphs: [
          'At the end of the period the 18 agents had 420 automated tests. Half of them had been written after an error in production.',
        ],
        bars: {
          caption: 'Tests by what led to them, 420 in all',
          bars: [
            { label: 'An error in production', value: 210, highlighted: true },
            { label: 'The project, before go-live', value: 126 },
            { label: 'A change that was planned', value: 84 },
          ],
        },
      },
      {
        heading: 'What these figures cannot show',
        paragraphs: [],
        items: [
          'Eighteen is few. One agent more or less moves a share by six points.',
          'Clients who name an owner may differ in other ways: they may care more about the process.',
          'We built all 18. Agents that come with a product are not in the sample.',
          'The 76 users who did not answer may be those who had stopped using it.',
        ],
      },
      {
        heading: 'A sheet for your own agents',
        paragraphs: ['The first thing to write down is who owns an agent, what it may do and who can stop it.'],
        links: [{ label: 'The one-page agent sheet, to print and fill in', href: '/resources/agent-sheet' }],
      },
    ],
  },
  'service-desks-with-a-copilot': {
    facts: [
      { term: 'Sample', value: '9 teams, 214 agents, 493,000 calls' },
      { term: 'Period', value: 'Eight weeks before and eight weeks after, 2025 and 2026' },
      { term: 'Unit', value: 'Minutes on the call' },
    ],
    results: [
      { value: '4.1 min', label: 'for a simple call, 5.2 before' },
      { value: '21 min', label: 'for a difficult call, 18.5 before' },
      { value: '59%', label: 'of difficult calls solved at once, 48% before' },
    ],
    lessons: [
      'Do not set a target for handling time before the fifth week.',
      'Measure what was solved beside the minutes: difficult calls got longer and better.',
      'Show the source first. Agents read it first wherever they look.',
    ],
    parts: [
      {
        paragraphs: [
          'Nine service desks got a copilot beside Service Cloud, built by us: it searches the desk’s own manuals and closed cases and suggests an answer with its source. Simple calls became 21% shorter. Difficult calls became 14% longer, and more of them were solved without a second call.',
        ],
      },
      {
        heading: 'Method',
        paragraphs: [
          'Handling time was taken from the telephone system: from the greeting to the end of the call, hold time included. Each call was filed as simple, medium or difficult by its reason, from a list that the team leads had agreed on before the start. Solved means that the same customer did not call about the same matter within 14 days.',
          'How agents read was observed in person: 40 calls in each team in the sixth week, 360 in all, with the agents’ consent.',
        ],
      },
      {
        heading: 'Handling time',
        paragraphs: [
          'Of all calls 48% were simple (an address, a copy, the status of an order), 34% medium and 18% difficult. Over all calls the mean went from 9.0 to 8.7 minutes.',
        ],
        bars: {
          caption: 'Minutes on the call, mean of eight weeks',
          layout: 'pairs',
          unit: ' min',
          bars: [
            { label: 'Simple, before', value: 5.2 },
            { label: 'Simple, with copilot', value: 4.1, highlighted: true },
            { label: 'Medium, before', value: 9.4 },
            { label: 'Medium, with copilot', value: 8.6, highlighted: true },
            { label: 'Difficult, before', value: 18.5 },
            { label: 'Difficult, with copilot', value: 21, highlighted: true },
          ],
        },
      },
      {
        heading: 'Solved at once',
        paragraphs: [
          'Agents stayed on difficult calls longer because there was something to try. Before, they had promised to call back.',
        ],
        table: {
          caption: 'Calls solved without a second one',
          columns: ['Calls', 'Before', 'With copilot'],
          rows: [
            ['Simple', '91%', '92%'],
            ['Medium', '74%', '78%'],
            ['Difficult', '48%', '59%'],
          ],
        },
      },
      {
        heading: 'The first weeks',
        surface: 'ink',
        paragraphs: [
          'The first week was slower in every team, by 6% to 22%. From the third week on the mean was below the former one.',
        ],
        bars: {
          caption: 'Minutes on the call, mean of all calls',
          layout: 'columns',
          bars: [
            { label: 'Before', value: 9 },
            { label: 'Week 1', value: 10.2, highlighted: true },
            { label: 'Week 2', value: 9.2 },
            { label: 'Week 3', value: 8.7 },
            { label: 'Week 4', value: 8.5 },
            { label: 'Weeks 5 to 8', value: 8.2 },
          ],
        },
      },
      {
        heading: 'What agents read first',
        paragraphs: [
          'The suggestion stood on top in all nine teams. In 62% of the calls the agent opened the source below it first.',
        ],
        bars: {
          caption: 'First thing read, 360 calls observed',
          bars: [
            { label: 'The source', value: 223, highlighted: true },
            { label: 'The suggestion', value: 94 },
            { label: 'Neither', value: 43 },
          ],
        },
      },
      {
        heading: 'What these figures cannot show',
        paragraphs: [],
        items: [
          'Time on the call alone was counted. Work after the call, such as notes, is not in these figures, so they are no measure of productivity.',
          'There was no group without a copilot over the same weeks. We left out two teams that had a launch or a storm in the period.',
          'Observed agents may read more carefully than others.',
          'Eight weeks are short. Whether the gain of the fifth week stays is not known.',
        ],
      },
    ],
  },
};
