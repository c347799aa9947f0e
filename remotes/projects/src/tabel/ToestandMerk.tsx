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
  rij: Pick<GevelvullingRij, 'toestand' | 'voldoet' | 'isBevestigingGetoetst' | 'waarschuwingen'>;
}

/** A warning sign beside a state, with the number of its warnings. */
const Gewaarschuwd = ({
  rij: { voldoet, isBevestigingGetoetst, waarschuwingen },
}: ToestandMerkProps) => {
  const isGetoetst = voldoet !== true || isBevestigingGetoetst;
  if (waarschuwingen === 0 && isGetoetst) return null;
  const geteld = waarschuwingen > 0 ? adviesTeksten.waarschuwingen(waarschuwingen) : null;
  return (
    <span
      className={styles.gewaarschuwd}
      title={
        geteld === null
          ? adviesTeksten.bevestigingNietGetoetst
          : adviesTeksten.metBevestiging(geteld, isGetoetst)
      }
    >
      <Icon name="warning" />
      {geteld !== null && <span aria-hidden="true">{waarschuwingen}</span>}
      <VisuallyHidden>
        {adviesTeksten.metBevestiging(geteld === null ? '' : ` met ${geteld}`, isGetoetst)}
      </VisuallyHidden>
    </span>
  );
};

/** A state as words with a mark; only what fails, changed or is warned of has a colour. */
export const ToestandMerk = ({ rij }: ToestandMerkProps) => {
  const stand = rij.voldoet === false ? 'voldoetNiet' : rij.toestand;
  return (
    <span className={styles.toestand} data-toestand={stand}>
      <Icon name={ICONS[stand]} />
      {toestandTekst(rij)}
      <Gewaarschuwd rij={rij} />
    </span>
  );
};
