import { useEffect, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { type Check, changesOf, checks, STATUS, type Status, told } from './status';

/** Link to a component's source, or its path if the repository's URL is unknown. */
export function SourceLink({ file }: { file: string }) {
  const source = file.replace('./stories/', 'src/').replace('.stories.tsx', file.includes('/pages/') ? '.tsx' : '');
  const address: string | undefined = import.meta.env.STORYBOOK_SOURCE;
  return <p className="note">{address ? <a href={`${address}/${source}`}>Source</a> : <code>{source}</code>}</p>;
}

/** Links to the stories that the page does not show. */
export function Links({ title, stories }: { title: string; stories: readonly PreparedStory[] }) {
  if (stories.length === 0) return null;
  return (
    <>
      <h2 id={title.toLowerCase()}>{title}</h2>
      <ul className="links">
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Text of a file in Storybook's build; empty if the file does not exist. */
const fetchText = (file: string) =>
  fetch(file)
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '');

/** The result of the last test run, and the changes since the last release. */
export function Facts({ component, name }: { component: string; name: string }) {
  const [run, setRun] = useState<Status[string]>();
  const [changes, setChanges] = useState<string[]>([]);
  useEffect(() => {
    void fetchText(STATUS).then((text) => setRun(text ? (JSON.parse(text) as Status)[component] : undefined));
    void fetchText('CHANGELOG.md').then((text) => setChanges(changesOf(text, name)));
  }, [component, name]);
  return (
    <>
      <h2 id="status">Status</h2>
      <p>{run ? `Test run of ${run.date}.` : 'No test run is recorded with this build.'}</p>
      {run && (
        <table>
          <tbody>
            {(Object.keys(checks) as Check[]).map((check) => (
              <tr key={check}>
                <th scope="row">{checks[check]}</th>
                <td>{told(run.results[check])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
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
