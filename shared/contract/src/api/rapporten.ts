import * as calls from '../calls/rapporten.ts';
import type { RapportSchatting, RapportStand, RapportVraag } from '../rapporten.ts';
import { fileNameOf } from './fileName.ts';
import { fileRequestOf } from './fileRequestOf.ts';
import type { ProjectPlaats } from './projectPlaats.ts';
import { ask, otherOf, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** A project, or what a link shows of one. */
type RapportPlaats = ProjectPlaats | { inzageId: string };

const askOf = (plaats: RapportPlaats) =>
  'inzageId' in plaats
    ? requestOf(calls.askInzageRapport, plaats)
    : requestOf(calls.askRapport, plaats);

const schattingOf = (plaats: RapportPlaats) =>
  'inzageId' in plaats
    ? requestOf(otherOf(calls.askInzageRapport), plaats)
    : requestOf(otherOf(calls.askRapport), plaats);

const standOf = (plaats: RapportPlaats, rapportId: string) =>
  'inzageId' in plaats
    ? requestOf(calls.fetchInzageRapportStand, { ...plaats, rapportId })
    : requestOf(calls.fetchRapportStand, { ...plaats, rapportId });

const bestandOf = (plaats: RapportPlaats, rapportId: string) =>
  'inzageId' in plaats
    ? fileRequestOf(calls.fetchInzageRapportBestand, { ...plaats, rapportId })
    : fileRequestOf(calls.fetchRapportBestand, { ...plaats, rapportId });

/**
 * `POST /api/v2/group/{groupId}/project/{id}/rapporten`, or with a link `POST /api/v2/inzage/{id}/rapporten`: asks
 * for a report.
 * @returns the id of the request
 * @throws HttpError 409 when there is nothing to report or no report can be made here, 429 when too many wait
 */
export const startRapport = async (
  api: Transport,
  plaats: RapportPlaats,
  vraag: RapportVraag,
): Promise<string> => (await ask(api, { ...askOf(plaats), body: vraag })).id;

/**
 * `POST …/rapporten?schatting=1`: what a report will be; none is made.
 * @param vraag with its `inhoud`: a backend that makes no estimates refuses that, and would else make the report
 * @throws HttpError 422 from such a backend
 */
export const schatRapport = (
  api: Transport,
  plaats: RapportPlaats,
  {
    vraag,
    signal,
  }: { vraag: Required<Pick<RapportVraag, 'inhoud'>> & RapportVraag; signal: AbortSignal },
): Promise<RapportSchatting> => {
  const asked = schattingOf(plaats);
  return ask(api, {
    ...asked,
    // Not as a query: a backend that wants no more reports yet is still asked what one will be.
    path: `${asked.path}?schatting=1`,
    body: vraag,
    signal,
  });
};

/** `GET …/rapporten/{id}`: how far it is. @throws HttpError 404 when it is gone */
export const fetchRapportStand = (
  api: Transport,
  plaats: RapportPlaats,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<RapportStand> => ask(api, { ...standOf(plaats, id), signal });

/** `GET …/rapporten/{id}/bestand?tonen=1`: the address at which a browser shows a report that is made. */
export const rapportAdres = (domain: string, plaats: RapportPlaats, id: string): string =>
  `${domain}${bestandOf(plaats, id).path}?tonen=1`;

export interface Bestand {
  naam: string;
  inhoud: Blob;
}

/** `GET …/rapporten/{id}/bestand`: the file of a report that is made. */
export const fetchRapportBestand = async (
  api: Transport,
  plaats: RapportPlaats,
  id: string,
): Promise<Bestand> => {
  const { data, headers } = await api.request(bestandOf(plaats, id));
  return { naam: fileNameOf(headers, 'rapport.pdf'), inhoud: data };
};
