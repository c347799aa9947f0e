import styles from './Tekening.module.css';
import type { Invulling } from './invulling.ts';
import type { Lijn, Rechthoek } from './vorm.ts';

type InvullingLaagProps = { omtrek: Rechthoek; dagmaat: Rechthoek; invulling: Invulling };

const pathOf = (lijnen: readonly Lijn[]): string =>
  lijnen
    .map(({ x1, y1, x2, y2 }) => `M${String(x1)} ${String(y1)}L${String(x2)} ${String(y2)}`)
    .join('');

/** One path: a key that makes nine planes of two changes an attribute. */
const vlakkenPath = (vlakken: readonly Rechthoek[]): string =>
  vlakken
    .map(
      ({ x, y, width, height }) =>
        `M${String(x)} ${String(y)}h${String(width)}v${String(height)}h${String(-width)}z`,
    )
    .join('');

export const InvullingLaag = ({ omtrek, dagmaat, invulling }: InvullingLaagProps) => (
  <g>
    <rect className={styles.frame} {...omtrek} />
    <rect className={styles.dagmaat} {...dagmaat} />
    <path className={styles.deel} d={vlakkenPath(invulling.delen)} />
    <path className={styles.ruit} d={vlakkenPath(invulling.ruiten)} />
    <path className={styles.streeplijnen} d={pathOf(invulling.streeplijnen)} />
    <path className={styles.pijl} d={pathOf(invulling.pijlen)} />
    <rect className={styles.omtrek} {...omtrek} />
  </g>
);
