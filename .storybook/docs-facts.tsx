import { useEffect, useState } from 'react';
import { files } from './docs-files';
import type { Shown } from './docs-state';
import { type Check, changesOf, checks, STATUS, type Status, told } from './status';

/** Where its source is, as a link where Storybook knows an address of it, and where it is drawn. */
export function Origins({ name, design }: { name: string; design: string | undefined }) {
  const file = files[name];
  const address: string | undefined = import.meta.env.STORYBOOK_SOURCE;
  if (!file && !design) return null;
  return (
    <p className="told origins">
      {file && (address ? <a href={`${address}/${file}`}>Source</a> : <code>{file}</code>)}
      {design && <a href={design}>Design</a>}
    </p>
  );
}

/** Stories that the page does not show, each as a link. */
export function Links({ title, stories }: { title: string; stories: readonly Shown[] }) {
  if (stories.length === 0) return null;
  return (
    <>
      <h2 id={title.toLowerCase().replaceAll(' ', '-')}>{title}</h2>
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

/** A file beside Storybook, or nothing where there is none. */
const fetched = (file: string) =>
  fetch(file)
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '');

/** What the last test run found of the component, and what changed of it since the last release. */
export function Facts({ component, name }: { component: string; name: string }) {
  const [run, setRun] = useState<Status[string]>();
  const [changes, setChanges] = useState<string[]>([]);
  useEffect(() => {
    void fetched(STATUS).then((text) => setRun(text ? (JSON.parse(text) as Status)[component] : undefined));
    void fetched('CHANGELOG.md').then((text) => setChanges(changesOf(text, name)));
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
          <ul>
            {changes.map((change) => (
              <li key={change}>
                {change.split('`').map((words, at) => (at % 2 ? <code key={words}>{words}</code> : words))}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
