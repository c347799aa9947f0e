import { useRef } from 'react';

import controls from './control.module.css';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  /** Says what is searched; not shown. */
  label: string;
  placeholder?: string;
  value: string;
  /** At every key; the caller waits when a search is expensive. */
  onChange: (value: string) => void;
}

export const SearchBox = ({ label, placeholder, value, onChange }: SearchBoxProps) => {
  const input = useRef<HTMLInputElement>(null);

  const clear = (): void => {
    onChange('');
    input.current?.focus();
  };

  return (
    <div className={styles.box}>
      <span className={styles.icon}>
        <Icon name="search" />
      </span>
      <input
        ref={input}
        type="search"
        className={joinClasses(controls.control, styles.input)}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <button type="button" className={styles.clear} aria-label="Zoekterm wissen" onClick={clear}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
};
