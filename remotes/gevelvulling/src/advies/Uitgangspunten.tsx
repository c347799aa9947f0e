import { listUitgangspunten } from '@adviestool/domain/toelichting/uitgangspunten';

import { teksten } from './teksten.ts';
import styles from './Uitklap.module.css';
import { UitgangspuntenLijst } from './UitgangspuntenLijst.tsx';

export const Uitgangspunten = () => (
  <details className={styles.uitklap}>
    <summary className={styles.summary}>
      {teksten.uitgangspuntenTonen(listUitgangspunten().length)}
    </summary>
    <UitgangspuntenLijst />
  </details>
);
