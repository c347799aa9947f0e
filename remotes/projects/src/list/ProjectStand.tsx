import type { ProjectGegevens } from '@adviestool/contract/project';
import type { Samenvatting } from '@adviestool/contract/samenvatting';
import { isProjectGereed } from '@adviestool/domain/velden/projectGegevens';
import { Chip } from '@adviestool/ui/Chip';

import { teksten } from './teksten.ts';

interface ProjectStandProps {
  projectGegevens: ProjectGegevens;
  /** Null: the gevelvullingen cannot be read. */
  samenvatting: Samenvatting | null;
}

/** How far a project is; green only when nothing is left to do in it. */
export const ProjectStand = ({ projectGegevens, samenvatting }: ProjectStandProps) => {
  if (samenvatting === null) return <Chip kind="warn">{teksten.onleesbaar}</Chip>;
  const { gevelvullingen, gereed, voldoet_niet } = samenvatting;
  if (gevelvullingen === 0) return <Chip>{teksten.geenGevelvullingen}</Chip>;
  const text = teksten.stand(samenvatting);
  if (voldoet_niet > 0) return <Chip kind="bad">{text}</Chip>;
  const isDone = gereed === gevelvullingen && isProjectGereed(projectGegevens);
  return isDone ? <Chip kind="ok">{text}</Chip> : <Chip>{text}</Chip>;
};
