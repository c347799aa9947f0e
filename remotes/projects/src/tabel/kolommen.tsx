import type { KaderVeld, PLAATS_SOORTEN } from '@adviestool/contract/gevelvulling';
import { isVoldoende } from '@adviestool/domain/rekenen/isVoldoende';
import type { Toestand } from '@adviestool/domain/vaststellen/toestand';
import { formatUnityCheck } from '@adviestool/domain/toelichting/getallen';
import { KADER_VELDEN } from '@adviestool/domain/velden/kaderVelden';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import { Miniatuur } from '@adviestool/tekening/Miniatuur';
import { Icon } from '@adviestool/ui/Icon';
import { joinClasses } from '@adviestool/ui/joinClasses';
import { memo, useDeferredValue, type ReactNode } from 'react';
import { Link } from 'react-router';

import { tekeningOf, type GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import styles from './GevelvullingTabel.module.css';
import { teksten } from './teksten.ts';
import { ToestandMerk } from './ToestandMerk.tsx';

/** A field that a cell of the table can change: a row has it by the same name. */
export type CelVeld = KaderVeld & keyof GevelvullingRij;

/** What a cell is drawn from. */
export interface CelInhoud {
  rij: GevelvullingRij;
  path: string;
  isSelected: boolean;
  /** Of what can be pressed in it. */
  tabIndex: number;
}

export interface TabelKolom {
  id: string;
  label: string;
  inhoudOf: (cel: CelInhoud) => ReactNode;
  /** Of the column; absent: what the others leave, and of the head of a row what its texts need. */
  inlineSize?: string;
  /** The label is not shown. */
  isStil?: true;
  isGetal?: true;
  /** Says which row it is. */
  isRijkop?: true;
  /** What is in a cell takes the focus, not the cell. */
  heeftKnop?: true;
  /** Selects rows, and in the head all of them. */
  isSelectie?: true;
  /** What the rows are sorted by; absent: they are not. */
  waardeOf?: (rij: GevelvullingRij) => number | string | null;
  /** The foot adds up what the rows are sorted by. */
  isOpgeteld?: true;
  /** The field that is changed in the table itself. */
  veld?: CelVeld;
}

/** Of each of its cells: a row of a table that is wider than its room is laid out by itself. */
export const inlineSizeOf = ({ isRijkop, inlineSize }: TabelKolom): string | undefined =>
  isRijkop === true ? 'var(--merk)' : inlineSize;

/** Comes after the numbers of its row, when rows come in sight. */
const LateMiniatuur = memo(({ rij }: { rij: GevelvullingRij }) => {
  const isDrawn = useDeferredValue(true, false);
  const tekening = isDrawn ? tekeningOf(rij) : null;
  return tekening === null ? null : <Miniatuur {...tekening} titel={rij.naam} />;
});
LateMiniatuur.displayName = 'LateMiniatuur';

const Leeg = () => <span className={styles.stil}>{teksten.leeg}</span>;

const Toets = ({ rij: { hoogsteToets } }: { rij: GevelvullingRij }) => {
  if (hoogsteToets === null) return <Leeg />;
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

/** What needs attention first. */
const TOESTAND_VOLGORDE = {
  gewijzigd: 0,
  voldoetNiet: 1,
  concept: 2,
  adviesGereed: 3,
  vastgesteld: 4,
} as const satisfies Record<Toestand, number>;

type Getal = 'breedte' | 'hoogte' | 'aantal' | 'aantalHoekankers' | 'totaalHoekankers';

const getal = (id: Getal, label: string, inlineSize: string): TabelKolom => ({
  id,
  label,
  inlineSize,
  isGetal: true,
  waardeOf: (rij) => rij[id],
  inhoudOf: ({ rij }) => {
    const waarde = rij[id];
    return waarde === null || waarde === 0 ? teksten.leeg : formatGetal(waarde);
  },
});

const invoer = (veld: CelVeld & Getal): TabelKolom => ({
  ...getal(veld, KADER_VELDEN[veld].label, '4.75rem'),
  veld,
});

const plaats = (veld: keyof typeof PLAATS_SOORTEN, inlineSize: string): TabelKolom => ({
  id: veld,
  label: KADER_VELDEN[veld].label,
  inlineSize,
  veld,
  waardeOf: (rij) => rij[veld],
  inhoudOf: ({ rij }) => rij[veld] ?? <Leeg />,
});

const omschrijving = (metPlaats: boolean): TabelKolom => ({
  id: 'omschrijving',
  label: teksten.kolom.omschrijving,
  heeftKnop: true,
  waardeOf: (rij) => rij.omschrijving,
  inhoudOf: ({ rij, path, tabIndex }) => (
    <Link to={path} className={styles.open} aria-label={rij.naam} tabIndex={tabIndex}>
      <span className={styles.naam}>{rij.omschrijving}</span>
      {metPlaats && rij.plaats !== '' && <span className={styles.stil}> {rij.plaats}</span>}
    </Link>
  ),
});

const VOORAAN: readonly TabelKolom[] = [
  {
    id: 'selectie',
    label: teksten.kolom.selectie,
    isStil: true,
    heeftKnop: true,
    isSelectie: true,
    inhoudOf: ({ rij, isSelected, tabIndex }) => (
      <input
        type="checkbox"
        aria-label={teksten.selecteer(rij.naam)}
        checked={isSelected}
        readOnly
        tabIndex={tabIndex}
      />
    ),
  },
  {
    id: 'merk',
    label: KADER_VELDEN.merk.label,
    isRijkop: true,
    veld: 'merk',
    waardeOf: ({ merk }) => merk,
    inhoudOf: ({ rij }) => rij.merk ?? <Leeg />,
  },
  {
    id: 'tekening',
    label: teksten.kolom.tekening,
    inlineSize: '56px',
    isStil: true,
    inhoudOf: ({ rij }) => <LateMiniatuur rij={rij} />,
  },
];

/** Where it is, each in a column of its own. */
const PLAATS: readonly TabelKolom[] = [
  plaats('gevel', '7rem'),
  plaats('bouwlaag', '7rem'),
  plaats('ruimte', '8rem'),
  plaats('draairichting', '6.5rem'),
  plaats('opmerking', '14rem'),
];

const ACHTERAAN: readonly TabelKolom[] = [
  invoer('breedte'),
  invoer('hoogte'),
  { ...invoer('aantal'), isOpgeteld: true },
  getal('aantalHoekankers', teksten.kolom.aantalHoekankers, '6.5rem'),
  {
    ...getal('totaalHoekankers', teksten.kolom.totaalHoekankers, '6.5rem'),
    isOpgeteld: true,
  },
  {
    id: 'unityCheck',
    label: teksten.kolom.unityCheck,
    inlineSize: '17rem',
    waardeOf: ({ hoogsteToets }) => hoogsteToets?.unityCheck ?? null,
    inhoudOf: ({ rij }) => <Toets rij={rij} />,
  },
  {
    id: 'toestand',
    label: teksten.kolom.toestand,
    inlineSize: '11rem',
    // In the same state what does not comply comes first, then what is warned of.
    waardeOf: ({ toestand, voldoet, waarschuwingen }) =>
      TOESTAND_VOLGORDE[toestand] + (voldoet === false ? 0 : 0.5) + (waarschuwingen > 0 ? 0 : 0.25),
    inhoudOf: ({ rij }) => <ToestandMerk rij={rij} />,
  },
];

/** The columns of the table, from left to right. Head, rows, foot, keys and what is pasted follow them. */
export const KOLOMMEN: readonly TabelKolom[] = [...VOORAAN, omschrijving(true), ...ACHTERAAN];

/** The same with the place in columns of its own. */
export const KOLOMMEN_MET_PLAATS: readonly TabelKolom[] = [
  ...VOORAAN,
  omschrijving(false),
  ...PLAATS,
  ...ACHTERAAN,
];

/** What gives way on a window without room for all, and how narrow the others can be. */
const GEEN_RUIMTE: ReadonlySet<string> = new Set(['tekening', 'aantalHoekankers']);
const SMALLER: Readonly<Record<string, string>> = {
  breedte: '4rem',
  hoogte: '4rem',
  aantal: '4rem',
  totaalHoekankers: '5.5rem',
  unityCheck: '6rem',
};

/** For a narrower window: what decides, as far as its toestand, without scrolling to the side. */
export const KOLOMMEN_SMAL: readonly TabelKolom[] = KOLOMMEN.filter(
  ({ id }) => !GEEN_RUIMTE.has(id),
).map((kolom) => {
  const inlineSize = SMALLER[kolom.id];
  return inlineSize === undefined ? kolom : { ...kolom, inlineSize };
});

/** Where the focus begins in a row, with or without the place. */
export const RIJKOP = KOLOMMEN.findIndex(({ isRijkop }) => isRijkop);
