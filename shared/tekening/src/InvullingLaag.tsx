import styles from './Tekening.module.css';
import type { Invulling } from './invulling.ts';
import type { Lijn, Rechthoek } from './vorm.ts';

type InvullingLaagProps = { omtrek: Rechthoek; dagmaat: Rechthoek; invulling: Invulling };

const pathOf = (lijnen: readonly Lijn[]): string =>
  lijnen
    .map(({ x1, y1, x2, y2 }) => `M${String(x1)} ${String(y1)}L${String(x2)} ${String(y2)}`)
    .join('');

export const InvullingLaag = ({ omtrek, dagmaat, invulling }: InvullingLaagProps) => (
  <g>
    <rect className={styles.frame} {...omtrek} />
    <rect className={styles.dagmaat} {...dagmaat} />
    {invulling.delen.map((deel, index) => (
      <rect key={index} className={styles.deel} {...deel} />
    ))}
    {invulling.ruiten.map((ruit, index) => (
      <rect key={index} className={styles.ruit} {...ruit} />
    ))}
    <path className={styles.streeplijnen} d={pathOf(invulling.streeplijnen)} />
    <path className={styles.pijl} d={pathOf(invulling.pijlen)} />
    <rect className={styles.omtrek} {...omtrek} />
  </g>
);
