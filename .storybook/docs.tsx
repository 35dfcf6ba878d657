import { Controls, DocsContainer, DocsContext, Markdown, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import type { Globals } from 'storybook/internal/types';
import { Icon, type IconName } from '../src/components/Icon';
import { paths } from '../src/components/Icon/paths';
import './parameters';
import { isPage } from './accessibility';
import { useSteadyContents } from './docs-contents';
import { Facts, Links, Origins } from './docs-facts';
import { addressOf, files } from './docs-files';
import { docstringOf, linked } from './docs-links';
import { type Shown, State } from './docs-state';
import { type Anatomy, guideText, insteadText } from './guide';
import { CHOSEN, chooseStates, isCheck } from './states';
import { isNew, namesOf } from './titles';

export { DocsContainer };

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

/** A component's page: what it is for and what to use instead, how it looks, how to use it, its props, its states. */
export function DocsPage() {
  useSteadyContents();
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
      <Markdown>
        {linked(docstringOf(preparedMeta.component), { own: name, names: Object.keys(files), addressOf })}
      </Markdown>
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
