import { useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './ThemeSwitch.css';

export type ThemeChoice = 'light' | 'dark' | 'system';

const choices = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const satisfies readonly { value: ThemeChoice; label: string }[];

export interface ThemeSwitchProps {
  /** Names the group. Default "Theme". */
  label?: string;
  /** `system` follows the visitor's device. */
  value: ThemeChoice;
  /** Another theme was chosen. */
  onValueChange: (choice: ThemeChoice) => void;
}

/** Light, dark or the system's theme: a group of radio buttons. It only tells; storing and applying is the app's. */
export function ThemeSwitch({ label = 'Theme', value, onValueChange }: ThemeSwitchProps) {
  const name = useId();
  return (
    <fieldset>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <div className={css.group}>
        {choices.map((choice) => (
          <label key={choice.value} className={css.option}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onValueChange(choice.value)}
            />
            <span className={css.words}>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
