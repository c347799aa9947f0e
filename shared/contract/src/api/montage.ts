import * as site from '../calls/bouwplaats.ts';
import * as calls from '../calls/montage.ts';
import type { Catalogus } from '../catalogus.ts';
import type { Bouwplaats } from '../inzage.ts';
import type { BouwplaatsMontageBody, MontageBody, MontageFoto, MontageInvoer } from '../montage.ts';
import { fileRequestOf } from './fileRequestOf.ts';
import type { ProjectPlaats } from './projectPlaats.ts';
import { requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** Everything that was said of a project. */
export interface MontageStand {
  /** The oldest first. */
  invoer: readonly MontageInvoer[];
  /** The number of the last of it, as the stand of the project tells it; null: it is not told. */
  gemonteerd: number | null;
}

/** `GET …/montage`, with up to where it tells. @throws HttpError */
export const fetchMontageStand = async (
  api: Transport,
  plaats: ProjectPlaats,
): Promise<MontageStand> => {
  const { data } = await api.request(requestOf(calls.fetchMontage, plaats));
  return { invoer: data.invoer, gemonteerd: data.gemonteerd ?? null };
};

/** `GET …/montage`: everything that was said of a project, the oldest first. @throws HttpError */
export const fetchMontage = async (
  api: Transport,
  plaats: ProjectPlaats,
): Promise<MontageInvoer[]> => {
  const { data } = await api.request(requestOf(calls.fetchMontage, plaats));
  return data.invoer;
};

/** An entry, and the UUID that it is sent under: a repeat is the same entry. */
interface Entry<Body> {
  id: string;
  gevelvullingId: string;
  body: Body;
}

/** `POST …/montage/{gevelvulling}`. @throws HttpError 422 in Dutch for what cannot be kept */
export const addMontage = async (
  api: Transport,
  plaats: ProjectPlaats,
  { id, gevelvullingId, body }: Entry<MontageBody>,
): Promise<MontageInvoer> => {
  const { data } = await api.request({
    ...requestOf(calls.addMontage, { ...plaats, gevelvullingId }),
    body,
    headers: { 'Idempotency-Key': id },
  });
  return data;
};

/** A JPEG in base64, and the UUID that it is sent under. */
interface Picture {
  id: string;
  inhoud: string;
}

/** `POST …/montagefotos`. @throws HttpError 422 in Dutch for what is no photo, or when there is no room */
export const addMontageFoto = async (
  api: Transport,
  plaats: ProjectPlaats,
  { id, inhoud }: Picture,
): Promise<MontageFoto> => {
  const { data } = await api.request({
    ...requestOf(calls.addMontageFoto, plaats),
    body: { inhoud },
    headers: { 'Idempotency-Key': id },
  });
  return data;
};

/** `GET …/montagefotos/{id}`. @throws HttpError 404 */
export const fetchMontageFoto = async (
  api: Transport,
  plaats: ProjectPlaats,
  fotoId: string,
): Promise<Blob> => {
  const { data } = await api.request(fileRequestOf(calls.fetchMontageFoto, { ...plaats, fotoId }));
  return data;
};

/** `GET inzage/{id}/bouwplaats`: the project, for who has a link for the site. @throws HttpError 404 */
export const fetchBouwplaats = async (api: Transport, inzageId: string): Promise<Bouwplaats> => {
  const { data } = await api.request(requestOf(site.fetchBouwplaats, { inzageId }));
  return data;
};

/** `GET inzage/{id}/bouwplaats/catalogus`. @throws HttpError 404 */
export const fetchBouwplaatsCatalogus = async (
  api: Transport,
  inzageId: string,
): Promise<Catalogus> => {
  const { data } = await api.request(requestOf(site.fetchBouwplaatsCatalogus, { inzageId }));
  return data;
};

/** As `fetchMontage`, with a link for the site. @throws HttpError 404 */
export const fetchBouwplaatsMontage = async (
  api: Transport,
  inzageId: string,
): Promise<MontageInvoer[]> => {
  const { data } = await api.request(requestOf(site.fetchBouwplaatsMontage, { inzageId }));
  return data.invoer;
};

/** As `addMontage`, with a link for the site. @throws HttpError */
export const addBouwplaatsMontage = async (
  api: Transport,
  inzageId: string,
  { id, gevelvullingId, body }: Entry<BouwplaatsMontageBody>,
): Promise<MontageInvoer> => {
  const { data } = await api.request({
    ...requestOf(site.addBouwplaatsMontage, { inzageId, gevelvullingId }),
    body,
    headers: { 'Idempotency-Key': id },
  });
  return data;
};

/** As `addMontageFoto`, with a link for the site. @throws HttpError */
export const addBouwplaatsFoto = async (
  api: Transport,
  inzageId: string,
  { id, inhoud }: Picture,
): Promise<MontageFoto> => {
  const { data } = await api.request({
    ...requestOf(site.addBouwplaatsFoto, { inzageId }),
    body: { inhoud },
    headers: { 'Idempotency-Key': id },
  });
  return data;
};

/** As `fetchMontageFoto`, with a link for the site. @throws HttpError 404 */
export const fetchBouwplaatsFoto = async (
  api: Transport,
  inzageId: string,
  fotoId: string,
): Promise<Blob> => {
  const { data } = await api.request(fileRequestOf(site.fetchBouwplaatsFoto, { inzageId, fotoId }));
  return data;
};
