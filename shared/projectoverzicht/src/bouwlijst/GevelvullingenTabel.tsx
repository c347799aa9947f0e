import type { BouwlijstGevelvulling } from '@adviestool/domain/bouwlijst/bouwlijst';
import { formatGevelvullingen, formatHoekankers } from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import {
  opmerkingenOf,
  type NaamVanLeverancier,
} from '@adviestool/domain/bouwlijst/bouwlijstTabellen';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import {
  groepNaam,
  plaatsGroepen,
  type Groepering,
} from '@adviestool/domain/toelichting/plaatsGroepen';
import { plaatsTekst } from '@adviestool/domain/toelichting/plaatsTekst';
import { Chip } from '@adviestool/ui/Chip';
import { DataTable, NumericCell, NumericHeader } from '@adviestool/ui/DataTable';
import { useIsPrinting } from '@adviestool/ui/useIsPrinting';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';

import styles from './Bouwlijst.module.css';
import { teksten } from './teksten.ts';

const { kolom } = teksten;

interface GevelvullingGroepProps {
  /** The place that stands above it already. */
  groepering: Groepering | null;
  /** Where a gevelvulling is, by its id. */
  pathOf: (id: string) => string;
  gevelvulling: BouwlijstGevelvulling;
  naamVan: NaamVanLeverancier;
}

const KOLOMMEN = 3;

const GevelvullingGroep = ({
  groepering,
  pathOf,
  gevelvulling,
  naamVan,
}: GevelvullingGroepProps) => {
  const { id, naam, aantal, producten, voldoet, waarschuwingen } = gevelvulling;
  const isOnvolledig = gevelvulling.zonderMiddel.length + gevelvulling.zonderHout.length > 0;
  const plaats = plaatsTekst({
    ...gevelvulling,
    ...(groepering !== null && { [groepering]: null }),
  });

  return (
    <tbody>
      <tr className={styles.groep}>
        <th scope="rowgroup" colSpan={KOLOMMEN}>
          <div className={styles.kop}>
            <Link to={pathOf(id)}>{naam}</Link>
            <span>× {formatNumber(aantal)}</span>
            {!voldoet && <Chip kind="bad">{teksten.voldoetNiet}</Chip>}
            {waarschuwingen > 0 && (
              <Chip kind="warn">{adviesTeksten.waarschuwingen(waarschuwingen)}</Chip>
            )}
            {isOnvolledig && <Chip kind="warn">{teksten.onvolledig}</Chip>}
          </div>
          {plaats !== '' && <span className={styles.secondary}>{plaats}</span>}
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

const hoekankersIn = (gevelvullingen: readonly BouwlijstGevelvulling[]): number =>
  gevelvullingen
    .flatMap(({ producten }) => producten)
    .reduce((som, { soort, aantal }) => (soort === 'hoekanker' ? som + aantal : som), 0);

interface PlaatsKopProps {
  naam: string;
  gevelvullingen: readonly BouwlijstGevelvulling[];
}

/** The place that the gevelvullingen below are in, and how many hoekankers go there. */
const PlaatsKop = ({ naam, gevelvullingen }: PlaatsKopProps) => (
  <tbody>
    <tr className={styles.plaats}>
      <th scope="rowgroup" colSpan={KOLOMMEN}>
        <div className={styles.kop}>
          {naam}
          <span className={styles.telling}>
            {formatGevelvullingen(gevelvullingen.length)} ·{' '}
            {formatHoekankers(hoekankersIn(gevelvullingen))}
          </span>
        </div>
      </th>
    </tr>
  </tbody>
);

interface GevelvullingenTabelProps {
  /** Where a gevelvulling is, by its id. */
  pathOf: (id: string) => string;
  gevelvullingen: readonly BouwlijstGevelvulling[];
  naamVan: NaamVanLeverancier;
  /** The place that they are grouped by. */
  groepering?: Groepering | null;
}

const Groepen = ({
  gevelvullingen,
  ...props
}: GevelvullingenTabelProps & { groepering: Groepering | null }) =>
  gevelvullingen.map((gevelvulling) => (
    <GevelvullingGroep key={gevelvulling.id} gevelvulling={gevelvulling} {...props} />
  ));

const Tabel = ({ groepering = null, ...props }: GevelvullingenTabelProps) => (
  <DataTable caption={teksten.perGevelvulling}>
    <thead>
      <tr>
        <th scope="col">{kolom.product}</th>
        <NumericHeader>{teksten.perStukKort}</NumericHeader>
        <NumericHeader>{kolom.aantal}</NumericHeader>
      </tr>
    </thead>
    {groepering === null ? (
      <Groepen {...props} groepering={null} />
    ) : (
      plaatsGroepen(props.gevelvullingen, (each) => each[groepering]).map(
        ({ sleutel, naam, items }) => (
          <Fragment key={sleutel}>
            <PlaatsKop naam={groepNaam(groepering, naam)} gevelvullingen={items} />
            <Groepen {...props} groepering={groepering} gevelvullingen={items} />
          </Fragment>
        ),
      )
    )}
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
