import { Notice } from '@adviestool/ui/Notice';
import { useEffect, useState } from 'react';

import { compareIfc, type Terugweg, type Vooraf } from './opslaan.ts';
import { teksten } from './advies/teksten.ts';
import styles from './TerugPaneel.module.css';

const woorden = teksten.paneel.ifc;

/** What would be written, before anything is: which elements get no hoekankers, and why. */
export const TerugVooraf = ({ adviezen, bestanden }: Pick<Terugweg, 'adviezen' | 'bestanden'>) => {
  const [gezien, setGezien] = useState<{
    adviezen: unknown;
    bestanden: unknown;
    vooraf: Vooraf | null;
  } | null>(null);

  useEffect(() => {
    const left = new AbortController();
    const keep = (vooraf: Vooraf | null): void => {
      if (!left.signal.aborted) setGezien({ adviezen, bestanden, vooraf });
    };
    // What cannot be compared cannot be written either, and says why when that is asked.
    compareIfc({ adviezen, bestanden }, left.signal).then(keep, () => keep(null));
    return () => left.abort();
  }, [adviezen, bestanden]);

  if (gezien?.adviezen !== adviezen || gezien.bestanden !== bestanden)
    return <p className={styles.uitleg}>{woorden.bezig}</p>;
  if (gezien.vooraf === null) return null;
  const { hoekankers, ontbreekt } = gezien.vooraf;
  if (ontbreekt.length === 0) return <p className={styles.uitleg}>{woorden.vooraf(hoekankers)}</p>;
  return (
    <Notice kind="warn" title={woorden.vooraf(hoekankers)}>
      {ontbreekt.map((regel) => (
        <p key={regel}>{regel}</p>
      ))}
    </Notice>
  );
};
