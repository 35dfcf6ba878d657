import { useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { useWords } from '../words';
import * as css from './ThemeSwitch.css';

export type ThemeChoice = 'light' | 'dark' | 'system';

const choices: readonly ThemeChoice[] = ['light', 'dark', 'system'];

export interface ThemeSwitchProps {
  /** `system` follows the visitor's device. */
  value: ThemeChoice;
  onValueChange: (choice: ThemeChoice) => void;
}

/** Radio group for the light, dark or system theme. The caller stores the choice and applies the theme. */
export function ThemeSwitch({ value, onValueChange }: ThemeSwitchProps) {
  const words = useWords('theme');
  const name = useId();
  return (
    <fieldset>
      <VisuallyHidden as="legend">{words.label}</VisuallyHidden>
      <div className={css.group}>
        {choices.map((choice) => (
          <label key={choice} className={css.option}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onValueChange(choice)}
            />
            <span className={css.label}>{words[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
