import { useEffect, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { type ComponentRun, changesOf, STATUS, type Status } from './status';

/** Link to a component's source, or its path if the repository's URL is unknown. */
export function SourceLink({ file }: { file: string }) {
  const source = file.replace('./stories/', 'src/').replace('.stories.tsx', file.includes('/pages/') ? '.tsx' : '');
  const address: string | undefined = import.meta.env.STORYBOOK_SOURCE;
  return <p className="note">{address ? <a href={`${address}/${source}`}>Source</a> : <code>{source}</code>}</p>;
}

/** Text of a file in Storybook's build; empty if the file does not exist. */
const fetchText = (file: string) =>
  fetch(file)
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '');

/** Links to the stories, with the outcome of each in the last test run. */
function Links({ title, stories, run }: { title: string; stories: readonly PreparedStory[]; run?: ComponentRun }) {
  if (stories.length === 0) return null;
  return (
    <>
      <h2 id={title.toLowerCase()}>{title}</h2>
      <ul className="links">
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>{' '}
            {run?.stories[id]}
          </li>
        ))}
      </ul>
    </>
  );
}

function statusText({ date, stories }: ComponentRun): string {
  const outcomes = Object.values(stories);
  const failed = outcomes.filter((outcome) => outcome === 'failed').length;
  const result = failed > 0 ? `${failed} of ${outcomes.length} stories failed` : `${outcomes.length} stories passed`;
  return `Test run of ${date}: ${result}. Stories are also checked by axe in both themes, and for reflow at 320 px.`;
}

interface FactsProps {
  /** Story prefix: `components-button`. */
  component: string;
  name: string;
  states: readonly PreparedStory[];
  checks: readonly PreparedStory[];
}

/** The stories of a component, the result of its last test run, and its changes since the last release. */
export function Facts({ component, name, states, checks }: FactsProps) {
  const [run, setRun] = useState<ComponentRun>();
  const [changes, setChanges] = useState<string[]>([]);
  useEffect(() => {
    void fetchText(STATUS).then((text) => setRun(text ? (JSON.parse(text) as Status)[component] : undefined));
    void fetchText('CHANGELOG.md').then((text) => setChanges(changesOf(text, name)));
  }, [component, name]);
  return (
    <>
      <Links title="States" stories={states} run={run} />
      <Links title="Checks" stories={checks} run={run} />
      <h2 id="status">Status</h2>
      <p>{run ? statusText(run) : 'No test run is recorded with this build.'}</p>
      {changes.length > 0 && (
        <>
          <h2 id="changes">Changes since the last release</h2>
          <ul className="guide">
            {changes.map((change) => (
              <li key={change}>{change.replaceAll('`', '')}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
