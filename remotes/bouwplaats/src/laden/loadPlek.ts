import { isHttpError } from '@adviestool/contract/api/apiError';
import {
  fetchBouwplaats,
  fetchBouwplaatsCatalogus,
  fetchBouwplaatsMontage,
  fetchMontage,
} from '@adviestool/contract/api/montage';
import type { MontageInvoer } from '@adviestool/contract/montage';
import { LOGIN } from '@adviestool/contract/paths';
import { projectGegevensOf } from '@adviestool/contract/projectRecord';
import type { HostApi, PageArgs } from '@adviestool/contract/remoteModule';

import { currentUid } from '@adviestool/state/session';
import { replace } from 'react-router';

import { gevelvullingPath, plekOf, projectPlekVan, sleutelOf, type Plek } from '../adres/plek.ts';
import { bewaard, type PlekGegevens, type Wachtend } from '../wachtrij/bewaard.ts';
import { forgetPages, keepPages } from '../werker/keepPages.ts';
import { isUnreachable } from './isUnreachable.ts';
import { ofPhone } from './ofPhone.ts';

/** A site as a page shows it. */
export interface GeladenPlek extends PlekGegevens {
  plek: Plek;
  /** The user who reads it; null: with a link, or not known. */
  wie: number | null;
  /** Said and not sent yet, the oldest first. */
  wachtend: readonly Wachtend[];
  /** When the server was asked last; null: just now. */
  standVan: Date | null;
}

/** A link that does not work any more. */
export interface WegPlek {
  plek: null;
  /** What waits on this phone to be sent with it. */
  wachtend: readonly Wachtend[];
}

/** What its reader may not see any more. */
const forget = async (host: HostApi, plek: Plek): Promise<void> => {
  const warning = 'The site could not be removed from this phone.';
  await ofPhone(host, bewaard.forget(sleutelOf(plek)), { otherwise: undefined, warning });
  await forgetPages(plek);
};

/**
 * Who may not read the project reads a label with a link, where the phone has one, the next time without a network too.
 * @throws ApiError
 */
const fetchProject = async (host: HostApi, args: PageArgs, projectId: number) => {
  try {
    return await host.project.refresh(projectId);
  } catch (error) {
    if (!isHttpError(error, 403) && !isHttpError(error, 404)) throw error;
    const plek = plekOf(args.params);
    if (error.code !== 'authenticated_only') await forget(host, plek);
    const link = await toLink(host, args);
    if (link === null) throw error;
    void keepPages(host, plek);
    return link;
  }
};

const fetchOfProject = async (
  host: HostApi,
  args: PageArgs,
  projectId: number,
): Promise<PlekGegevens | Response> => {
  const { groupId } = host.config.variant;
  const project = await fetchProject(host, args, projectId);
  if (project instanceof Response) return project;
  const { projectGegevens, gevelvullingen, onleesbaar, rechten, gearchiveerd } = project;
  const [catalogus, invoer] = await Promise.all([
    host.catalogus.load(projectGegevens.catalogus),
    fetchMontage(host.api, { groupId, projectId }),
  ]);
  return {
    projectId,
    projectGegevens,
    gevelvullingen: onleesbaar ? null : gevelvullingen,
    catalogus,
    invoer,
    magVinken: rechten.wijzigen && gearchiveerd === undefined,
  };
};

/** Null: the link does not work any more. */
const fetchSite = async (host: HostApi, inzageId: string) => {
  try {
    return await fetchBouwplaats(host.api, inzageId);
  } catch (error) {
    if (isHttpError(error, 404)) return null;
    throw error;
  }
};

/** Null: the link does not work any more. That is the answer to the site alone, not to what goes with it. */
const fetchOfLink = async (host: HostApi, inzageId: string): Promise<PlekGegevens | null> => {
  const [site, rest] = await Promise.allSettled([
    fetchSite(host, inzageId),
    Promise.all([
      fetchBouwplaatsCatalogus(host.api, inzageId),
      fetchBouwplaatsMontage(host.api, inzageId),
    ]),
  ]);
  if (site.status === 'rejected') throw site.reason;
  if (site.value === null) return null;
  if (rest.status === 'rejected') throw rest.reason;
  const { project_id: projectId, project, gevelvullingen } = site.value;
  const [catalogus, invoer] = rest.value;
  const projectGegevens = projectGegevensOf(project);
  return { projectId, projectGegevens, gevelvullingen, catalogus, invoer, magVinken: true };
};

/** What a phone cannot keep it shows all the same. @returns what was said */
const keep = async (
  host: HostApi,
  sleutel: string,
  fetched: Parameters<typeof bewaard.writePlek>[1],
): Promise<readonly MontageInvoer[]> => {
  try {
    const { invoer, removed } = await bewaard.writePlek(sleutel, fetched);
    for (const old of removed) {
      const plek = projectPlekVan(old);
      if (plek !== null) await forgetPages(plek);
    }
    return invoer;
  } catch (error) {
    host.log('warn', 'The site was not kept on this phone.', error);
    return fetched.gegevens.invoer;
  }
};

