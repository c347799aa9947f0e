import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import type { Toestand } from '@adviestool/domain/vaststellen/toestand';
import { Icon } from '@adviestool/ui/Icon';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';

import { toestandTekst } from '../rijen/toestandTekst.ts';
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

/** A state as words with a mark; only what fails or changed has a colour. */
export const ToestandMerk = ({ rij }: ToestandMerkProps) => {
  const stand = rij.voldoet === false ? 'voldoetNiet' : rij.toestand;
  return (
    <span className={styles.toestand} data-toestand={stand}>
      <Icon name={ICONS[stand]} />
      {toestandTekst(rij)}
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
};
