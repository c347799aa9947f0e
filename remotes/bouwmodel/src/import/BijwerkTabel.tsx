import type { UpdateRegel } from '@adviestool/domain/import/planUpdate';
import { merkVan } from '@adviestool/domain/import/listResets';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import { Button } from '@adviestool/ui/Button';
import { Chip } from '@adviestool/ui/Chip';
import { DataTable } from '@adviestool/ui/DataTable';
import type { Tone } from '@adviestool/ui/tone';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { useState } from 'react';

import styles from './BijwerkKeuze.module.css';
import { teksten } from './teksten.ts';

const woorden = teksten.bijwerken;

/** Rows that are drawn at first: a list of thousands is rarely read through. */
const EERSTE = 100;

const TONEN: Readonly<Record<UpdateRegel['soort'], Tone>> = {
  nieuw: 'info',
  gewijzigd: 'warn',
  vervallen: 'bad',
  gelijk: 'ok',
};

const naamOf = (regel: UpdateRegel): string => merkVan(regel) ?? woorden.zonderMerk;

const maatOf = ({ sent }: Extract<UpdateRegel, { soort: 'nieuw' }>): string[] =>
  typeof sent.breedte === 'number' && typeof sent.hoogte === 'number'
    ? [`${formatGetal(sent.breedte)} × ${formatGetal(sent.hoogte)} mm`]
    : [];

/** What a row does, in short lines. */
const zinnenOf = (regel: UpdateRegel): string[] => {
  if (regel.soort === 'nieuw') {
    const merk = regel.afkomst?.gevelvullingEnKaderData.merk ?? null;
    return [...maatOf(regel), ...(merk === null ? [] : [woorden.afkomst(merk)])];
  }
  const vast = regel.stored.vastgesteld === undefined ? [] : [woorden.vastgesteld];
  if (regel.soort === 'vervallen') return [woorden.vervallen, ...vast];
  return [
    ...regel.verschillen.map(({ label, oud, nieuw }) => `${label}: ${woorden.van(oud, nieuw)}`),
    ...vast,
  ];
};

interface RijProps {
  regel: UpdateRegel;
  isTaken: boolean;
  onChange: (isTaken: boolean) => void;
}

const Rij = ({ regel, isTaken, onChange }: RijProps) => {
  const naam = naamOf(regel);
  return (
    <tr>
      <td>
        <input
          type="checkbox"
          className={styles['vink']}
          aria-label={woorden.overnemenVan(naam)}
          checked={isTaken}
          onChange={(event) => onChange(event.target.checked)}
        />
      </td>
      <th scope="row">
        {naam} <Chip kind={TONEN[regel.soort]}>{woorden.soorten[regel.soort]}</Chip>
      </th>
      <td>
        {zinnenOf(regel).map((zin) => (
          <p key={zin}>{zin}</p>
        ))}
      </td>
    </tr>
  );
};

interface BijwerkTabelProps {
  /** Without those that stay as they are. */
  regels: readonly UpdateRegel[];
  gekozen: ReadonlySet<string>;
  onChange: (ids: readonly string[], isTaken: boolean) => void;
}

/** Each gevelvulling that an update adds, changes or removes, to be taken over or not. */
export const BijwerkTabel = ({ regels, gekozen, onChange }: BijwerkTabelProps) => {
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? regels : regels.slice(0, EERSTE);
  return (
    <div className={styles['tabel']}>
      <DataTable caption={woorden.tabel}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{woorden.overnemen}</VisuallyHidden>
            </th>
            <th scope="col">{woorden.gevelvulling}</th>
            <th scope="col">{woorden.wijziging}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((regel) => (
            <Rij
              key={regel.id}
              regel={regel}
              isTaken={gekozen.has(regel.id)}
              onChange={(isTaken) => onChange([regel.id], isTaken)}
            />
          ))}
        </tbody>
      </DataTable>
      {shown.length < regels.length && (
        <Button onClick={() => setIsAll(true)}>{woorden.alleTonen(regels.length)}</Button>
      )}
    </div>
  );
};
