import {
  Controls,
  Description,
  DocsContainer,
  DocsContext,
  Markdown,
  Source,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import type { Globals, PreparedStory } from 'storybook/internal/types';
import { Icon, type IconName } from '../src/components/Icon';
import { paths } from '../src/components/Icon/paths';
import './parameters';
import { isPage } from './accessibility';
import { inAddress } from './emulation';
import { FRAME, type Mark, marksOf, previewIn, seenHeight } from './frames';
import { type Anatomy, guideText, insteadText } from './guide';
import { isTheme } from './modes';
import { snippet } from './snippet';
import { CHOSEN, chooseStates, isCheck } from './states';
import { type Check, changesOf, checks, STATUS, type Status, told } from './status';
import { isNew, namesOf } from './titles';
import { sizes, standard } from './viewports';

export { DocsContainer };

/** The most that a state takes of the page's height, in CSS pixels; the rest scrolls in its frame. */
const TALLEST = 640;

const folders = Object.fromEntries(
  Object.keys(import.meta.glob('../src/{components,sections}/*/index.ts')).map((path) => {
    const folder = path.replace(/^\.\.\/|\/index\.ts$/g, '');
    return [folder.replace(/^.*\//, ''), folder];
  }),
);
/** A component's own file, or a page's. */
const files = Object.fromEntries([
  ...Object.entries(folders).map(([name, folder]) => [name, `${folder}/${name}.tsx`]),
  ...Object.keys(import.meta.glob('../src/pages/*.tsx')).map((path) => [
    path.replace(/^.*\/|\.tsx$/g, ''),
    path.replace(/^\.\.\//, ''),
  ]),
]);

/** Where a component's docs page is. */
const addressOf = (name: string) =>
  `?path=/docs/${(folders[name] ?? '')
    .replace(/^src\//, '')
    .replace('/', '-')
    .toLowerCase()}--docs`;

/** What a story's own record holds of its window. */
interface Shown extends PreparedStory {
  storyGlobals: { viewport?: { value?: string } };
}

/** Where parts are numbered, all of it is shown, up to this height. */
const WHOLE = 1600;

/** Parts are shown at half their size at least; where that is wider than the column, it scrolls. */
const SMALLEST = 0.5;

/**
 * The window of a story: its own; else, where it fills a window, the one of the tests; else the column's width, in which parts
 * are shown as well.
 */
function windowOf({ storyGlobals, parameters }: Shown, column: number, parts: boolean) {
  const own = storyGlobals.viewport?.value;
  if (own === undefined && (parts || parameters.layout !== 'fullscreen'))
    return { width: column, height: parts ? WHOLE : TALLEST };
  const size = sizes[own ?? standard];
  if (!size) throw new Error(`No viewport "${own}".`);
  return size;
}

/** The first line of a message, without the colours of a terminal. */
const plainLine = (message: string) => message.replace(/\p{Cc}\[\d+m/gu, '').split('\n', 1)[0] ?? '';

/** Stories play one after the other: they share the page's focus, and the machine. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * One story as it is: in a frame, with its own window, played to its end. It is loaded as it comes near, and plays out of the
 * way, where nothing that it scrolls to or focuses moves the page.
 */
function State({ story, globals, anatomy }: { story: Shown; globals: Globals; anatomy?: Anatomy }) {
  const docs = useContext(DocsContext);
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [column, setColumn] = useState(0);
  const [phase, setPhase] = useState<'waiting' | 'playing' | 'ended' | 'failed'>('waiting');
  const [reason, setReason] = useState('');
  const [seen, setSeen] = useState(0);
  const [code, setCode] = useState('');
  const { id, parameters } = story;

  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const resized = new ResizeObserver(([entry]) => entry && setColumn(Math.floor(entry.contentRect.width)));
    resized.observe(element);
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        const reader = () => (document.activeElement?.matches(FRAME) ? null : document.activeElement);
        turn = turn.then(
          () =>
            new Promise<void>((next) => {
              if (!element.isConnected) return next();
              const before = reader();
              const end = (failure: string) => {
                for (const [event, listener] of ends) docs.channel.off(event, listener);
                if (frame.current?.contentWindow)
                  setSeen(seenHeight(frame.current.contentWindow as Window & typeof globalThis));
                setReason(plainLine(failure));
                setPhase(failure ? 'failed' : 'ended');
                if (before instanceof HTMLElement) before.focus({ preventScroll: true });
                next();
              };
              const failed = (thrown: { message?: string; title?: string } | undefined) =>
                end(thrown?.message || thrown?.title || 'It failed.');
              // biome-ignore lint/suspicious/noExplicitAny: each event tells something else
              const ends: [string, (about: any) => void][] = [
                ['storyFinished', (about: { storyId: string }) => about.storyId === id && end('')],
                ['playFunctionThrewException', failed],
                ['storyThrewException', failed],
                ['storyErrored', failed],
                ['storyMissing', () => end('There is no such story.')],
              ];
              for (const [event, listener] of ends) docs.channel.on(event, listener);
              setPhase('playing');
            }),
        );
      },
      { rootMargin: '400px' },
    );
    near.observe(element);
    return () => {
      resized.disconnect();
      near.disconnect();
    };
  }, [docs, id]);

  useEffect(() => {
    const rendered = (about: { id: string; source: string }) => about.id === id && setCode(about.source);
    // The controls change the page's own record of the story; its frame follows.
    const changed = ({ storyId }: { storyId: string }) => {
      if (storyId !== id || !frame.current) return;
      const { args } = docs.getStoryContext(story);
      if (sent.current === args) return;
      sent.current = args;
      void previewIn(frame.current)?.onUpdateArgs({ storyId: id, updatedArgs: args });
    };
    docs.channel.on('storybook/docs/snippet-rendered', rendered);
    docs.channel.on('storyArgsUpdated', changed);
    return () => {
      docs.channel.off('storybook/docs/snippet-rendered', rendered);
      docs.channel.off('storyArgsUpdated', changed);
    };
  }, [docs, id, story]);
  const sent = useRef<object>(null);

  const size = windowOf(story, column, anatomy !== undefined);
  const scale = column > 0 ? Math.min(1, Math.max(column / size.width, anatomy ? SMALLEST : 0)) : 1;
  const height = Math.min(size.height, (anatomy ? WHOLE : TALLEST) / scale);
  const over = phase === 'ended' || phase === 'failed';
  const marks = useMarks(frame, { parts: phase === 'ended' ? anatomy?.parts : undefined, scale, width: size.width });
  const forced = parameters.forcedColors === 'active' && !matchMedia('(forced-colors: active)').matches;
  const chosen = [...(isTheme(globals.theme) ? [`theme:${globals.theme}`] : []), ...inAddress(globals)].join(';');
  return (
    <>
      <p className="told">
        {anatomy ? `${story.name}, ` : ''}
        {size.width} px wide{scale < 1 && `, shown at ${Math.round(scale * 100)} %`}.{' '}
        {forced && 'Forced colors are shown as nearly as a page can. '}
        <a href={`./?path=/story/${id}`} target="_top">
          Open
        </a>
      </p>
      {reason && (
        <p className="told" role="alert">
          Its steps did not come to their end: {reason}
        </p>
      )}
      {marks.missing && (
        <p className="told" role="alert">
          {marks.missing}
        </p>
      )}
      <div ref={room}>
        <div
          className="room"
          data-phase={marks.missing ? 'failed' : phase}
          style={{ width: size.width * scale, height: over ? Math.ceil(Math.min(seen, height) * scale) : undefined }}
        >
          {phase !== 'waiting' && column > 0 && (
            <iframe
              ref={frame}
              data-story={id}
              title={story.name}
              src={`iframe.html?id=${id}&viewMode=story&globals=${chosen};a11y.manual:!true`}
              style={{ width: size.width, height, scale: `${scale}` }}
            />
          )}
          {marks.shown.map(({ x, y, box }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its number
            <Fragment key={at}>
              <span className="part" style={box} aria-hidden="true" />
              <span className="mark" style={{ left: x, top: y }} aria-hidden="true">
                {at + 1}
              </span>
            </Fragment>
          ))}
        </div>
      </div>
      {over && code && !anatomy && (
        <details className="code">
          <summary>Code</summary>
          <Source code={snippet(code, folders)} language="tsx" />
        </details>
      )}
    </>
  );
}

/** The numbers on a frame's parts, which follow whatever is laid out anew in it. */
function useMarks(
  frame: RefObject<HTMLIFrameElement | null>,
  { parts, scale, width }: { parts: Anatomy['parts'] | undefined; scale: number; width: number },
): { shown: Mark[]; missing: string } {
  const docs = useContext(DocsContext);
  const [marks, setMarks] = useState<{ shown: Mark[]; missing: string }>({ shown: [], missing: '' });
  useEffect(() => {
    const { current } = frame;
    const inside = current?.contentDocument;
    if (!parts || !inside) return;
    const place = () => {
      const room = { width: width * scale, height: current.parentElement?.clientHeight ?? 0 };
      try {
        const selectors = parts.map(([, selector]) => selector);
        setMarks({ shown: marksOf(inside, { selectors, scale, room }), missing: '' });
      } catch (error) {
        setMarks({ shown: [], missing: error instanceof Error ? error.message : String(error) });
      }
    };
    const resized = new ResizeObserver(place);
    for (const one of [inside.body, current.parentElement]) if (one) resized.observe(one);
    docs.channel.on('storyRendered', place);
    return () => {
      resized.disconnect();
      docs.channel.off('storyRendered', place);
    };
  }, [docs, frame, parts, scale, width]);
  return marks;
}

/** A component's parts: numbers on a live state, and beside it what they stand for. */
function Parts({ anatomy, story, globals }: { anatomy: Anatomy; story: Shown; globals: Globals }) {
  return (
    <>
      <h2 id="anatomy">Anatomy</h2>
      <div className="anatomy">
        <div>
          <State story={story} globals={globals} anatomy={anatomy} />
        </div>
        <ol>
          {anatomy.parts.map(([part]) => (
            <li key={part}>{part}</li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** Every icon that a prop takes, to be chosen by its picture; the control beside the prop knows names alone. */
function IconChoice({ story, prop }: { story: Shown; prop: string }) {
  const docs = useContext(DocsContext);
  const [chosen, setChosen] = useState<unknown>(docs.getStoryContext(story).args[prop]);
  useEffect(() => {
    const changed = ({ storyId, args }: { storyId: string; args: Record<string, unknown> }) =>
      storyId === story.id && setChosen(args[prop]);
    docs.channel.on('storyArgsUpdated', changed);
    return () => docs.channel.off('storyArgsUpdated', changed);
  }, [docs, story.id, prop]);
  const choose = (name: string | undefined) =>
    docs.channel.emit('updateStoryArgs', { storyId: story.id, updatedArgs: { [prop]: name } });
  return (
    <fieldset className="signs sb-unstyled">
      <legend>
        <code>{prop}</code>, by its picture
      </legend>
      {(Object.keys(paths) as IconName[]).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen === name}
          onClick={() => choose(chosen === name ? undefined : name)}
        >
          <Icon name={name} size={20} />
          {name}
        </button>
      ))}
    </fieldset>
  );
}

/** Where its source is, as a link where Storybook knows an address of it, and where it is drawn. */
function Origins({ name, design }: { name: string; design: string | undefined }) {
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

function Links({ title, stories }: { title: string; stories: readonly Shown[] }) {
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
function Facts({ component, name }: { component: string; name: string }) {
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
      <table>
        <tbody>
          {(Object.keys(checks) as Check[]).map((check) => (
            <tr key={check}>
              <th scope="row">{checks[check]}</th>
              <td>{told(run?.results[check])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2 id="changes">Changes since the last release</h2>
      {changes.length > 0 ? (
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      ) : (
        <p>None.</p>
      )}
    </>
  );
}

/** A component's page: what it is for and what to use instead, how it looks, how to use it, its props, its states. */
export function DocsPage() {
  const docs = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide, design, docs: { states } = {} } = preparedMeta.parameters;
  const { name, aliases } = namesOf(preparedMeta.title);
  const all = docs.componentStories() as Shown[];
  const [first, ...others] = chooseStates(all, {
    named: states,
    most: isPage(preparedMeta.title) ? CHOSEN.page : CHOSEN.part,
  });
  if (!first) return null;
  const { globals } = docs.getStoryContext(first);
  const drawn = guide?.anatomy?.story ? chooseStates(all, { named: [guide.anatomy.story] })[0] : first;
  const icons = Object.entries(first.argTypes).filter(([, { table }]) => table?.type?.summary === 'IconName');
  const rest = all.filter((story) => story !== first && !others.includes(story));
  return (
    <>
      <Title>{name}</Title>
      <p className="told">
        {isNew(preparedMeta) ? 'New' : 'Stable'}.{aliases.length > 0 && ` Elsewhere: ${aliases.join(', ')}.`}
      </p>
      <Origins name={name} design={design} />
      <Description />
      <State key={first.id} story={first} globals={globals} />
      {guide?.instead && <Markdown>{insteadText(guide, addressOf)}</Markdown>}
      {guide?.anatomy && drawn && <Parts anatomy={guide.anatomy} story={drawn} globals={globals} />}
      {guide && <Markdown>{guideText(guide)}</Markdown>}
      <h2 id="props">Props</h2>
      <div className="props">
        <Controls of={first.moduleExport} />
      </div>
      {icons.map(([prop]) => (
        <IconChoice key={prop} story={first} prop={prop} />
      ))}
      {others.length > 0 && <h2 id="states">States</h2>}
      {others.map((story) => (
        <section key={story.id}>
          <h3 id={story.id}>{story.name}</h3>
          <State story={story} globals={globals} />
        </section>
      ))}
      <Facts component={first.id.split('--')[0] ?? ''} name={name} />
      <Links title="More states" stories={rest.filter((story) => !isCheck(story))} />
      <Links title="Checks" stories={rest.filter(isCheck)} />
    </>
  );
}
