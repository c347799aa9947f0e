import type { Variant } from '@adviestool/contract/variant';
import { Button } from '@adviestool/ui/Button';
import { TextInput } from '@adviestool/ui/TextInput';
import { useId, useState, type SubmitEvent } from 'react';

import {
  mayOverride,
  parseBackend,
  readOverride,
  writeOverride,
} from '../backendOverride/backendOverride.ts';
import { teksten as overrideTeksten } from '../backendOverride/teksten.ts';
import styles from './DebugSection.module.css';
import { teksten } from './teksten.ts';

/** Chooses another backend for this browser, and loads the page anew with it. */
export const BackendOverrideForm = ({ variant }: { variant: Variant }) => {
  const id = useId();
  const stored = readOverride(variant);
  const [text, setText] = useState(stored ?? '');
  const [error, setError] = useState<string | null>(null);
  const own = variant.backend.domain === '' ? location.origin : variant.backend.domain;

  const choose = (url: string | null): void => {
    writeOverride(variant, url);
    location.reload();
  };

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const url = parseBackend(text);
    if (url === null) setError(teksten.ongeldig);
    else if (!mayOverride(url, variant)) setError(teksten.nietToegestaan);
    else choose(url);
  };

  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <label htmlFor={id}>{teksten.backend}</label>
      <TextInput
        id={id}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-invalid={error !== null}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={({ target }) => {
          setText(target.value);
          setError(null);
        }}
      />
      <p id={`${id}-error`} className={styles['error']} role="alert">
        {error}
      </p>
      <p id={`${id}-hint`} className={styles['hint']}>
        {teksten.uitleg} {teksten.vanVariant(own)}
      </p>
      <div className={styles['actions']}>
        <Button type="submit">{teksten.gebruiken}</Button>
        {stored !== null && (
          <Button
            onClick={() => {
              choose(null);
            }}
          >
            {overrideTeksten.verwijderen}
          </Button>
        )}
      </div>
    </form>
  );
};
