import type { BouwlijstGevelvulling } from '@adviestool/domain/bouwlijst/bouwlijst';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { Chip } from '@adviestool/ui/Chip';
import { DataTable, NumericCell, NumericHeader } from '@adviestool/ui/DataTable';
import { useIsPrinting } from '@adviestool/ui/useIsPrinting';
import { useState } from 'react';
import { Link } from 'react-router';

import styles from './Bouwlijst.module.css';
import {
  opmerkingenOf,
  type NaamVanLeverancier,
} from '@adviestool/domain/bouwlijst/bouwlijstTabellen';
import { teksten } from './teksten.ts';

const { kolom } = teksten;

interface GevelvullingGroepProps {
  /** Where a gevelvulling is, by its id. */
  pathOf: (id: string) => string;
  gevelvulling: BouwlijstGevelvulling;
  naamVan: NaamVanLeverancier;
}

const KOLOMMEN = 3;

const GevelvullingGroep = ({ pathOf, gevelvulling, naamVan }: GevelvullingGroepProps) => {
  const { id, naam, aantal, producten, voldoet, zonderMiddel } = gevelvulling;

  return (
    <tbody>
      <tr className={styles.groep}>
        <th scope="rowgroup" colSpan={KOLOMMEN}>
          <div className={styles.kop}>
            <Link to={pathOf(id)}>{naam}</Link>
            <span>× {formatNumber(aantal)}</span>
            {!voldoet && <Chip kind="bad">{teksten.voldoetNiet}</Chip>}
            {zonderMiddel.length > 0 && <Chip kind="warn">{teksten.onvolledig}</Chip>}
          </div>
          {opmerkingenOf(gevelvulling).map((opmerking) => (
            <span key={opmerking} className={styles.secondary}>
              {opmerking}
            </span>
          ))}
        </th>
      </tr>
      {producten.map((regel) => (
        <tr key={`${regel.id} ${regel.leverancier}`}>
          <td>
            {regel.naam}
            {regel.leverancier !== null && (
              <span className={styles.secondary}>{naamVan(regel.leverancier)}</span>
            )}
          </td>
          <NumericCell>{formatNumber(regel.perStuk)}</NumericCell>
          <NumericCell>{formatNumber(regel.aantal)}</NumericCell>
        </tr>
      ))}
    </tbody>
  );
};

interface GevelvullingenTabelProps {
  /** Where a gevelvulling is, by its id. */
  pathOf: (id: string) => string;
  gevelvullingen: readonly BouwlijstGevelvulling[];
  naamVan: NaamVanLeverancier;
}

const Tabel = ({ pathOf, gevelvullingen, naamVan }: GevelvullingenTabelProps) => (
  <DataTable caption={teksten.perGevelvulling}>
    <thead>
      <tr>
        <th scope="col">{kolom.product}</th>
        <NumericHeader>{teksten.perStukKort}</NumericHeader>
        <NumericHeader>{kolom.aantal}</NumericHeader>
      </tr>
    </thead>
    {gevelvullingen.map((gevelvulling) => (
      <GevelvullingGroep
        key={gevelvulling.id}
        pathOf={pathOf}
        gevelvulling={gevelvulling}
        naamVan={naamVan}
      />
    ))}
  </DataTable>
);

/** What each gevelvulling takes, a group of rows for each: folded, but on paper. */
export const GevelvullingenTabel = (props: GevelvullingenTabelProps) => {
  const isPrinting = useIsPrinting();
  const [isOpen, setOpen] = useState(false);

  return (
    <details
      open={isOpen || isPrinting}
      onToggle={({ currentTarget }) => {
        if (!isPrinting) setOpen(currentTarget.open);
      }}
    >
      <summary className={styles.summary}>
        {teksten.perGevelvullingTonen(props.gevelvullingen.length)}
      </summary>
      {(isOpen || isPrinting) && <Tabel {...props} />}
    </details>
  );
};
