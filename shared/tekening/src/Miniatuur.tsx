import { useId } from 'react';

import { InvullingLaag } from './InvullingLaag.tsx';
import { describeTekening } from './describeTekening.ts';
import styles from './Tekening.module.css';
import { layoutMiniatuur } from './layoutMiniatuur.ts';
import type { TekeningGegevens } from '@adviestool/domain/tekening/tekeningGegevens';

/** A gevelvulling so small that it has no measures, with its hoekankers as dots. */
export const Miniatuur = ({ titel, ...gegevens }: TekeningGegevens & { titel: string }) => {
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
      <desc id={`${id}-beschrijving`}>{describeTekening(gegevens, false)}</desc>
      <InvullingLaag {...layout} />
      {stippen.map(({ id: key, x, y }) => (
        <circle key={key} className={styles.stip} cx={x} cy={y} r={1.75} />
      ))}
    </svg>
  );
};
