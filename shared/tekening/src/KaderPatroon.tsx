import { memo } from 'react';

import styles from './Tekening.module.css';
import type { KaderSoort } from '@adviestool/domain/tekening/tekeningGegevens';

type Patroon = { width: number; height: number; hoek: number; lijnen: string; stippen: string };

/** Concrete is speckled, masonry has single hatching, a lintel paired hatching, prefab dashes. */
const PATRONEN = {
  vloer: {
    width: 46,
    height: 34,
    hoek: 0,
    lijnen:
      'M5 6l3.6-1.4l.3 3.4zM27 9.5l3.4.8l-2.2 2.4zM14 21l3.2-.8l-.8 3.4zM38 26.5l3.2-1.6l.4 3.2z',
    stippen:
      'M15 3h0M22 6.5h0M36 4h0M43 9h0M12 12h0M19 14.5h0M34 17h0M42 19.5h0M3 16h0M8 27h0M22 29h0M30 24h0M26 19h0M45 31h0M2 32h0M33 31h0M17 32.5h0',
  },
  binnenmuur: { width: 5, height: 5, hoek: 45, lijnen: 'M0 0V5', stippen: '' },
  latei: { width: 8, height: 8, hoek: -45, lijnen: 'M1 0V8M3.4 0V8', stippen: '' },
  prefab: { width: 12, height: 8, hoek: 0, lijnen: 'M1 2h4.5M7 6h4.5', stippen: 'M9 2h0M3 6h0' },
} as const satisfies Record<KaderSoort, Patroon>;

export const KaderPatroon = memo(({ id, soort }: { id: string; soort: KaderSoort }) => {
  const { width, height, hoek, lijnen, stippen } = PATRONEN[soort];
  return (
    <pattern
      id={id}
      width={width}
      height={height}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${String(hoek)})`}
    >
      <path className={styles.arcering} d={lijnen} />
      <path className={styles.korrel} d={stippen} />
    </pattern>
  );
});
KaderPatroon.displayName = 'KaderPatroon';
