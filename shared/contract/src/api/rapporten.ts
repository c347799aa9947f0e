import { z } from 'zod';

import {
  rapportAanvraagSchema,
  rapportSchattingSchema,
  rapportStandSchema,
  type RapportSchatting,
  type RapportStand,
  type RapportVraag,
} from '../rapporten.ts';
import { fileNameOf } from './fileName.ts';
import type { Transport } from './transport.ts';

/** A project, or what a link shows of one. */
type Plaats = { groupId: number; projectId: number } | { inzageId: string };

const pathOf = (plaats: Plaats): string =>
  'inzageId' in plaats
    ? `/api/v2/inzage/${plaats.inzageId}/rapporten`
    : `/api/v2/group/${plaats.groupId}/project/${plaats.projectId}/rapporten`;

/**
 * `POST /api/v2/group/{groupId}/project/{id}/rapporten`, or with a link `POST /api/v2/inzage/{id}/rapporten`: asks
 * for a report.
 * @returns the id of the request
 * @throws HttpError 409 when there is nothing to report or no report can be made here, 429 when too many wait
 */
export const startRapport = async (
  api: Transport,
  plaats: Plaats,
  vraag: RapportVraag,
): Promise<string> => {
  const { data } = await api.request({
    method: 'POST',
    path: pathOf(plaats),
    body: vraag,
    answer: rapportAanvraagSchema,
  });
  return data.id;
};

/**
 * `POST …/rapporten?schatting=1`: what a report will be; none is made.
 * @param vraag with its `inhoud`: a backend that makes no estimates refuses that, and would else make the report
 * @throws HttpError 422 from such a backend
 */
export const schatRapport = async (
  api: Transport,
  plaats: Plaats,
  {
    vraag,
    signal,
  }: { vraag: Required<Pick<RapportVraag, 'inhoud'>> & RapportVraag; signal: AbortSignal },
): Promise<RapportSchatting> => {
  const { data } = await api.request({
    method: 'POST',
    path: `${pathOf(plaats)}?schatting=1`,
    body: vraag,
    answer: rapportSchattingSchema,
    signal,
  });
  return data;
};

/** `GET …/rapporten/{id}`: how far it is. @throws HttpError 404 when it is gone */
export const fetchRapportStand = async (
  api: Transport,
  plaats: Plaats,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<RapportStand> => {
  const { data } = await api.request({
    method: 'GET',
    path: `${pathOf(plaats)}/${id}`,
    answer: rapportStandSchema,
    signal,
  });
  return data;
};

/** `GET …/rapporten/{id}/bestand?tonen=1`: the address at which a browser shows a report that is made. */
export const rapportAdres = (domain: string, plaats: Plaats, id: string): string =>
  `${domain}${pathOf(plaats)}/${id}/bestand?tonen=1`;

export interface Bestand {
  naam: string;
  inhoud: Blob;
}

/** `GET …/rapporten/{id}/bestand`: the file of a report that is made. */
export const fetchRapportBestand = async (
  api: Transport,
  plaats: Plaats,
  id: string,
): Promise<Bestand> => {
  const { data, headers } = await api.request({
    method: 'GET',
    path: `${pathOf(plaats)}/${id}/bestand`,
    accept: 'file',
    answer: z.custom<Blob>((value) => value instanceof Blob),
  });
  return { naam: fileNameOf(headers, 'rapport.pdf'), inhoud: data };
};
