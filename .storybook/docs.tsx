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
import { useContext, useEffect, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { storybookTheme, systemTheme } from './brand';
import { Facts, Links, Origins } from './docs-facts';
import { guideText, insteadText } from './guide';
import type { Theme } from './modes';
import './parameters';
import { setTheme } from './theming';
import { isCheck, isGallery, isNew, namesOf } from './titles';

/** The docs container in the theme of the toolbar. */
export function ThemedContainer(props: DocsContainerProps) {
  const { channel } = props.context;
  const [theme, changeTheme] = useState<Theme>(() => {
    const [last] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? [];
    return last?.globals.theme ?? systemTheme();
  });
  useEffect(() => {
    const update = ({ globals }: { globals: { theme: Theme } }) => changeTheme(globals.theme);
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, [channel]);
  setTheme(theme);
  return <DocsContainer {...props} theme={storybookTheme(theme)} />;
}

/** Sections and pages fill a window, so that their docs pages show them in one. */
const fillsWindow = ({ title }: PreparedStory) => /^(sections|pages)\//.test(title);
const ownWindow = { inline: false, height: '640px' };

/** The page of a component: all its looks, how to use it, its props, and what the last test run found. */
export function DocsPage() {
  const docs = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide, design, fileName } = preparedMeta.parameters;
  const { name, aliases } = namesOf(preparedMeta.title);
  const stories = docs.componentStories();
  const states = stories.filter((story) => !isCheck(story) && !isGallery(story));
  const gallery = stories.find(isGallery);
  const [first = gallery, ...others] = states;
  if (!first) return null;
  return (
    <>
      <Title>{name}</Title>
      <p className="note">
        {isNew(preparedMeta) ? 'New in this release.' : 'Stable.'}
        {aliases.length > 0 && ` Also called: ${aliases.join(', ')}.`}
      </p>
      <Description />
      <Origins file={fileName} design={design} />
      {gallery && <Canvas of={gallery.moduleExport} sourceState="none" />}
      {guide && <Markdown>{`${insteadText(guide)}\n\n${guideText(guide)}`}</Markdown>}
      <h2 id="props">Props</h2>
      <Canvas of={first.moduleExport} story={fillsWindow(first) ? ownWindow : undefined} />
      <Controls of={first.moduleExport} />
      <Links title="States" stories={others} />
      <Links title="Checks" stories={stories.filter(isCheck)} />
      <Facts component={first.id.split('--')[0] ?? ''} name={name} />
    </>
  );
}
