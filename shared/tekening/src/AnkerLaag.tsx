import styles from './Tekening.module.css';
import type { AnkerVorm } from './ankers.ts';
import { PLEKKEN } from './rand.ts';

type AnkerLaagProps = { ankers: readonly AnkerVorm[] };

const pathOf = (ankers: readonly AnkerVorm[]): string =>
  ankers
    .map(({ punten }) => `M${punten.map(({ x, y }) => `${String(x)},${String(y)}`).join('L')}`)
    .join('');

/**
 * The hoekankers of one side are one path: a key that makes a hundred of two changes an attribute. Those of a side
 * without an advice have no status: they are an estimate.
 */
export const AnkerLaag = ({ ankers }: AnkerLaagProps) => (
  <g className={styles.ankers}>
    {PLEKKEN.map((plek) => {
      const deze = ankers.filter((anker) => anker.plek === plek);
      return (
        <path
          key={plek}
          data-status={deze[0]?.status}
          d={pathOf(deze)}
          strokeWidth={deze[0]?.dikte}
        />
      );
    })}
  </g>
);
