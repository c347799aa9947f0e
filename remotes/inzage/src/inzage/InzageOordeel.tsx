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

const Uitslag = ({ voldoet, isBevestigingGetoetst }: GevelvullingRij) => {
  if (voldoet === null) return <Chip>{oordeel.onvolledig}</Chip>;
  if (!voldoet) return <Chip kind="bad">{oordeel.voldoetNiet}</Chip>;
  if (isBevestigingGetoetst) return <Chip kind="ok">{oordeel.voldoet}</Chip>;
  return (
    <>
      <Chip>{oordeel.voldoet}</Chip>{' '}
      <Chip kind="warn">{adviesTeksten.bevestigingNietGetoetst}</Chip>
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
