import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { WordsProvider } from '../../components/words';
import { reportsPage } from '../../content/listPages/reports.data';
import { words } from '../../content/words';
import { ReportSection } from './ReportSection';

const { entries } = reportsPage.reports;
const files = entries.map(({ downloadUrl }) => downloadUrl);
const linked = (there: readonly string[]) => {
  const html = renderToString(
    <WordsProvider words={words}>
      <StaticRouter location="/resources/research-reports">
        <ReportSection {...reportsPage.reports} files={there} />
      </StaticRouter>
    </WordsProvider>,
  );
  return files.filter((file) => html.includes(`href="${file}"`));
};

it('links only existing files of reports', () => {
  expect(files.length).toBeGreaterThan(1);
  expect(linked([])).toEqual([]);
  expect(linked(files.slice(0, 1))).toEqual(files.slice(0, 1));
});
