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
 * @param plaats with the `moment` at which what it changed was `changed`, or what it took away (`weg`), by which its
 * revision is found; a backend that knows neither finds one by the id of the list
 */
export const saveLijst = async (
  api: Transport,
  { moment, weg, ...plaats }: ProjectPlaats & { moment?: string; weg?: string | undefined },
  body: LijstBody,
): Promise<ProjectLijst> => {
  const asked = requestOf(calls.saveLijst, plaats);
  const query = new URLSearchParams({
    ...(moment !== undefined && { moment }),
    ...(weg !== undefined && { weg }),
  }).toString();
  return ask(api, { ...asked, path: query === '' ? asked.path : `${asked.path}?${query}`, body });
};
