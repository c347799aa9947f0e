import * as calls from '../calls/lijsten.ts';
import type { LijstBody, ProjectLijst, ProjectLijsten } from '../lijsten.ts';
import type { ProjectPlaats } from './projectPlaats.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET …/project/{id}/lijsten`: the lists that were read into a project, and what the company said in its own. */
export const fetchLijsten = (api: Transport, plaats: ProjectPlaats): Promise<ProjectLijsten> =>
  ask(api, requestOf(calls.fetchLijsten, plaats));

/**
 * `POST …/project/{id}/lijsten`: keeps what is known of a list whose import was just saved.
 * @param plaats with the `moment` at which what it changed was `changed`, by which its revision is found; a backend
 * that does not know it finds one by the id of the list
 */
export const saveLijst = async (
  api: Transport,
  { moment, ...plaats }: ProjectPlaats & { moment?: string },
  body: LijstBody,
): Promise<ProjectLijst> => {
  const asked = requestOf(calls.saveLijst, plaats);
  const path =
    moment === undefined ? asked.path : `${asked.path}?moment=${encodeURIComponent(moment)}`;
  return ask(api, { ...asked, path, body });
};
