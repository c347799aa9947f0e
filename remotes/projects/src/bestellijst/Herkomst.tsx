import type { Levering } from '@adviestool/contract/bestellingen';
import { gevelvullingPath } from '@adviestool/contract/paths';
import type { BestelLeverancier } from '@adviestool/domain/bestellijst/bestellijst';
import { isNietGetoetst } from '@adviestool/domain/bouwlijst/bouwlijstTabellen';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { Chip } from '@adviestool/ui/Chip';
import { DataTable, NumericCell, NumericHeader } from '@adviestool/ui/DataTable';
import { useState } from 'react';
import { Link } from 'react-router';

import styles from './Bestellijst.module.css';
import { teksten } from './teksten.ts';

const { kolom } = teksten;

interface HerkomstProps {
  projectId: number;
  naam: string;
  leverancier: BestelLeverancier;
  levering: Levering | null;
}

const Tabel = ({ projectId, naam, leverancier, levering }: HerkomstProps) => (
  <DataTable caption={teksten.herkomstTabel(naam)}>
    <thead>
      <tr>
        <th scope="col">{kolom.gevelvulling}</th>
        {levering !== null && <th scope="col">{kolom.levering}</th>}
        <NumericHeader>{kolom.aantal}</NumericHeader>
      </tr>
    </thead>
    {leverancier.regels.map((regel) => (
      <tbody key={regel.id}>
        <tr className={styles.som}>
          <th scope="rowgroup" colSpan={levering === null ? 1 : 2}>
            {regel.naam}
          </th>
          <NumericCell>{formatNumber(regel.nodig)}</NumericCell>
        </tr>
        {regel.leveringen.flatMap((each) =>
          each.herkomst.map((van) => (
            <tr key={van.id}>
              <td>
                <Link to={gevelvullingPath(projectId, van.id)}>{van.naam}</Link>{' '}
                {!van.voldoet && <Chip kind="bad">{teksten.voldoetNiet}</Chip>}
                {isNietGetoetst(van) && (
                  <Chip kind="warn">{adviesTeksten.bevestigingNietGetoetst}</Chip>
                )}
                {van.waarschuwingen > 0 && (
                  <Chip kind="warn">{adviesTeksten.waarschuwingen(van.waarschuwingen)}</Chip>
                )}
              </td>
              {levering !== null && <td>{teksten.levering(levering, each.naam)}</td>}
              <NumericCell>{formatNumber(van.aantal)}</NumericCell>
            </tr>
          )),
        )}
      </tbody>
    ))}
  </DataTable>
);

/** From which gevelvullingen each number is, folded: the order comes first. */
export const Herkomst = (props: HerkomstProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{teksten.herkomstTonen}</summary>
      {isOpen && <Tabel {...props} />}
    </details>
  );
};
