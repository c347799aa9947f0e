import { GEVELVULLING_TYPES } from '@adviestool/contract/gevelvulling';
import { standaardenPath } from '@adviestool/contract/paths';
import type { Standaarden } from '@adviestool/contract/standaarden';
import { gevelvullingTypeLabels } from '@adviestool/domain/toelichting/labels';
import { Notice } from '@adviestool/ui/Notice';
import { Link } from 'react-router';

import { teksten } from './teksten.ts';

const { standaard } = teksten;

/** Which types have a standard: what a list does not say comes from there. */
export const StandaardenRegel = ({
  projectId,
  standaarden,
}: {
  projectId: number;
  standaarden: Standaarden;
}) => {
  const stand = GEVELVULLING_TYPES.map((type) => {
    const is = standaarden[type] === null ? standaard.geen : standaard.ingevuld;
    return `${gevelvullingTypeLabels[type]}: ${is}`;
  });
  return (
    <Notice actions={<Link to={standaardenPath(projectId)}>{standaard.wijzigen}</Link>}>
      <p>{standaard.uitleg}</p>
      <p>{stand.join(' · ')}</p>
    </Notice>
  );
};
