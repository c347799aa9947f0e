import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';

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
  const file = useRef<HTMLInputElement>(null);
  const textId = useId();
  const [tekst, setTekst] = useState('');
  const [isOver, setOver] = useState(false);

  const take = (files: FileList | null | undefined): void => {
    const [only, second] = [...(files ?? [])];
    if (second !== undefined) onFout(woorden.meerBestanden);
    else if (only !== undefined) onBron(only);
  };

  const paste = useEffectEvent((event: ClipboardEvent): void => {
    const { files } = event.clipboardData ?? {};
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    // A spreadsheet puts a picture of the cells beside their text.
    if (pasted.trim() === '' && (files?.length ?? 0) === 0) return;
    event.preventDefault();
    if (pasted.trim() === '') take(files);
    else onBron(pasted);
  });
  /** Anywhere on the page: beside the place the browser would open the file in its stead. */
  const drag = useEffectEvent((event: DragEvent): void => {
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') take(event.dataTransfer?.files);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('paste', (event) => paste(event), { signal });
    for (const type of ['dragover', 'dragleave', 'drop'] as const) {
      document.addEventListener(type, (event) => drag(event), { signal });
    }
    return () => listening.abort();
  }, []);

  return (
    <div className={styles.kiezer}>
      {fout !== null && (
        <Notice kind="bad" role="alert">
          {fout}
        </Notice>
      )}
      <div className={styles.plek} data-over={isOver || undefined}>
        {bezig === null ? (
          <>
            <p className={styles.sleep}>{woorden.sleep}</p>
            <input
              ref={file}
              type="file"
              hidden
              aria-label={woorden.kies}
              accept=".xlsx,.csv,.tsv,.txt"
              onChange={({ target }) => {
                take(target.files);
                // The same file may be chosen again.
                target.value = '';
              }}
            />
            <Button kind="primary" onClick={() => file.current?.click()}>
              {woorden.kies}
            </Button>
            <p>{woorden.of}</p>
            <p className={styles.grenzen}>{woorden.grenzen}</p>
          </>
        ) : (
          <>
            <output>{woorden.bezig(bezig)}</output>
            <progress aria-label={woorden.bezig(bezig)} />
            <Button onClick={onStop}>{teksten.annuleren}</Button>
          </>
        )}
      </div>
      <div className={styles.tekst}>
        <label htmlFor={textId}>{woorden.tekst}</label>
        <textarea
          id={textId}
          rows={4}
          value={tekst}
          onChange={({ target }) => setTekst(target.value)}
        />
        <div className={styles.knoppen}>
          <Button disabled={tekst.trim() === '' || bezig !== null} onClick={() => onBron(tekst)}>
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
