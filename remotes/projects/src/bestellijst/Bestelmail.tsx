import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button } from '@adviestool/ui/Button';
import { useRef } from 'react';

import styles from './Bestellijst.module.css';
import { teksten } from './teksten.ts';

/** The text of a mail to a supplier, to copy; nothing is sent. */
export const Bestelmail = ({
  host,
  naam,
  tekst,
}: {
  host: HostApi;
  naam: string;
  tekst: string;
}) => {
  const area = useRef<HTMLTextAreaElement>(null);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(tekst);
      host.toast('success', teksten.mailGekopieerd);
    } catch {
      // Not every browser lets a page copy.
      area.current?.select();
      host.toast('warning', teksten.mailNietGekopieerd);
    }
  };

  return (
    <details className={styles.mail}>
      <summary className={styles.summary}>{teksten.mailTonen}</summary>
      <textarea
        ref={area}
        readOnly
        rows={Math.min(tekst.split('\n').length, 16)}
        aria-label={teksten.mailTekst(naam)}
        value={tekst}
      />
      <Button icon="copy" onClick={() => void copy()}>
        {teksten.mailKopieren}
      </Button>
    </details>
  );
};
