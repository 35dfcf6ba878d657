import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { Fragment, useContext, useEffect, useRef, useState } from 'react';
import type { Globals, PreparedStory } from 'storybook/internal/types';
import { folders } from './docs-files';
import { useMarks } from './docs-marks';
import { FRAME, previewIn, seenSize } from './frames';
import type { Anatomy } from './guide';
import { sizeOf } from './modes';
import { snippet } from './snippet';

/** The most that a state takes of the page's height, in CSS pixels; the rest scrolls in its frame. */
const TALLEST = 640;

/** What a story's own record holds of its window. */
export interface Shown extends PreparedStory {
  storyGlobals: { viewport?: { value?: string } };
}

/** Whether it is a component that needs no room around it: that of sections, pages and layouts is a part of them. */
const isPart = ({ title }: Shown) => /^components\/(?!Layout\/)/.test(title);

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
  return sizeOf(own);
}

/** The first line of a message, without the colours of a terminal. */
const plainLine = (message: string) => message.replace(/\p{Cc}\[\d+m/gu, '').split('\n', 1)[0] ?? '';

/** Stories play one after the other: they share the page's focus, and the machine. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * One story as it is: in a frame, with its own window, played to its end. It is loaded as it comes near, and plays out of the
 * way, where nothing that it scrolls to or focuses moves the page.
 */
export function State({ story, globals, anatomy }: { story: Shown; globals: Globals; anatomy?: Anatomy }) {
  const docs = useContext(DocsContext);
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [column, setColumn] = useState(0);
  const [phase, setPhase] = useState<'waiting' | 'playing' | 'ended' | 'failed'>('waiting');
  const [reason, setReason] = useState('');
  const [seen, setSeen] = useState({ width: 0, height: 0 });
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
                  setSeen(seenSize(frame.current.contentWindow as Window & typeof globalThis));
                setReason(plainLine(failure));
                setPhase(failure ? 'failed' : 'ended');
                if (before instanceof HTMLElement) before.focus({ preventScroll: true });
                next();
              };
              const failed = (thrown: { message?: string; title?: string }) =>
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
  const over = phase === 'ended' || phase === 'failed';
  // A small component in a large window is shown larger, without the empty rest.
  const cut = over && !anatomy && isPart(story) && column < size.width && seen.width < size.width / 2;
  const width = cut ? seen.width : size.width;
  const scale = column > 0 ? Math.min(1, Math.max(column / width, anatomy ? SMALLEST : 0)) : 1;
  const height = Math.min(size.height, (anatomy ? WHOLE : TALLEST) / scale);
  const marks = useMarks(frame, { parts: phase === 'ended' ? anatomy?.parts : undefined, scale, width: size.width });
  const forced = parameters.forcedColors === 'active' && !matchMedia('(forced-colors: active)').matches;
  const chosen = ['theme', 'text', 'direction'].map((name) => `${name}:${globals[name]}`).join(';');
  return (
    <>
      <p className="told">
        {anatomy ? `${story.name}, ` : ''}
        {size.width} px wide{cut && `, of which ${Math.ceil(width)} are shown`}
        {scale < 1 && `, shown at ${Math.round(scale * 100)} %`}.
        {over && seen.height > height && ' The rest is below: scroll it.'}{' '}
        {forced && 'The test run forces the colors; here, the developer tools do (Rendering). '}
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
          style={{ width: width * scale, height: over ? Math.ceil(Math.min(seen.height, height) * scale) : undefined }}
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
