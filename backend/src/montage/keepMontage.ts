import type { MontageBody, MontageFoto, MontageInvoer } from '@adviestool/contract/montage';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { lockGroup } from '../access/lockGroup.ts';
import { readHead } from '../access/projectHead.ts';
import type { Database } from '../database/connect.ts';
import { projects } from '../database/schema/projects.ts';
import { sendBericht } from '../database/sendBericht.ts';
import { noteerBijProject } from '../gebeurtenissen/noteer.ts';
import { createTurns } from '../http/createTurns.ts';
import { HttpProblem, invalid, notFound } from '../http/httpProblem.ts';
import type { App, Services } from '../http/services.ts';
import { createFotoLezer } from '../logo/createFotoLezer.ts';
import { keyOf } from '../projectopslag/answerWrite.ts';
import { createGebruik } from '../projectopslag/gebruik.ts';
import { createProjects } from '../projectopslag/projects.ts';
import { checkRuimte } from '../projectopslag/quota.ts';
import { createMontageFotos, sha256Of } from './fotosStore.ts';
import { createMontage, type MontageDoor } from './montageStore.ts';
import { tellMaker } from './tellMaker.ts';
import { teksten } from './teksten.ts';

/** Whose entry it is, and of which project. */
export interface MontageVan {
  projectId: number;
  groupId: number;
  door: MontageDoor;
  /** The user whose turn a picture takes: the caller, or who made the link. */
  beurt: number;
}

/** The id that an entry or a picture is sent under. @throws HttpProblem 422 when there is none */
const idOf = (request: FastifyRequest): string => {
  const key = keyOf(request);
  if (key === null) throw invalid(teksten.sleutelNodig);
  return key;
};

/** Whose project it is. @throws HttpProblem 404 when it is gone, 422 when it was put away */
const ownerOf = async (database: Database, projectId: number): Promise<number> => {
  const head = await readHead(database, eq(projects.id, projectId));
  if (head === null) throw notFound('Project niet gevonden.');
  if (head.isArchived) throw new HttpProblem(422, 'archived', { message: teksten.gearchiveerd });
  return head.uid;
};

/** @throws HttpProblem 422 for a gevelvulling that is not in the project, unless something was said of it before */
const checkGevelvulling = async (
  database: Database,
  projectId: number,
  gevelvullingId: string,
): Promise<void> => {
  const content = await createProjects(database).findContent(projectId);
  const lijst = content?.lijst ?? null;
  // Who cannot read the list does not know what is in it.
  if (lijst === null || lijst.some(({ id }) => id === gevelvullingId)) return;
  if (await createMontage(database).isMontageVan(projectId, gevelvullingId)) return;
  throw invalid(teksten.onbekendeGevelvulling);
};

/** Milliseconds that the clock of a phone may be ahead. */
const VOORUIT = 86_400_000;

/** @throws HttpProblem 422 for a piece that is placed later than now */
const checkGeplaatst = ({ geplaatst }: MontageBody, now: Date): void => {
  if (geplaatst === null || Date.parse(geplaatst) <= now.getTime() + VOORUIT) return;
  throw invalid(teksten.geplaatstLater);
};

/** Adds what was said of a piece, once for each Idempotency-Key. @throws HttpProblem 422 */
export const keepMontage = async (
  { database, now }: Services,
  request: FastifyRequest,
  { van, gevelvullingId, body }: { van: MontageVan; gevelvullingId: string; body: MontageBody },
): Promise<MontageInvoer> => {
  const { projectId, door } = van;
  const id = idOf(request);
  return database.transaction(async (transaction) => {
    const montage = createMontage(transaction);
    // Whose answer was lost asks again, also when nothing more is taken.
    if (!(await montage.isKept(projectId, id))) {
      await ownerOf(transaction, projectId);
      checkGeplaatst(body, now());
      if (await montage.isFull(projectId)) {
        throw new HttpProblem(422, 'quota', { message: teksten.vol });
      }
      if (door.naam !== null && (await montage.isFullViaLink(projectId))) {
        throw new HttpProblem(422, 'quota', { message: teksten.viaLinkVol });
      }
      await checkGevelvulling(transaction, projectId, gevelvullingId);
      if (!(await montage.hasFotos(projectId, body.fotos))) throw invalid(teksten.fotoWeg);
    }
    const kept = await montage.insert({ projectId, id, gevelvullingId, door, body }, now());
    if (kept === null) throw invalid(teksten.sleutelGebruikt);
    if (kept.nieuw === null) return kept.invoer;
    await sendBericht(transaction, { soort: 'gemonteerd', project: projectId, nr: kept.nieuw });
    if (body.afwijking !== null) {
      await tellMaker(transaction, { projectId, gevelvullingId, body }, now());
      const gemeld = { soort: 'afwijking_gemeld', uid: door.uid, projectId } as const;
      await noteerBijProject(transaction, gemeld, now());
    }
    return kept.invoer;
  });
};

/** Whose pictures may share a process: those of one sender for one project. */
const afzenderOf = ({ projectId, door }: MontageVan): string =>
  `${projectId}, ${door.uid ?? 'by a link'}`;

/** Keeps pictures, one at a time: each is read in a process beside this one. */
export const createFotoKeeper = ({ database, config, now }: Services, app: App) => {
  const turns = createTurns();
  const lezer = createFotoLezer();
  app.addHook('onClose', () => lezer.stop());

  const write = async (
    { projectId, groupId, door }: MontageVan,
    { id, verzoek, bytes }: { id: string; verzoek: string; bytes: Uint8Array },
  ): Promise<void> =>
    database.transaction(async (transaction) => {
      await lockGroup(transaction, groupId);
      const owner = await ownerOf(transaction, projectId);
      const gebruik = await createGebruik(transaction).of(groupId, owner);
      const more = { bytes: bytes.length, projecten: 0, aanleiding: 'foto' } as const;
      checkRuimte(config.quota, gebruik, more);
      const fotos = createMontageFotos(transaction);
      if (await fotos.isFull(projectId, bytes.length)) {
        throw new HttpProblem(422, 'quota', { message: teksten.fotosVol });
      }
      if (door.uid === null && (await fotos.isFullViaLink(projectId, bytes.length))) {
        throw new HttpProblem(422, 'quota', { message: teksten.fotosViaLinkVol });
      }
      await fotos.insert({ projectId, id, bytes, verzoek, uid: door.uid }, now());
    });

  /** @returns the picture as it is kept. @throws HttpProblem 422 for what is none, 429 for too many at once */
  return async (request: FastifyRequest, van: MontageVan, inhoud: string): Promise<MontageFoto> => {
    const fotos = createMontageFotos(database);
    const sent = Buffer.from(inhoud, 'base64');
    const [id, verzoek] = [idOf(request), sha256Of(sent)];
    const { projectId, beurt } = van;
    await ownerOf(database, projectId);
    if ((await fotos.describe({ projectId, id })) === null) {
      const isGone = (): boolean => request.raw.socket.destroyed;
      const read = await turns.take({ uid: beurt, isGone }, () =>
        lezer.read(afzenderOf(van), sent),
      );
      if ('reden' in read) throw invalid(read.reden);
      await write(van, { id, verzoek, bytes: read });
    }
    const kept = await fotos.describe({ projectId, id });
    if (kept?.verzoek !== verzoek) throw invalid(teksten.sleutelGebruikt);
    return { id: kept.id, sha256: kept.sha256, bytes: kept.bytes };
  };
};
