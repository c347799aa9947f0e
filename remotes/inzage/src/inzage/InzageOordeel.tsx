import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { Chip } from '@adviestool/ui/Chip';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';

import styles from './Inzage.module.css';
import { teksten } from './teksten.ts';

const { oordeel, stand } = teksten;

const standOf = ({ toestand, gevelvulling: { vastgesteld } }: GevelvullingRij): string => {
  if (vastgesteld === undefined) return stand.niet;
  return toestand === 'gewijzigd' ? stand.gewijzigd : stand.vastgesteld(vastgesteld.op);
};

const Uitslag = ({ voldoet, isBevestigingGetoetst, waarschuwingen }: GevelvullingRij) => {
  if (voldoet === null) return <Chip>{oordeel.onvolledig}</Chip>;
  if (!voldoet) return <Chip kind="bad">{oordeel.voldoetNiet}</Chip>;
  // What was not calculated, or is warned of, is never green.
  const isInOrde = isBevestigingGetoetst && waarschuwingen === 0;
  return (
    <>
      <Chip kind={isInOrde ? 'ok' : 'neutral'}>{oordeel.voldoet}</Chip>
      {!isBevestigingGetoetst && (
        <>
          {' '}
          <Chip kind="warn">{adviesTeksten.bevestigingNietGetoetst}</Chip>
        </>
      )}
    </>
  );
};

/** Whether an advice complies, what was warned of, and how definite it is. */
export const InzageOordeel = ({ rij }: { rij: GevelvullingRij }) => (
  <>
    <Uitslag {...rij} />
    {rij.waarschuwingen > 0 && (
      <>
        {' '}
        <Chip kind="warn">{adviesTeksten.waarschuwingen(rij.waarschuwingen)}</Chip>
      </>
    )}
    <span className={styles.tweede}>{standOf(rij)}</span>
  </>
);
