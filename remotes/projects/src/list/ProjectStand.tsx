import type { Samenvatting } from '@adviestool/contract/samenvatting';
import { Chip } from '@adviestool/ui/Chip';

import { teksten } from './teksten.ts';

interface ProjectStandProps {
  /** Null: the gevelvullingen cannot be read. */
  samenvatting: Samenvatting | null;
}

/**
 * How far a project is; green only when nothing is left to do in it. No gevelvulling is ready while the
 * data of the project are incomplete, so they need not be looked at here.
 */
export const ProjectStand = ({ samenvatting }: ProjectStandProps) => {
  if (samenvatting === null) return <Chip kind="warn">{teksten.onleesbaar}</Chip>;
  const { gevelvullingen, gereed, voldoet_niet, gewijzigd } = samenvatting;
  if (gevelvullingen === 0) return <Chip>{teksten.geenGevelvullingen}</Chip>;
  const text = teksten.stand(samenvatting);
  if (voldoet_niet > 0) return <Chip kind="bad">{text}</Chip>;
  if (gewijzigd > 0) return <Chip kind="warn">{text}</Chip>;
  return gereed === gevelvullingen ? <Chip kind="ok">{text}</Chip> : <Chip>{text}</Chip>;
};
