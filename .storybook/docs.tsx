import {
  Canvas,
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  DocsContext,
  Markdown,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useLayoutEffect, useState } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { PreparedStory } from 'storybook/internal/types';
import { storybookTheme } from './brand';
import { Facts, SourceLink } from './docs-facts';
import { guideText } from './guide';
import { sizeOf, type Theme } from './modes';
import './parameters';
import { isCheck, isGallery, isNew, namesOf } from './titles';

/** The toolbar's theme. Not read from channel events, which may come from stories in iframes with their own globals. */
const toolbarTheme = (): Theme =>
  Reflect.get(globalThis, '__STORYBOOK_PREVIEW__').storyStoreValue.userGlobals.get().theme;

/** Docs container in the toolbar's theme. */
export function ThemedContainer(props: DocsContainerProps) {
  const { channel } = props.context;
  const [theme, changeTheme] = useState(toolbarTheme);
  useEffect(() => {
    const update = () => changeTheme(toolbarTheme());
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, [channel]);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return <DocsContainer {...props} theme={storybookTheme(theme)} />;
}

/** Story with its globals, which can set the viewport. */
interface Shown extends PreparedStory {
  storyGlobals: { viewport?: { value?: string } };
}

/**
 * Shows a story inline. An iframe shows sections, pages, stories with viewports narrower than 1024 px, and stories that
 * set `docs.story.inline` to false. `docs.story.height` is the height of the iframe. The default is 580 px, or at most
 * 480 px for narrow viewports.
 */
function Preview({ story }: { story: Shown }) {
  const { title, storyGlobals, parameters, moduleExport } = story;
  const { width, height } = sizeOf(storyGlobals.viewport?.value);
  const isNarrow = width < 1024;
  const isFramed = isNarrow || /^(sections|pages)\//.test(title) || parameters.docs?.story?.inline === false;
  const defaultHeight = `${isNarrow ? Math.min(height, 480) : 580}px`;
  const frame = { inline: false, height: parameters.docs?.story?.height ?? defaultHeight };
  return (
    <div className={isNarrow ? undefined : 'desktop'} style={isNarrow ? { maxInlineSize: width } : undefined}>
      <Canvas of={moduleExport} story={isFramed ? frame : undefined} />
    </div>
  );
}

/** Largest number of stories at the top of a page without a gallery. */
const MOST = 3;

/** Docs page of a component: gallery, guidance, props and the result of the last test run. */
export function DocsPage() {
  const docs = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide, fileName } = preparedMeta.parameters;
  const { name, aliases } = namesOf(preparedMeta.title);
  const stories = docs.componentStories() as Shown[];
  // `tags: ['!autodocs']` leaves out a story that takes focus, because the page would scroll to it.
  const states = stories.filter((story) => !isCheck(story) && !isGallery(story) && story.tags.includes('autodocs'));
  const gallery = stories.find(isGallery);
  const [first = gallery] = states;
  useEffect(() => {
    // At first, Controls gets mapped values, which match no option of a select. An update gives it the option names.
    if (first) docs.channel.emit(UPDATE_STORY_ARGS, { storyId: first.id, updatedArgs: {} });
  }, [docs, first]);
  if (!first) return null;
  return (
    <>
      <Title>{name}</Title>
      <p className="note">
        {isNew(preparedMeta) ? 'New in this release.' : 'Stable.'}
        {aliases.length > 0 && ` Also called: ${aliases.join(', ')}.`}
      </p>
      <Description />
      <SourceLink file={fileName} />
      {gallery && (
        <div className="desktop">
          <Canvas of={gallery.moduleExport} sourceState="none" />
        </div>
      )}
      {!gallery &&
        states.slice(0, MOST).map((story) => (
          <section key={story.id}>
            <h3>{story.name}</h3>
            <Preview story={story} />
          </section>
        ))}
      {guide && (
        <div className="guide">
          <Markdown>{guideText(guide)}</Markdown>
        </div>
      )}
      <h2 id="props">Props</h2>
      {gallery && first !== gallery && <Preview story={first} />}
      <div className="props">
        <Controls of={first.moduleExport} />
      </div>
      <Facts
        component={first.id.split('--')[0] ?? ''}
        name={name}
        states={stories.filter((story) => !isCheck(story))}
        checks={stories.filter(isCheck)}
      />
    </>
  );
}
