import type { GelezenCel } from '@adviestool/kozijnstaten/readRij';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { useRef, type KeyboardEvent } from 'react';

import styles from './LijstTabel.module.css';
import { teksten } from './teksten.ts';

interface LijstCelProps {
  naam: string;
  isGetal: boolean;
  eenheid?: string | undefined;
  cel: GelezenCel | undefined;
  /** What the gevelvulling has, where the row changes it. */
  oud?: string | null;
  /** Id of the text that says what is wrong; absent: nothing is. */
  foutId?: string | undefined;
  onChange: (tekst: string) => void;
}

/** As a reader compares them: without capitals, and without the unit that stands in the head. */
const zegt = (tekst: string, eenheid: string | undefined): string =>
  tekst
    .toLowerCase()
    .replace(new RegExp(`\\s*${eenheid ?? ''}$`), '')
    .trim();

const keep = (event: KeyboardEvent<HTMLInputElement>, tekst: string): void => {
  const { currentTarget } = event;
  if (event.key === 'Escape') currentTarget.value = tekst;
  if (event.key === 'Enter' || event.key === 'Escape') currentTarget.blur();
};

/** A cell: the text as read, to mend in place, with how it was understood where that differs. */
export const LijstCel = ({
  naam,
  isGetal,
  eenheid,
  cel,
  oud = null,
  foutId,
  onChange,
}: LijstCelProps) => {
  const tekst = cel?.tekst ?? '';
  const begrepen = cel?.begrepen ?? null;
  // Of a cell that is wrong as a whole, the same text may be what is meant: 900, where 900 × 2100 should stand.
  const isGetypt = useRef(false);
  const isAnders = begrepen !== null && zegt(begrepen, eenheid) !== zegt(tekst, undefined);

  return (
    <td className={styles.cel} data-getal={isGetal || undefined}>
      {oud !== null && (
        <span className={styles.oud}>
          <VisuallyHidden>{teksten.tabel.was}</VisuallyHidden>
          {oud}
          <span aria-hidden="true"> →</span>
        </span>
      )}
      <input
        key={tekst}
        aria-label={naam}
        aria-invalid={foutId === undefined ? undefined : true}
        aria-describedby={foutId}
        className={styles.invoer}
        size={Math.max(tekst.length, 4)}
        defaultValue={tekst}
        onKeyDown={(event) => {
          if (event.key === 'Escape') isGetypt.current = false;
          keep(event, tekst);
        }}
        onInput={() => {
          isGetypt.current = true;
        }}
        onBlur={({ target }) => {
          const isBevestigd = foutId !== undefined && isGetypt.current;
          isGetypt.current = false;
          if (target.value !== tekst || isBevestigd) onChange(target.value);
        }}
      />
      {isAnders && (
        <span className={styles.begrepen}>
          <VisuallyHidden>{teksten.tabel.begrepen('')}</VisuallyHidden>
          {begrepen}
        </span>
      )}
    </td>
  );
};
