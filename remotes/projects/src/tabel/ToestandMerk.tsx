import type { Toestand } from '@adviestool/domain/rekenen/toestand';
import { Icon } from '@adviestool/ui/Icon';

import { teksten } from '../view/teksten.ts';
import styles from './GevelvullingTabel.module.css';

const ICONS = {
  concept: 'pencil',
  adviesGereed: 'check',
  voldoetNiet: 'error',
} as const satisfies Record<Toestand, string>;

/** A state as a word with a mark; only what fails has a colour. */
export const ToestandMerk = ({ toestand }: { toestand: Toestand }) => (
  <span className={styles.toestand} data-toestand={toestand}>
    <Icon name={ICONS[toestand]} />
    {teksten.toestand[toestand]}
  </span>
);
