import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';

import { hogerDan, hoogsteVan, voorstelVan } from './gebouwhoogteUit.ts';

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

/** That a project is lower than what stands in it. */
export interface TeLaag {
  /** mm above ground. */
  readonly hoogstePunt: number;
  /** m. */
  readonly voorstel: number;
}

/** What the gebouwhoogte of a project should at least be by its imported gevelvullingen; null: it is. */
export const gebouwhoogteTeLaag = ({
  projectGegevens,
  gevelvullingen,
}: Pick<Project, 'projectGegevens' | 'gevelvullingen'>): TeLaag | null => {
  const hoogstePunt = hoogsteVan(
    gevelvullingen.map((one) => one.gevelvullingEnKaderData.hoogstePunt),
  );
  const voorstel = hogerDan(projectGegevens.gebouwhoogte, hoogstePunt);
  return hoogstePunt === null || voorstel === null ? null : { hoogstePunt, voorstel };
};
