import styles from './Tekening.module.css';
import type { AnkerVorm } from './ankers.ts';

type AnkerLaagProps = { ankers: readonly AnkerVorm[]; voorlopig: boolean };

export const AnkerLaag = ({ ankers, voorlopig }: AnkerLaagProps) => (
  <g className={styles.ankers} data-voorlopig={voorlopig}>
    {ankers.map(({ plek, nummer, punten, dikte, status }) => (
      <polyline
        key={`${plek}-${String(nummer)}`}
        data-status={status}
        points={punten.map(({ x, y }) => `${String(x)},${String(y)}`).join(' ')}
        strokeWidth={dikte}
      />
    ))}
  </g>
);
