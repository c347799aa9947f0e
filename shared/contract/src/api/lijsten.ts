import * as calls from '../calls/lijsten.ts';
import type { LijstBody, ProjectLijst, ProjectLijsten } from '../lijsten.ts';
import type { ProjectPlaats } from './projectPlaats.ts';
import { requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET …/project/{id}/lijsten`: the lists that were read into a project, and what the company said in its own. */
export const fetchLijsten = async (
  api: Transport,
  plaats: ProjectPlaats,
): Promise<ProjectLijsten> => {
  const { data } = await api.request(requestOf(calls.fetchLijsten, plaats));
  return data;
};

/** `POST …/project/{id}/lijsten`: keeps what is known of a list whose import was just saved. */
export const saveLijst = async (
  api: Transport,
  plaats: ProjectPlaats,
  body: LijstBody,
): Promise<ProjectLijst> => {
  const { data } = await api.request({ ...requestOf(calls.saveLijst, plaats), body });
  return data;
};
