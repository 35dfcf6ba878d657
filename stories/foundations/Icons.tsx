import { useState } from 'react';
import { Icon, type IconName } from '../../src/components/Icon';
import { ResultCount } from '../../src/components/ResultCount';
import { SearchField } from '../../src/components/SearchField';
import { Stack } from '../../src/components/Stack';
import { Copy } from './Copy';
import * as css from './Foundations.css';

/** What a sign says here, and other words by which people look for it. */
const meanings: Record<IconName, readonly [means: string, words: string]> = {
  alert: ['Something is wrong, or needs a decision.', 'error warning exclamation'],
  arrow: ['Leads on: to a page, to the next step.', 'right next forward go'],
  'arrow-back': ['Leads back to the page above.', 'left previous return'],
  'arrow-down': ['Leads further down this page.', 'scroll below'],
  calendar: ['A date, or a file for a calendar.', 'event day schedule'],
  check: ['It is so: included, chosen, done.', 'tick success yes done'],
  'chevron-down': ['Opens something below it.', 'dropdown expand caret more'],
  'chevron-up': ['Closes what is open below it.', 'collapse caret less'],
  close: ['Closes or removes.', 'x cross cancel remove dismiss'],
  copy: ['Copies to the clipboard.', 'duplicate clipboard'],
  download: ['Saves a file.', 'save pdf file'],
  external: ['Leads to another site.', 'link open window'],
  filter: ['Opens filters.', 'funnel refine sort'],
  info: ['Something to know; nothing to do.', 'notice help about'],
  mail: ['Writes or sends mail.', 'email envelope message letter'],
  menu: ['Opens the menu of the site.', 'hamburger navigation lines'],
  minus: ['Fewer, or closes an entry.', 'less subtract collapse'],
  pause: ['Stops what moves.', 'stop hold motion'],
  phone: ['Calls by telephone.', 'call telephone contact'],
  play: ['Starts what moves, or a recording.', 'start video watch'],
  plus: ['More, or opens an entry.', 'add expand new'],
  search: ['Looks for words.', 'find magnifier lookup'],
};
const names = Object.keys(meanings) as IconName[];

/** Every icon with its meaning, to be searched by either and by what it is called elsewhere. */
export function Icons() {
  const [asked, setAsked] = useState('');
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  const found = names.filter((name) => {
    const text = `${name} ${meanings[name].join(' ')}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <div className={`sb-unstyled ${css.block}`}>
      <Stack gap="16">
        <SearchField label="Search icons" placeholder="dropdown, error, mail" value={asked} onValueChange={setAsked} />
        <ResultCount count={found.length} noun={{ one: 'icon', other: 'icons' }} />
      </Stack>
      <ul className={css.tiled}>
        {found.map((name) => (
          <li key={name} className={css.surface}>
            <Icon name={name} size={28} />
            <div className={css.named}>
              <strong>{name}</strong>
              <p>{meanings[name][0]}</p>
              <Copy text={`<Icon name="${name}" />`} />
            </div>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className={css.note}>No icon by these words. A new one is a path in src/components/Icon/paths.ts.</p>
      )}
    </div>
  );
}
