import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import type { Toestand } from '@adviestool/domain/vaststellen/toestand';
import { Icon } from '@adviestool/ui/Icon';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';

import { toestandTeksten as teksten } from '@adviestool/projectoverzicht/toestandTeksten';
import { isFixedAndFails } from '../rijen/toestandTekst.ts';
import styles from './GevelvullingTabel.module.css';

const ICONS = {
  concept: 'pencil',
  adviesGereed: 'check',
  voldoetNiet: 'error',
  vastgesteld: 'lock',
  gewijzigd: 'warning',
} as const satisfies Record<Toestand, string>;

interface ToestandMerkProps {
  rij: Pick<GevelvullingRij, 'toestand' | 'voldoet' | 'waarschuwingen'>;
}

/** A state as a word with a mark; only what fails or changed has a colour. There is no room to say both. */
export const ToestandMerk = ({ rij }: ToestandMerkProps) => (
  <span
    className={styles.toestand}
    data-toestand={rij.voldoet === false ? 'voldoetNiet' : rij.toestand}
  >
    <Icon name={ICONS[rij.toestand]} />
    {teksten.toestand[rij.toestand]}
    {isFixedAndFails(rij) && <VisuallyHidden>, {teksten.voldoetNiet}</VisuallyHidden>}
    {rij.waarschuwingen > 0 && (
      <span
        className={styles.gewaarschuwd}
        title={adviesTeksten.waarschuwingen(rij.waarschuwingen)}
      >
        <Icon name="warning" />
        <span aria-hidden="true">{rij.waarschuwingen}</span>
        <VisuallyHidden> met {adviesTeksten.waarschuwingen(rij.waarschuwingen)}</VisuallyHidden>
      </span>
    )}
  </span>
);
