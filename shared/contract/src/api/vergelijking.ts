import * as calls from '../calls/vergelijking.ts';
import type { Sinds } from '../rapporten.ts';
import type { Vergelijking } from '../vergelijking.ts';
import type { ProjectPlaats } from './projectPlaats.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/**
 * `GET …/project/{id}/vergelijking?versie=…` or `?datum=…`: what a project was.
 * @throws HttpError 404 when there is no such version, or the project was not there yet
 */
export const fetchVergelijking = (
  api: Transport,
  plaats: ProjectPlaats,
  sinds: Sinds,
): Promise<Vergelijking> =>
  ask(api, { ...requestOf(calls.fetchVergelijking, plaats), query: { ...sinds } });
