import type { ReactNode } from 'react';

import styles from './Chip.module.css';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import { TONE_ICONS, type Tone } from './tone.ts';

interface ChipProps {
  kind?: Tone | 'neutral';
  children: ReactNode;
}

/** The state of a thing in a word or two. */
export const Chip = ({ kind = 'neutral', children }: ChipProps) => (
  <span className={joinClasses(styles.chip, styles[kind])}>
    {kind !== 'neutral' && <Icon name={TONE_ICONS[kind]} />}
    {children}
  </span>
);
