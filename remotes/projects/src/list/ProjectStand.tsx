import type { Samenvatting } from '@adviestool/contract/samenvatting';
import { today } from '@adviestool/projectoverzicht/today';
import { Chip } from '@adviestool/ui/Chip';

import styles from './ProjectTabel.module.css';
import { teksten } from './teksten.ts';

interface ProjectStandProps {
  /** Null: the gevelvullingen cannot be read, or no catalogue is known. */
  samenvatting: Samenvatting | null;
}

const isBronVerlopen = ({ verloopt = null }: Samenvatting): boolean =>
  verloopt !== null && verloopt < today();

const kindOf = (samenvatting: Samenvatting) => {
  const { gevelvullingen, gereed, voldoet_niet, gewijzigd } = samenvatting;
  const { waarschuwingen = 0, niet_getoetst = 0 } = samenvatting;
  if (voldoet_niet > 0) return 'bad';
  const isLeft = gewijzigd + waarschuwingen + niet_getoetst > 0 || isBronVerlopen(samenvatting);
  return gereed === gevelvullingen && !isLeft ? 'ok' : 'neutral';
};

/**
 * How far a project is; green only when nothing is left to do in it. No gevelvulling is ready while the
 * data of the project are incomplete, so they need not be looked at here.
 */
export const ProjectStand = ({ samenvatting }: ProjectStandProps) => {
  if (samenvatting === null) return <Chip kind="warn">{teksten.nietTeBerekenen}</Chip>;
  const { gevelvullingen, gewijzigd, waarschuwingen = 0, niet_getoetst = 0 } = samenvatting;
  if (gevelvullingen === 0) return <Chip>{teksten.geenGevelvullingen}</Chip>;
  return (
    <span className={styles.chips}>
      <Chip kind={kindOf(samenvatting)}>{teksten.stand(samenvatting)}</Chip>
      {gewijzigd > 0 && <Chip kind="warn">{teksten.aantalGewijzigd(gewijzigd)}</Chip>}
      {waarschuwingen > 0 && <Chip kind="warn">{teksten.waarschuwingen(waarschuwingen)}</Chip>}
      {niet_getoetst > 0 && <Chip kind="warn">{teksten.nietGetoetst(niet_getoetst)}</Chip>}
      {isBronVerlopen(samenvatting) && <Chip kind="warn">{teksten.bronVerlopen}</Chip>}
    </span>
  );
};
