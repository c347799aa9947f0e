import { isVoldoende } from '@adviestool/domain/rekenen/isVoldoende';
import { formatUnityCheck } from '@adviestool/domain/toelichting/getallen';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import { Miniatuur } from '@adviestool/tekening/Miniatuur';
import { Icon } from '@adviestool/ui/Icon';
import { joinClasses } from '@adviestool/ui/joinClasses';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { memo, useDeferredValue, type ReactNode } from 'react';
import { Link } from 'react-router';

import { tekeningOf, type GevelvullingRij } from '../view/gevelvullingRij.ts';
import { CelInvoer, type CelInvoerProps } from './CelInvoer.tsx';
import styles from './GevelvullingTabel.module.css';
import type { Kolom } from './kolommen.ts';
import { teksten } from './teksten.ts';
import { ToestandMerk } from './ToestandMerk.tsx';
import type { MislukteTekst } from './useCellen.ts';

/** What is edited in a row. */
export interface RijInvoer extends Pick<CelInvoerProps, 'onKlaar' | 'onOpgeven' | 'onTyping'> {
  kolom: number;
  begin: string | null;
}

interface TabelCelProps {
  rij: GevelvullingRij;
  kolom: Kolom;
  /** Of the column, from 0. */
  plaats: number;
  path: string;
  isSelected: boolean;
  /** Tab leads to it. */
  isActief: boolean;
  /** Null: it is not edited. */
  invoer: RijInvoer | null;
  /** What is not saved of it. */
  mislukt: MislukteTekst | undefined;
}

/** Comes after the numbers of its row, when rows come in sight. */
const LateMiniatuur = memo(({ rij }: { rij: GevelvullingRij }) => {
  const isDrawn = useDeferredValue(true, false);
  const tekening = isDrawn ? tekeningOf(rij) : null;
  return tekening === null ? null : <Miniatuur {...tekening} titel={rij.naam} />;
});
LateMiniatuur.displayName = 'LateMiniatuur';

const Toets = ({ rij: { hoogsteToets } }: { rij: GevelvullingRij }) => {
  if (hoogsteToets === null) return <span className={styles.stil}>{teksten.leeg}</span>;
  const { unityCheck, zijde, toets } = hoogsteToets;
  const holds = isVoldoende(unityCheck);
  return (
    <span className={styles.toets}>
      <span className={joinClasses(styles.getal, !holds && styles.slecht)}>
        {formatUnityCheck(unityCheck)}
        {!holds && <Icon name="error" />}
      </span>
      <span className={styles.stil}>{teksten.beslist(zijde, toets)}</span>
    </span>
  );
};

const getal = (value: number | null): string =>
  value === null || value === 0 ? teksten.leeg : formatGetal(value);

/** What stands in a cell. `tabIndex` is for what can be pressed in it. */
const inhoudOf = (
  { rij, kolom: { id }, path, isSelected }: TabelCelProps,
  tabIndex: number,
): ReactNode => {
  switch (id) {
    case 'selectie':
      return (
        <input
          type="checkbox"
          aria-label={teksten.selecteer(rij.naam)}
          checked={isSelected}
          readOnly
          tabIndex={tabIndex}
        />
      );
    case 'merk':
      return rij.merk ?? <span className={styles.stil}>{teksten.leeg}</span>;
    case 'tekening':
      return <LateMiniatuur rij={rij} />;
    case 'omschrijving':
      return (
        <Link to={path} className={styles.open} aria-label={rij.naam} tabIndex={tabIndex}>
          {rij.omschrijving}
        </Link>
      );
    case 'unityCheck':
      return <Toets rij={rij} />;
    case 'toestand':
      return <ToestandMerk rij={rij} />;
    case 'breedte':
    case 'hoogte':
    case 'aantal':
    case 'aantalHoekankers':
    case 'totaalHoekankers':
      return getal(rij[id]);
    default:
      return id satisfies never;
  }
};

const Mislukt = ({ tekst }: MislukteTekst) => (
  <>
    {tekst} <VisuallyHidden>{teksten.nietOpgeslagen}</VisuallyHidden>
  </>
);

/** These have something in them that takes the focus. */
const HEEFT_KNOP: ReadonlySet<Kolom['id']> = new Set(['selectie', 'omschrijving']);

/** A cell of the table; a key that moves through it draws only the two that it goes between. */
export const TabelCel = memo((props: TabelCelProps) => {
  const { rij, kolom, plaats, isActief, invoer, mislukt } = props;
  const { id, veld, isGetal } = kolom;
  const tabIndex = isActief ? 0 : -1;
  const isEdited = veld !== undefined && invoer !== null;
  const Tag = id === 'merk' ? 'th' : 'td';

  return (
    <Tag
      role={id === 'merk' ? 'rowheader' : 'gridcell'}
      aria-colindex={plaats + 1}
      aria-readonly={veld === undefined ? true : undefined}
      data-soort={id}
      data-getal={isGetal}
      data-veld={veld}
      data-mislukt={mislukt !== undefined || undefined}
      aria-invalid={mislukt !== undefined || undefined}
      {...(HEEFT_KNOP.has(id) || isEdited ? {} : { tabIndex })}
    >
      {isEdited ? (
        <CelInvoer
          rij={rij}
          veld={veld}
          begin={invoer.begin ?? mislukt?.tekst ?? null}
          eerdereFout={mislukt?.fout ?? null}
          onKlaar={invoer.onKlaar}
          onOpgeven={invoer.onOpgeven}
          onTyping={invoer.onTyping}
        />
      ) : (
        ((mislukt && <Mislukt {...mislukt} />) ?? inhoudOf(props, tabIndex))
      )}
    </Tag>
  );
});
TabelCel.displayName = 'TabelCel';
