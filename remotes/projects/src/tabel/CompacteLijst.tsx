import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { useIsPrinting } from '@adviestool/ui/useIsPrinting';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';

import styles from './CompacteLijst.module.css';
import { teksten } from './teksten.ts';
import { ToestandMerk } from './ToestandMerk.tsx';

/** Above this number only the rows near what is in sight are drawn. */
const MOST_DRAWN = 100;
/** Height of every row, px. */
const HOOGTE = 80;
const OVERSCAN = 10;

const maat = ({ breedte, hoogte }: GevelvullingRij): string =>
  breedte && hoogte ? `${formatGetal(breedte)} × ${formatGetal(hoogte)}` : teksten.leeg;

const Regel = memo(({ rij, path }: { rij: GevelvullingRij; path: string }) => (
  <>
    <Link to={path} className={styles.open} aria-label={rij.naam}>
      <b>{rij.merk ?? teksten.leeg}</b>
    </Link>
    <ToestandMerk rij={rij} />
    <span className={styles.omschrijving}>
      {rij.plaats === '' ? rij.omschrijving : `${rij.plaats} · ${rij.omschrijving}`}
    </span>
    <span className={styles.cijfers}>
      {maat(rij)} · {teksten.stuks(rij.aantal ?? 0)}
      {rij.aantalHoekankers !== null && ` · ${teksten.hoekankers(rij.aantalHoekankers)}`}
    </span>
  </>
));
Regel.displayName = 'Regel';

interface CompacteLijstProps {
  rijen: readonly GevelvullingRij[];
  pathOf: (rij: GevelvullingRij) => string;
}

/** The rows of the table for a narrow screen: three short lines each, to look at and to open. */
export const CompacteLijst = ({ rijen, pathOf }: CompacteLijstProps) => {
  const ref = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const isWhole = useIsPrinting() || rijen.length <= MOST_DRAWN;

  useLayoutEffect(() => {
    setTop((ref.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);

  // oxlint-disable-next-line react/incompatible-library -- its answers are used here only.
  const virtualizer = useWindowVirtualizer({
    count: rijen.length,
    enabled: !isWhole,
    estimateSize: () => HOOGTE,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  const shown = isWhole
    ? rijen.map((_rij, index) => index)
    : virtualizer.getVirtualItems().map(({ index }) => index);

  return (
    <ul
      ref={ref}
      className={styles.lijst}
      style={{ blockSize: rijen.length * HOOGTE }}
      aria-labelledby="gevelvullingen"
    >
      {shown.map((index) => {
        const rij = rijen[index];
        return rij === undefined ? null : (
          <li
            key={rij.id}
            data-id={rij.id}
            className={styles.rij}
            aria-setsize={rijen.length}
            aria-posinset={index + 1}
            style={{ insetBlockStart: index * HOOGTE, blockSize: HOOGTE }}
          >
            <Regel rij={rij} path={pathOf(rij)} />
          </li>
        );
      })}
    </ul>
  );
};