/** What waits under a link that does not work any more waits for this one then, when it is of the same project. */
const adopt = async (
  host: HostApi,
  sleutel: string,
  { projectId }: PlekGegevens,
): Promise<void> => {
  if (projectId === undefined) return;
  const warning = 'What waits for other links was not looked at.';
  await ofPhone(host, bewaard.adopt(sleutel, projectId), { otherwise: undefined, warning });
};

const readKept = (host: HostApi, sleutel: string, wie: number | null) =>
  ofPhone(host, bewaard.readPlek(sleutel, wie), {
    otherwise: null,
    warning: 'The site could not be read from this phone.',
  });

const readWachtend = (
  host: HostApi,
  sleutel: string,
  wie: number | null,
): Promise<readonly Wachtend[]> =>
  ofPhone(host, bewaard.listWachtend(sleutel, wie), {
    otherwise: [],
    warning: 'What waits could not be read from this phone.',
  });

/** The user of a project's site, as far as that is known. */
const readerOf = ({ soort }: Plek): number | null => (soort === 'project' ? currentUid() : null);

/** What the phone kept. @throws ApiError `error`, when it kept nothing that its reader may see */
const loadKept = async (
  host: HostApi,
  args: PageArgs,
  error: unknown,
): Promise<GeladenPlek | Response> => {
  const plek = plekOf(args.params);
  const sleutel = sleutelOf(plek);
  const kept = await readKept(host, sleutel, readerOf(plek));
  if (kept === null) {
    const link = await toLink(host, args);
    if (link === null) throw error;
    return link;
  }
  const wachtend = await readWachtend(host, sleutel, kept.wie);
  const standVan = new Date(kept.opgehaald);
  return { ...kept.gegevens, plek, wie: kept.wie, wachtend, standVan };
};

/** A link that does not work any more: nothing is shown of it, and what waits is kept. */
const loadWeg = async (host: HostApi, plek: Plek): Promise<WegPlek> => {
  await forget(host, plek);
  const wachtend = await readWachtend(host, sleutelOf(plek), null);
  return { plek: null, wachtend: wachtend.filter(({ geweigerd }) => geweigerd === null) };
};

/** To the link that the phone opened before, where that shows the gevelvulling of a label; null: there is none. */
const toLink = async (host: HostApi, { params }: PageArgs): Promise<Response | null> => {
  const plek = plekOf(params);
  const { gevelvullingId } = params;
  if (plek.soort === 'link' || gevelvullingId === undefined) return null;
  const inzageId = await ofPhone(host, bewaard.findLink(gevelvullingId, plek.projectId), {
    otherwise: null,
    warning: 'The links of this phone could not be read.',
  });
  return inzageId === null
    ? null
    : replace(gevelvullingPath({ soort: 'link', inzageId }, gevelvullingId));
};

/**
 * Fetches a site and keeps it on the phone; without a network it is what the phone kept, for fourteen days.
 * When its reader may not see it any more the phone forgets what it showed, and keeps what waits to be sent.
 * @throws ApiError
 */
export const loadPlek = async (
  host: HostApi,
  args: PageArgs,
): Promise<GeladenPlek | WegPlek | Response> => {
  const plek = plekOf(args.params);
  const sleutel = sleutelOf(plek);
  const asked = readerOf(plek);
  const kept = await readKept(host, sleutel, asked);
  const eerder = new Set(kept?.gegevens.invoer.map(({ id }) => id));
  try {
    const gegevens =
      plek.soort === 'project'
        ? await fetchOfProject(host, args, plek.projectId)
        : await fetchOfLink(host, plek.inzageId);
    if (gegevens === null) return await loadWeg(host, plek);
    if (gegevens instanceof Response) return gegevens;
    const wie = readerOf(plek);
    // Another user came meanwhile: what was fetched is not theirs.
    if (asked !== null && wie !== asked) return await loadPlek(host, args);
    if (plek.soort === 'link') await adopt(host, sleutel, gegevens);
    // What is sent meanwhile leaves the queue and comes into what is kept: looked at in that order none is missed.
    const wachtend = await readWachtend(host, sleutel, wie);
    const invoer = await keep(host, sleutel, { gegevens, wie, eerder });
    return { ...gegevens, invoer, plek, wie, wachtend, standVan: null };
  } catch (error) {
    if (isUnreachable(error)) return loadKept(host, args, error);
    if (!isHttpError(error, 403) || error.code !== 'authenticated_only') throw error;
    // Whoever logs in comes back here.
    const { pathname } = new URL(args.request.url);
    return replace(`${LOGIN}?${new URLSearchParams({ bestemming: pathname }).toString()}`);
  }
};
