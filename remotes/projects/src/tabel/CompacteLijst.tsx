import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { useIsPrinting } from '@adviestool/ui/useIsPrinting';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';

import { AanwezigBij } from '../rijen/AanwezigBij.tsx';
import { GroepKop } from './GroepKop.tsx';
import type { TabelRegel } from './regelsOf.ts';
import styles from './CompacteLijst.module.css';
import { teksten } from './teksten.ts';
import { ToestandMerk } from './ToestandMerk.tsx';

/** Above this number only the rows near what is in sight are drawn. */
const MOST_DRAWN = 100;
/** Height of every line, rem: it follows the letters of the browser, as its text does. */
const HOOGTE = 5;
const OVERSCAN = 10;

const maat = ({ breedte, hoogte }: GevelvullingRij): string =>
  breedte && hoogte ? `${formatGetal(breedte)} × ${formatGetal(hoogte)}` : teksten.leeg;

const RijRegel = memo(({ rij, path }: { rij: GevelvullingRij; path: string }) => (
  <>
    <div className={styles.kop}>
      <Link to={path} className={styles.open} aria-label={rij.naam}>
        <b>{rij.merk ?? teksten.leeg}</b>
      </Link>
      <AanwezigBij id={rij.id} />
    </div>
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
RijRegel.displayName = 'RijRegel';

/** Pixels of one rem. */
const readRem = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

interface CompacteLijstProps {
  regels: readonly TabelRegel[];
  pathOf: (rij: GevelvullingRij) => string;
  onFold: (id: string, isDicht: boolean) => void;
}

/** The rows of the table for a narrow screen: three short lines each, to look at and to open. */
export const CompacteLijst = ({ regels, pathOf, onFold }: CompacteLijstProps) => {
  const ref = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [rem] = useState(readRem);
  const isWhole = useIsPrinting() || regels.length <= MOST_DRAWN;

  useLayoutEffect(() => {
    setTop((ref.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);

  // oxlint-disable-next-line react/incompatible-library -- its answers are used here only.
  const virtualizer = useWindowVirtualizer({
    count: regels.length,
    getItemKey: (index) => regels[index]?.id ?? index,
    enabled: !isWhole,
    estimateSize: () => HOOGTE * rem,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  const shown = isWhole
    ? regels.map((_regel, index) => index)
    : virtualizer.getVirtualItems().map(({ index }) => index);

  return (
    <ul
      ref={ref}
      className={styles.lijst}
      style={{ blockSize: `${regels.length * HOOGTE}rem` }}
      aria-labelledby="gevelvullingen"
    >
      {shown.map((index) => {
        const regel = regels[index];
        return regel === undefined ? null : (
          <li
            key={regel.id}
            data-id={regel.id}
            className={regel.soort === 'rij' ? styles.rij : styles.groep}
            aria-setsize={regels.length}
            aria-posinset={index + 1}
            style={{ insetBlockStart: `${index * HOOGTE}rem`, blockSize: `${HOOGTE}rem` }}
          >
            {regel.soort === 'rij' ? (
              <RijRegel rij={regel.rij} path={pathOf(regel.rij)} />
            ) : (
              <GroepKop regel={regel} onFold={onFold} />
            )}
          </li>
        );
      })}
    </ul>
  );
};
