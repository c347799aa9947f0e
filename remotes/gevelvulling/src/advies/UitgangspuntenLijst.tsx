import { HERKOMST_LEGENDA } from '@adviestool/domain/toelichting/herkomstLegenda';
import type { Uitgangspunt } from '@adviestool/domain/toelichting/uitgangspunten';
import { isSameInput } from '@adviestool/domain/velden/isSameInput';
import { SymbolText } from '@adviestool/ui/SymbolText';
import { memo } from 'react';

import { teksten } from './teksten.ts';
import styles from './UitgangspuntenLijst.module.css';

interface UitgangspuntenLijstProps {
  uitgangspunten: readonly Uitgangspunt[];
}

/** Assumptions with their sources, and what the marks of the sources say. Most keys change none of them. */
export const UitgangspuntenLijst = memo(
  ({ uitgangspunten }: UitgangspuntenLijstProps) => (
    <dl className={styles.lijst}>
      {uitgangspunten.map(({ label, tekst, herkomst }) => (
        <div key={label} className={styles.uitgangspunt}>
          <dt className={styles.label}>{label}</dt>
          <dd>
            <SymbolText>{tekst}</SymbolText>
            <span className={styles.herkomst}>{herkomst}</span>
          </dd>
        </div>
      ))}
      <div className={styles.uitgangspunt}>
        <dt className={styles.label}>{teksten.herkomst}</dt>
        <dd>
          <ul>
            {HERKOMST_LEGENDA.map(({ teken, tekst }) => (
              <li key={teken}>
                {teken}: {tekst}
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  ),
  isSameInput,
);
UitgangspuntenLijst.displayName = 'UitgangspuntenLijst';
