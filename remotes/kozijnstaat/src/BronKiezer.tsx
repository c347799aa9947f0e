import { Button } from '@adviestool/ui/Button';
import { FileDrop } from '@adviestool/ui/FileDrop';
import { Notice } from '@adviestool/ui/Notice';
import { useEffect, useEffectEvent, useId, useState } from 'react';

import styles from './BronKiezer.module.css';
import { teksten } from './teksten.ts';

/** A file, or the text of the clipboard. */
export type Bron = File | string;

interface BronKiezerProps {
  /** Name of what is being read; null: nothing is. */
  bezig: string | null;
  /** Why the last one gave no list. */
  fout: string | null;
  onBron: (bron: Bron) => void;
  onFout: (fout: string) => void;
  onStop: () => void;
  onSjabloon: () => void;
}

const { bron: woorden } = teksten;

/** Where a list comes in: dropped, chosen, pasted anywhere on the page, or as text. */
export const BronKiezer = ({
  bezig,
  fout,
  onBron,
  onFout,
  onStop,
  onSjabloon,
}: BronKiezerProps) => {
  const textId = useId();
  const [tekst, setTekst] = useState('');

  const take = ([only, second]: readonly File[]): void => {
    if (second !== undefined) onFout(woorden.meerBestanden);
    else if (only !== undefined) onBron(only);
  };

  const paste = useEffectEvent((event: ClipboardEvent): void => {
    const files = [...(event.clipboardData?.files ?? [])];
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    // A spreadsheet puts a picture of the cells beside their text.
    if (pasted.trim() === '' && files.length === 0) return;
    event.preventDefault();
    if (pasted.trim() === '') take(files);
    else onBron(pasted);
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('paste', (event) => paste(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  return (
    <div className={styles.kiezer}>
      {fout !== null && (
        <Notice kind="bad" role="alert">
          {fout}
        </Notice>
      )}
      <FileDrop
        title={woorden.sleep}
        choose={woorden.kies}
        accept=".xlsx,.csv,.tsv,.txt"
        hint={woorden.hint}
        busy={
          bezig !== null && (
            <>
              <output>{woorden.bezig(bezig)}</output>
              <progress aria-label={woorden.bezig(bezig)} />
              <Button onClick={onStop}>{teksten.annuleren}</Button>
            </>
          )
        }
        onFiles={take}
      />
      <div className={styles.tekst}>
        <label htmlFor={textId}>{woorden.tekst}</label>
        <textarea
          id={textId}
          rows={4}
          value={tekst}
          onChange={({ target }) => setTekst(target.value)}
        />
        <div className={styles.knoppen}>
          <Button
            busy={bezig !== null}
            disabled={tekst.trim() === ''}
            onClick={() => onBron(tekst)}
          >
            {woorden.lees}
          </Button>
          <Button kind="quiet" icon="download" onClick={onSjabloon}>
            {woorden.sjabloon}
          </Button>
        </div>
      </div>
    </div>
  );
};
