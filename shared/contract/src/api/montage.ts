import * as site from '../calls/bouwplaats.ts';
import * as calls from '../calls/montage.ts';
import type { Catalogus } from '../catalogus.ts';
import type { Bouwplaats } from '../inzage.ts';
import type { BouwplaatsMontageBody, MontageBody, MontageFoto, MontageInvoer } from '../montage.ts';
import { fileRequestOf } from './fileRequestOf.ts';
import type { ProjectPlaats } from './projectPlaats.ts';
import { ask, requestOf } from './requestOf.ts';
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
  const { invoer, gemonteerd = null } = await ask(api, requestOf(calls.fetchMontage, plaats));
  return { invoer, gemonteerd };
};

/** `GET …/montage`: everything that was said of a project, the oldest first. @throws HttpError */
export const fetchMontage = async (
  api: Transport,
  plaats: ProjectPlaats,
): Promise<MontageInvoer[]> => (await ask(api, requestOf(calls.fetchMontage, plaats))).invoer;

/** An entry, and the UUID that it is sent under: a repeat is the same entry. */
interface Entry<Body> {
  id: string;
  gevelvullingId: string;
  body: Body;
}

/** `POST …/montage/{gevelvulling}`. @throws HttpError 422 in Dutch for what cannot be kept */
export const addMontage = (
  api: Transport,
  plaats: ProjectPlaats,
  { id, gevelvullingId, body }: Entry<MontageBody>,
): Promise<MontageInvoer> =>
  ask(api, {
    ...requestOf(calls.addMontage, { ...plaats, gevelvullingId }),
    body,
    headers: { 'Idempotency-Key': id },
  });

/** A JPEG in base64, and the UUID that it is sent under. */
interface Picture {
  id: string;
  inhoud: string;
}

/** `POST …/montagefotos`. @throws HttpError 422 in Dutch for what is no photo, or when there is no room */
export const addMontageFoto = (
  api: Transport,
  plaats: ProjectPlaats,
  { id, inhoud }: Picture,
): Promise<MontageFoto> =>
  ask(api, {
    ...requestOf(calls.addMontageFoto, plaats),
    body: { inhoud },
    headers: { 'Idempotency-Key': id },
  });

/** `GET …/montagefotos/{id}`. @throws HttpError 404 */
export const fetchMontageFoto = (
  api: Transport,
  plaats: ProjectPlaats,
  fotoId: string,
): Promise<Blob> => ask(api, fileRequestOf(calls.fetchMontageFoto, { ...plaats, fotoId }));

/** `GET inzage/{id}/bouwplaats`: the project, for who has a link for the site. @throws HttpError 404 */
export const fetchBouwplaats = (api: Transport, inzageId: string): Promise<Bouwplaats> =>
  ask(api, requestOf(site.fetchBouwplaats, { inzageId }));

/** `GET inzage/{id}/bouwplaats/catalogus`. @throws HttpError 404 */
export const fetchBouwplaatsCatalogus = (api: Transport, inzageId: string): Promise<Catalogus> =>
  ask(api, requestOf(site.fetchBouwplaatsCatalogus, { inzageId }));

/** As `fetchMontage`, with a link for the site. @throws HttpError 404 */
export const fetchBouwplaatsMontage = async (
  api: Transport,
  inzageId: string,
): Promise<MontageInvoer[]> =>
  (await ask(api, requestOf(site.fetchBouwplaatsMontage, { inzageId }))).invoer;

/** As `addMontage`, with a link for the site. @throws HttpError */
export const addBouwplaatsMontage = (
  api: Transport,
  inzageId: string,
  { id, gevelvullingId, body }: Entry<BouwplaatsMontageBody>,
): Promise<MontageInvoer> =>
  ask(api, {
    ...requestOf(site.addBouwplaatsMontage, { inzageId, gevelvullingId }),
    body,
    headers: { 'Idempotency-Key': id },
  });

/** As `addMontageFoto`, with a link for the site. @throws HttpError */
export const addBouwplaatsFoto = (
  api: Transport,
  inzageId: string,
  { id, inhoud }: Picture,
): Promise<MontageFoto> =>
  ask(api, {
    ...requestOf(site.addBouwplaatsFoto, { inzageId }),
    body: { inhoud },
    headers: { 'Idempotency-Key': id },
  });

/** As `fetchMontageFoto`, with a link for the site. @throws HttpError 404 */
export const fetchBouwplaatsFoto = (
  api: Transport,
  inzageId: string,
  fotoId: string,
): Promise<Blob> => ask(api, fileRequestOf(site.fetchBouwplaatsFoto, { inzageId, fotoId }));
