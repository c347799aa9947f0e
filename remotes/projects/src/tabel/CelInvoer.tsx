import { formatDecimal } from '@adviestool/getallen/formatDecimal';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { vastgesteldVooraf } from '@adviestool/saving/vastgesteldTekst';
import { Icon } from '@adviestool/ui/Icon';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';

import styles from './GevelvullingTabel.module.css';
import type { CelVeld } from './kolommen.tsx';
import { readCelTekst, registerVeldOf, type GelezenCel } from './readCelTekst.ts';
import { teksten } from './teksten.ts';

/** Where the focus goes when the cell is ready. */
export type Vervolg = 'hier' | 'onder' | 'boven' | 'volgende' | 'vorige' | 'elders';

/** What a cell shows, as its input begins with it. */
export const tekstOf = (rij: GevelvullingRij, veld: CelVeld): string => {
  const waarde = rij[veld];
  if (waarde === null) return '';
  return typeof waarde === 'number' ? formatDecimal(waarde) : waarde;
};

const vervolgOf = ({ key, shiftKey }: KeyboardEvent): Vervolg | null => {
  if (key === 'Enter') return shiftKey ? 'boven' : 'onder';
  if (key === 'Tab') return shiftKey ? 'vorige' : 'volgende';
  return null;
};

export interface CelInvoerProps {
  rij: GevelvullingRij;
  veld: CelVeld;
  /** What was typed to begin with; null: what is in the cell. */
  begin: string | null;
  /** Why an earlier text is not stored. */
  eerdereFout: string | null;
  /** What is wrong comes here only when the focus is elsewhere. */
  onKlaar: (uitkomst: GelezenCel & { tekst: string }, vervolg: Vervolg) => void;
  onOpgeven: () => void;
  /** Hears whether there is something to lose in it. */
  onTyping: (isTyped: boolean) => void;
}

/** The input in a cell; no key but Escape leaves it while its text is wrong. */
export const CelInvoer = ({
  rij,
  veld,
  begin,
  eerdereFout,
  onKlaar,
  onOpgeven,
  onTyping,
}: CelInvoerProps) => {
  const nu = tekstOf(rij, veld);
  /** What the user saw in the cell, which a colleague may change meanwhile. */
  const [gezien, setGezien] = useState(nu);
  const [tekst, setTekst] = useState(begin ?? nu);
  const [isGetypt, setGetypt] = useState(begin !== null);
  const [fout, setFout] = useState(eerdereFout);
  const isReady = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const meldingId = useId();
  const isTyped = begin !== null;
  const { vastgesteld } = rij.gevelvulling;
  /** Said before it is changed. */
  const vooraf =
    fout === null && vastgesteld !== undefined && rij.toestand === 'vastgesteld'
      ? vastgesteldVooraf(rij.merk ?? rij.naam, vastgesteld)
      : null;
  const { label, soort, eenheid } = registerVeldOf(veld);

  useLayoutEffect(() => {
    input.current?.focus();
    if (!isTyped) input.current?.select();
  }, [isTyped]);

  const isOther = tekst !== gezien;
  if (nu !== gezien && !isGetypt) {
    setGezien(nu);
    setTekst(nu);
  }
  useEffect(() => {
    onTyping(isOther);
    return () => onTyping(false);
  }, [isOther, onTyping]);

  const finish = (vervolg: Vervolg): void => {
    if (isReady.current) return;
    const gelezen = { ...readCelTekst(rij.gevelvulling, veld, tekst) };
    // The second time the user has read what stands there now.
    if (nu !== gezien && gelezen.waarde !== rij[veld]) gelezen.fout ??= teksten.intussen(nu);
    setGezien(nu);
    setFout(gelezen.fout);
    if (gelezen.fout !== null && vervolg !== 'elders') return;
    isReady.current = true;
    onKlaar({ ...gelezen, tekst }, vervolg);
  };

  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const vervolg = vervolgOf(event);
    if (vervolg !== null) {
      event.preventDefault();
      finish(vervolg);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      isReady.current = true;
      onOpgeven();
    }
  };

  return (
    <>
      <input
        ref={input}
        type="text"
        className={styles.invoer}
        inputMode={soort === 'tekst' ? 'text' : 'decimal'}
        autoComplete="off"
        aria-label={teksten.invoer(label, rij.naam, eenheid)}
        aria-invalid={fout !== null || undefined}
        aria-describedby={fout === null && vooraf === null ? undefined : meldingId}
        value={tekst}
        onChange={({ target }) => {
          setTekst(target.value);
          setGetypt(true);
          setFout(null);
        }}
        onKeyDown={handleKey}
        onBlur={() => finish('elders')}
      />
      {fout !== null && (
        <span id={meldingId} role="alert" className={styles.fout}>
          <Icon name="error" />
          {fout}
        </span>
      )}
      {vooraf !== null && (
        <span id={meldingId} className={styles.vooraf}>
          <Icon name="lock" />
          {vooraf}
        </span>
      )}
    </>
  );
};
