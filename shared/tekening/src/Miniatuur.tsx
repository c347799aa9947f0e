import { useId } from 'react';

import { InvullingLaag } from './InvullingLaag.tsx';
import styles from './Tekening.module.css';
import { layoutMiniatuur } from './layoutMiniatuur.ts';
import type { TekeningGegevens } from '@adviestool/domain/tekening/tekeningGegevens';

type MiniatuurProps = { gegevens: TekeningGegevens; titel: string; beschrijving: string };

export const Miniatuur = ({ gegevens, titel, beschrijving }: MiniatuurProps) => {
  const id = useId();
  const { view, stippen, ...layout } = layoutMiniatuur(gegevens);
  return (
    <svg
      className={styles.miniatuur}
      role="img"
      aria-labelledby={`${id}-titel ${id}-beschrijving`}
      width={view.width}
      height={view.height}
      viewBox={`0 0 ${String(view.width)} ${String(view.height)}`}
    >
      <title id={`${id}-titel`}>{titel}</title>
      <desc id={`${id}-beschrijving`}>{beschrijving}</desc>
      <InvullingLaag {...layout} />
      {stippen.map(({ id: key, x, y }) => (
        <circle key={key} className={styles.stip} cx={x} cy={y} r={1.75} />
      ))}
    </svg>
  );
};
