import type { Bestelling, BestellingBody } from '../bestellingen.ts';
import * as calls from '../calls/bestellingen.ts';
import type { ProjectPlaats } from './projectPlaats.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET …/project/{id}/bestellingen`: what was ordered for a project, the newest first. */
export const fetchBestellingen = async (
  api: Transport,
  plaats: ProjectPlaats,
): Promise<readonly Bestelling[]> =>
  (await ask(api, requestOf(calls.fetchBestellingen, plaats))).bestellingen;

/** `POST …/project/{id}/bestellingen`: keeps what was ordered of a supplier, now. */
export const saveBestelling = (
  api: Transport,
  plaats: ProjectPlaats,
  body: BestellingBody,
): Promise<Bestelling> => ask(api, { ...requestOf(calls.saveBestelling, plaats), body });
