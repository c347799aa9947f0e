import { isHttpError } from '@adviestool/contract/api/apiError';
import {
  addBouwplaatsFoto,
  addBouwplaatsMontage,
  addMontage,
  addMontageFoto,
} from '@adviestool/contract/api/montage';
import type { MontageInvoer } from '@adviestool/contract/montage';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { currentUid } from '@adviestool/state/session';

import { sleutelOf, type Plek } from '../adres/plek.ts';
import { bewaard, type Wachtend, type WachtendeFoto } from './bewaard.ts';

type Host = Pick<HostApi, 'api' | 'config' | 'errorText'>;

/** Sends the photos of what was said, and then that. */
const sendOne = async (
  { api, config }: Host,
  plek: Plek,
  { id, gevelvullingId, body, door, fotos }: Wachtend & { fotos: readonly WachtendeFoto[] },
): Promise<MontageInvoer> => {
  if (plek.soort === 'link') {
    for (const foto of fotos) await addBouwplaatsFoto(api, plek.inzageId, foto);
    const said = { ...body, door: door ?? '' };
    return addBouwplaatsMontage(api, plek.inzageId, { id, gevelvullingId, body: said });
  }
  const plaats = { groupId: config.variant.groupId, projectId: plek.projectId };
  for (const foto of fotos) await addMontageFoto(api, plaats, foto);
  return addMontage(api, plaats, { id, gevelvullingId, body });
};

/** Of a server that has no time now, or of a session that has ended: it will take it later. */
const LATER: ReadonlySet<number> = new Set([401, 403, 408, 412, 425, 429]);

/** Codes of a 403 for who may not say it, or not any more: waiting changes nothing of that. */
const MAG_NIET: ReadonlySet<string | null> = new Set(['forbidden', 'shut_out']);

/** Whether the server has read it and does not take it as it is, or not of this user. */
const isRefused = (error: unknown): boolean =>
  isHttpError(error) &&
  error.status < 500 &&
  (!LATER.has(error.status) || (error.status === 403 && MAG_NIET.has(error.code)));

/** What came of sending. */
export type Verzonden =
  /** Everything was taken or refused. */
  | { kind: 'klaar' }
  /** The server cannot be reached, or has no time. */
  | { kind: 'later' }
  /** The link does not work any more. */
  | { kind: 'ingetrokken' };

/**
 * Sends what waits of a site, in order. Each goes under its own UUID, so that one that was sent before, and whose answer
 * was lost, is taken once. What the server refuses stays, with the reason, and keeps nothing else waiting.
 * @param onTaken hears what the server keeps of it
 */
const verzend = async (
  host: Host,
  plek: Plek,
  onTaken: (invoer: MontageInvoer) => void,
): Promise<Verzonden> => {
  const uid = plek.soort === 'project' ? currentUid() : null;
  for (const wachtend of await bewaard.listWachtend(sleutelOf(plek), uid)) {
    // Nothing is said in the name of another.
    if (wachtend.wie !== null && wachtend.wie !== uid) return { kind: 'later' };
    try {
      if (wachtend.geweigerd !== null) continue;
      const fotos = await bewaard.readFotos(wachtend);
      if (fotos === null) continue;
      const taken = await sendOne(host, plek, { ...wachtend, fotos });
      onTaken(taken);
      await bewaard.moveTaken(wachtend, taken);
    } catch (error) {
      if (plek.soort === 'link' && isHttpError(error, 404)) return { kind: 'ingetrokken' };
      if (!isRefused(error)) return { kind: 'later' };
      await bewaard.change(wachtend, { geweigerd: host.errorText(error) });
    }
  }
  return { kind: 'klaar' };
};

const running = new Map<string, Promise<Verzonden>>();

/** As `verzend`, once at a time for each site: who asks meanwhile hears of it when it is done. */
export const verzendEen = async (
  host: Host,
  plek: Plek,
  onTaken: (invoer: MontageInvoer) => void,
): Promise<Verzonden> => {
  const sleutel = sleutelOf(plek);
  await running.get(sleutel);
  const run = verzend(host, plek, onTaken).finally(() => running.delete(sleutel));
  running.set(sleutel, run);
  return run;
};
