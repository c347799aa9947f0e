import { useId } from 'react';

import styles from './Doorsnede.module.css';
import type { Onderdeel } from './onderdelen.ts';
import { schetsen } from './schetsen.ts';
import type { DoorsnedeSoort } from './schetsen.ts';

const isGearceerd = ({ materiaal }: Onderdeel) =>
  materiaal === 'beton' || materiaal === 'metselwerk';

/** A small picture beside a choice that is named in words. */
export const Doorsnede = ({ soort }: { soort: DoorsnedeSoort }) => {
  const id = useId();
  const onderdelen: readonly Onderdeel[] = schetsen[soort];
  return (
    <svg
      className={styles.doorsnede}
      width="72"
      height="48"
      viewBox="0 0 72 48"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id={`${id}-beton`} width="9" height="7" patternUnits="userSpaceOnUse">
          <path className={styles.korrel} d="M2 2h0M6.5 4h0M3.5 6h0" />
        </pattern>
        <pattern
          id={`${id}-metselwerk`}
          width="3.5"
          height="3.5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className={styles.arcering} d="M0 0V3.5" />
        </pattern>
      </defs>
      {onderdelen.map((onderdeel) => (
        <g key={onderdeel.d} data-materiaal={onderdeel.materiaal}>
          <path d={onderdeel.d} />
          {isGearceerd(onderdeel) ? (
            <path d={onderdeel.d} fill={`url(#${id}-${onderdeel.materiaal})`} stroke="none" />
          ) : null}
        </g>
      ))}
    </svg>
  );
};
