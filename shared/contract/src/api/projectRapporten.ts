import * as calls from '../calls/projectRapporten.ts';
import type { ProjectRapporten } from '../rapporten.ts';
import type { ProjectPlaats } from './projectPlaats.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET …/project/{id}/rapporten`: those of the last 30 days that are still kept, the newest first. */
export const fetchProjectRapporten = (
  api: Transport,
  plaats: ProjectPlaats,
): Promise<ProjectRapporten> => ask(api, requestOf(calls.fetchProjectRapporten, plaats));
