import { ID_VELD, LIJSTVELDEN } from '@adviestool/domain/velden/lijstvelden';
import { MATEN_LABELS, MATENKEUZES } from '@adviestool/kozijnstaten/maten';
import { keuzeVan, type LijstKolom } from '@adviestool/kozijnstaten/matchKolommen';
import type { Vraag } from '@adviestool/kozijnstaten/vraag';
import { NativeSelect } from '@adviestool/ui/NativeSelect';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { useId } from 'react';

import styles from './Kolommen.module.css';
import { teksten } from './teksten.ts';
import { VraagKeuze } from './VraagKeuze.tsx';

interface KolomKeuzeProps {
  kolom: LijstKolom;
  /** What the first cells of the column show. */
  voorbeelden: readonly string[];
  /** The questions about this column. */
  vragen: readonly Vraag[];
  onVeld: (veld: string | null) => void;
  onAntwoord: (vraag: string, antwoord: string) => void;
}

/** A column as read, with what it becomes. */
export const KolomKeuze = ({ kolom, voorbeelden, vragen, onVeld, onAntwoord }: KolomKeuzeProps) => {
  const id = useId();
  const { kop, veld, reden } = kolom;
  const hasVeldVraag = vragen.some(({ soort }) => soort === 'veld');

  return (
    <li className={styles.kolom} data-ongebruikt={veld === null || undefined}>
      <p className={styles.kop}>{kop}</p>
      {voorbeelden.length > 0 && (
        <p className={styles.voorbeeld}>{teksten.kolommen.voorbeeld(voorbeelden.join(', '))}</p>
      )}
      {!hasVeldVraag && (
        <>
          <VisuallyHidden>
            <label htmlFor={id}>{teksten.kolommen.wordt(kop)}</label>
          </VisuallyHidden>
          <NativeSelect
            id={id}
            value={keuzeVan(kolom) ?? ''}
            onChange={({ target }) => onVeld(target.value === '' ? null : target.value)}
          >
            <option value="">{teksten.kolommen.nietGebruikt}</option>
            {LIJSTVELDEN.map(({ naam, label, eenheid }) => (
              <option key={naam} value={naam}>
                {eenheid === undefined ? label : `${label} (${eenheid})`}
              </option>
            ))}
            {MATENKEUZES.map((maten) => (
              <option key={maten} value={maten}>
                {MATEN_LABELS[maten]}
              </option>
            ))}
            {veld === ID_VELD && <option value={ID_VELD}>{kop}</option>}
          </NativeSelect>
        </>
      )}
      {reden === 'dubbel' && <p className={styles.voorbeeld}>{teksten.kolommen.dubbel}</p>}
      {vragen.map((vraag) => (
        <VraagKeuze
          key={vraag.id}
          vraag={vraag}
          onAntwoord={(antwoord) => onAntwoord(vraag.id, antwoord)}
        />
      ))}
    </li>
  );
};
