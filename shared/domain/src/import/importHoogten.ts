import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';

import { hoogsteVan, teLaagVoor, voorstelVan, type TeLaag } from './gebouwhoogteUit.ts';

/**
 * Whether an earlier release put the top of the gevelvulling in the place of the height of its building.
 * Where it is not known how high it reaches, any height of its own may be that.
 */
const hasImporthoogte = ({ gevelvullingEnKaderData }: Gevelvulling): boolean => {
  const { externalId, gebouwHoogte = null, hoogstePunt } = gevelvullingEnKaderData;
  if (externalId === undefined || gebouwHoogte === null) return false;
  return hoogstePunt === undefined || voorstelVan(hoogstePunt) === gebouwHoogte;
};

/** The ids of the gevelvullingen whose own gebouwhoogte may come from an import. */
export const listImporthoogten = (gevelvullingen: readonly Gevelvulling[]): readonly string[] =>
  gevelvullingen.filter(hasImporthoogte).map((one) => one.gevelvullingEnKaderData.id);

/** Whether the gebouwhoogte of a project is too low for its imported gevelvullingen; null: it is not. */
export const gebouwhoogteTeLaag = ({
  projectGegevens,
  gevelvullingen,
}: Pick<Project, 'projectGegevens' | 'gevelvullingen'>): TeLaag | null =>
  teLaagVoor(
    projectGegevens.gebouwhoogte,
    hoogsteVan(gevelvullingen.map((one) => one.gevelvullingEnKaderData.hoogstePunt)),
  );
