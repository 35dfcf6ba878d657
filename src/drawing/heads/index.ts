import { blockAt, box } from '../parts.ts';
import { onLevel } from '../plate.ts';
import { range } from '../records/paper.ts';
import type { Drawing } from '../svg.ts';
import { formAndAgent } from './agentSheet.ts';
import { whoAnswers } from './answering.ts';
import { chairsInARow, emptyChair, stationsOfLeads, yearsAsSteps } from './company.ts';
import { alarm, askedAndAnswered, coins, letterOnItsWay, plantAndArchitect } from './contact.ts';
import { hall } from './hall.ts';
import { joinedFirms, joinedPlates } from './joining.ts';
import { type Offered, servicesMachine } from './machine.ts';
import { monthly } from './monthly.ts';
import { officesAtWork } from './offices.ts';
import { finished, paper } from './paper.ts';
import { articlesByTopic, beforeAndAfter, counted, pagesByCategory, played, sheetsApart } from './reading.ts';
import { type TitlesOfKind, titlesByKind } from './titles.ts';

/** A sheet of text that is signed and stamped. */
function stamped(): Drawing {
  const [wide, deep] = [10.5, 7.4];
  const view = paper(17, { width: wide, depth: deep, height: 0.6 });
  for (const z of [0, 0.3, 0.6]) view.polygon(onLevel(z, [0, 0], [wide, 0], [wide, deep], [0, deep]), 'part', 'top');
  const z = 0.6;
  view.line(onLevel(z, [0.9, 1], [5.4, 1]), 'outline');
  view.lines(
    range(8).map((i) =>
      onLevel(z, [0.9, 1.9 + i * 0.55], [i % 4 === 3 ? 5.6 : 9.6 - (i > 3 ? 3.4 : 0), 1.9 + i * 0.55]),
    ),
    'detail',
  );
  view.circle([8.4, 5.4, z], 1.05, 'outline').circle([8.4, 5.4, z], 0.78, 'detail');
  view.sheet.liveNode(view.project(8.4, 5.4, z), 7, 3.2);
  return finished(view);
}

/** Sheets under sheets, as the pages of the site are. */
function tree(): Drawing {
  const view = paper(13, { width: 15, depth: 9, height: 4 });
  const leaf = (x: number, y: number, z: number, size: number) => box(view, blockAt([x, y, size, size * 0.8, 0.25], z));
  const roots = [0.2, 4, 7.8, 11.6];
  for (const x of roots) {
    for (const i of range(3)) {
      view.line(
        [
          [x + 1.5, 4.4, 2],
          [x + 0.2 + i * 1.2 + 0.5, 7.6, 0.25],
        ],
        'detail',
      );
      leaf(x + i * 1.2, 7.2, 0, 0.95);
    }
  }
  for (const x of roots)
    view.line(
      [
        [7.4, 1.4, 4.4],
        [x + 1.5, 4.2, 2.2],
      ],
      'detail',
    );
  for (const x of roots) leaf(x + 0.3, 3.4, 2, 2.4);
  leaf(5.6, 0, 4.4, 3.4);
  view.sheet.liveNode(view.project(7.3, 1.4, 4.65), 8, 3.6);
  return finished(view);
}

/**
 * What stands at the head of a page that is about no plate, by the name of its file.
 *
 * @param drawn the years of the milestones, the names of the executives and of the leads, the services, the resources by kind, the articles by topic and the blog's by category, the growth in percent, and the ways to work together
 */
export const headDrawings = ({
  milestones,
  executives,
  leads,
  services,
  titles,
  topics,
  blog,
  growth,
  ways,
}: {
  milestones: readonly number[];
  executives: readonly string[];
  leads: readonly string[];
  services: readonly Offered[];
  titles: readonly TitlesOfKind[];
  topics: readonly TitlesOfKind[];
  blog: readonly TitlesOfKind[];
  growth: number;
  ways: readonly unknown[];
}): [name: string, drawing: Drawing][] => [
  ['head-services', servicesMachine(services)],
  ['head-about', officesAtWork()],
  ['head-titles', titlesByKind(titles)],
  ['head-case-studies', beforeAndAfter()],
  ['head-blog', pagesByCategory(blog)],
  ['head-thought-leadership', articlesByTopic(topics)],
  ['head-research-reports', counted()],
  ['head-events', hall()],
  ['head-agent-sheet', formAndAgent()],
  ['head-newsletter', monthly()],
  ['head-videos', played()],
  ['head-whitepapers', sheetsApart()],
  ['head-leadership', whoAnswers(executives)],
  ['head-team', stationsOfLeads(leads)],
  ['head-careers', emptyChair()],
  ['head-work', chairsInARow()],
  ['head-joining', joinedPlates()],
  ['head-partners', joinedFirms(ways.length)],
  ['head-story', yearsAsSteps(milestones)],
  ['head-contact', plantAndArchitect()],
  ['head-sales', askedAndAnswered()],
  ['head-inquiry', letterOnItsWay()],
  ['head-investors', coins(growth)],
  ['head-support', alarm()],
  ['head-legal', stamped()],
  ['head-site-map', tree()],
];
