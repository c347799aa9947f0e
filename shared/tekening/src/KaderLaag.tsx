import { useId } from 'react';

import { KaderPatroon } from './KaderPatroon.tsx';
import styles from './Tekening.module.css';
import type { KaderVlak } from './kaderVlakken.ts';

export const KaderLaag = ({ kader }: { kader: readonly KaderVlak[] }) => {
  const id = useId();
  const soorten = [...new Set(kader.map(({ soort }) => soort))];
  return (
    <g>
      <defs>
        {soorten.map((soort) => (
          <KaderPatroon key={soort} id={`${id}-${soort}`} soort={soort} />
        ))}
      </defs>
      {kader.map(({ plek, soort, vlak, aanzicht }) => (
        <g key={plek}>
          <rect fill={`url(#${id}-${soort})`} {...vlak} />
          {soort === 'latei' ? <rect className={styles.latei} {...vlak} /> : null}
          <line className={styles.aanzicht} {...aanzicht} />
        </g>
      ))}
    </g>
  );
};
