import type { ReactNode } from 'react';

import styles from './Bouwplaats.module.css';

const KLEUREN = ['accent', 'ok', 'warn', 'bad', 'anchor'] as const;

/** Each colour nearer to the ink; made on an element above, for a property cannot be made of itself. */
const STERK: Readonly<Record<`--${string}`, string>> = Object.fromEntries(
  KLEUREN.map((kleur) => [
    `--vel-${kleur}`,
    `color-mix(in oklab, var(--${kleur}) 62%, var(--ink))`,
  ]),
);

const INKT: Readonly<Record<`--${string}`, string>> = {
  '--ink-2': 'var(--ink)',
  '--ink-3': 'var(--ink)',
  '--line': 'var(--ink)',
  '--line-strong': 'var(--ink)',
  '--accent-hover': 'var(--ink)',
  '--bad-hover': 'var(--ink)',
  ...Object.fromEntries(KLEUREN.map((kleur) => [`--${kleur}`, `var(--vel-${kleur})`])),
};

/**
 * Read in sun and rain: whatever it holds has at least 7 : 1 with its ground, in light and dark. As properties of the
 * element, for a style sheet of a remote may give those of the host no other value.
 */
export const Vel = ({ children }: { children: ReactNode }) => (
  <div style={STERK}>
    <div className={styles.vel} style={INKT}>
      {children}
    </div>
  </div>
);
