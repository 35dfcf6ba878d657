import { useState } from 'react';
import { Icon, type IconName } from '../../src/components/Icon';
import { ResultCount } from '../../src/components/ResultCount';
import { SearchField } from '../../src/components/SearchField';
import { Stack } from '../../src/components/Stack';
import { Copy } from './Copy';
import * as css from './Foundations.css';

/** Meaning of each icon, and synonyms for the search. */
const meanings: Record<IconName, readonly [means: string, words: string]> = {
  alert: ['Marks an error, or a decision to make.', 'error warning exclamation'],
  arrow: ['Leads to a page or to the next step.', 'right next forward go'],
  'arrow-back': ['Leads to the parent page.', 'left previous return'],
  'arrow-down': ['Leads to a place below on this page.', 'scroll below'],
  calendar: ['A date, or a file for a calendar.', 'event day schedule'],
  check: ['Included, selected or done.', 'tick success yes done'],
  'chevron-down': ['Opens content below it.', 'dropdown expand caret more'],
  'chevron-up': ['Closes content below it.', 'collapse caret less'],
  close: ['Closes or removes.', 'x cross cancel remove dismiss'],
  copy: ['Copies to the clipboard.', 'duplicate clipboard'],
  download: ['Saves a file.', 'save pdf file'],
  external: ['Leads to another site.', 'link open window'],
  filter: ['Opens filters.', 'funnel refine sort'],
  info: ['Information that needs no action.', 'notice help about'],
  mail: ['Starts or sends an email.', 'email envelope message letter'],
  menu: ['Opens the site menu.', 'hamburger navigation lines'],
  minus: ['Decreases a value or closes an entry.', 'less subtract collapse'],
  pause: ['Pauses motion or a recording.', 'stop hold motion'],
  phone: ['Starts a phone call.', 'call telephone contact'],
  play: ['Starts motion or a recording.', 'start video watch'],
  plus: ['Increases a value or opens an entry.', 'add expand new'],
  search: ['Searches.', 'find magnifier lookup'],
};
const names = Object.keys(meanings) as IconName[];

/** All icons, with a search over names, meanings and synonyms. */
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
        <p className={css.note}>
          No icon matches these words. To add one, add its path to src/components/Icon/paths.ts.
        </p>
      )}
    </div>
  );
}
