import type { Uitgangspunt } from '@adviestool/domain/toelichting/uitgangspunten';

import { teksten } from './teksten.ts';
import styles from './Uitklap.module.css';
import { UitgangspuntenLijst } from './UitgangspuntenLijst.tsx';

export const Uitgangspunten = ({ uitgangspunten }: { uitgangspunten: readonly Uitgangspunt[] }) => (
  <details className={styles.uitklap}>
    <summary className={styles.summary}>
      {teksten.uitgangspuntenTonen(uitgangspunten.length)}
    </summary>
    <UitgangspuntenLijst uitgangspunten={uitgangspunten} />
  </details>
);
