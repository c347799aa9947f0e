import { useId, useRef } from 'react';

import controls from './control.module.css';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  /** Says what is searched; not shown. */
  label: string;
  placeholder?: string;
  value: string;
  /** Why the text is not looked for. */
  error?: string | undefined;
  /** At every key; the caller waits when a search is expensive. */
  onChange: (value: string) => void;
  onEnter?: () => void;
}

export const SearchBox = ({
  label,
  placeholder,
  value,
  error,
  onChange,
  onEnter,
}: SearchBoxProps) => {
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);

  const clear = (): void => {
    onChange('');
    input.current?.focus();
  };

  return (
    <div>
      <div className={styles.box}>
        <span className={styles.icon}>
          <Icon name="search" />
        </span>
        <input
          ref={input}
          type="search"
          className={joinClasses(controls.control, styles.input)}
          aria-label={label}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) onEnter?.();
          }}
        />
        {value !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label="Zoekterm wissen"
            onClick={clear}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {error !== undefined && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
};
