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
  showIntussen,
}: {
  host: HostApi;
  naam: string;
  tekst: string;
  /** Shows what was ordered since the text was made. @returns whether there is any; null: not known */
  showIntussen: () => Promise<boolean | null>;
}) => {
  const area = useRef<HTMLTextAreaElement>(null);

  const copy = async (): Promise<void> => {
    // First: not every browser copies once something else was waited for, or lets a page copy.
    let isCopied = true;
    try {
      await navigator.clipboard.writeText(tekst);
    } catch {
      isCopied = false;
    }
    const intussen = await showIntussen();
    if (intussen === true) return;
    if (!isCopied) area.current?.select();
    const gedaan = isCopied ? teksten.mailGekopieerd : teksten.mailNietGekopieerd;
    if (intussen === null) host.toast('warning', `${gedaan} ${teksten.intussenOnbekend(naam)}`);
    else host.toast(isCopied ? 'success' : 'warning', gedaan);
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
