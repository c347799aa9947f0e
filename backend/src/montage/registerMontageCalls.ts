import * as BOUWPLAATS from '@adviestool/contract/calls/bouwplaats';
import * as MONTAGE from '@adviestool/contract/calls/montage';
import type { MontageInvoer } from '@adviestool/contract/montage';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { accessOf, callerOf, projectOf } from '../access/access.ts';
import { createGroups } from '../access/groups.ts';
import type { CatalogusServices } from '../catalogi/catalogusServices.ts';
import { notFound } from '../http/httpProblem.ts';
import { registerCalls } from '../http/registerCalls.ts';
import type { App, Services } from '../http/services.ts';
import { inzageOf, werktNiet } from '../inzage/inzageSession.ts';
import { readInzage, readInzageCatalogus } from '../inzage/readInzage.ts';
import { createMontageFotos } from './fotosStore.ts';
import { createFotoKeeper, keepMontage, type MontageVan } from './keepMontage.ts';
import { createMontage } from './montageStore.ts';
import { teksten } from './teksten.ts';

const idSchema = z.uuid();

/** Sends a picture of a project, as one and as nothing else. @throws HttpProblem 404 */
const sendFoto = async (
  { database }: Services,
  reply: FastifyReply,
  { projectId, fotoId }: { projectId: number; fotoId: string },
): Promise<FastifyReply> => {
  const id = idSchema.safeParse(fotoId).data;
  const foto = id === undefined ? null : await createMontageFotos(database).find({ projectId, id });
  if (foto === null) throw notFound(teksten.fotoNietGevonden);
  return reply
    .type('image/jpeg')
    .header('Content-Disposition', 'inline; filename="foto.jpg"')
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .send(foto);
};

const vanGebruiker = (request: FastifyRequest): MontageVan => {
  const { uid } = callerOf(request);
  return {
    projectId: projectOf(request).id,
    groupId: accessOf(request).group.id,
    door: { uid, naam: null },
    beurt: uid,
  };
};

const vanLink = (request: FastifyRequest, naam: string): MontageVan => {
  const { projectId, groupId, uid } = inzageOf(request);
  return { projectId, groupId, door: { uid: null, naam }, beurt: uid };
};

/** What was said of the project of a link: its colleagues are there as their company, those of elsewhere as nobody. */
const listForLink = async (
  { database }: Services,
  request: FastifyRequest,
): Promise<MontageInvoer[]> => {
  const { projectId, groupId } = inzageOf(request);
  const found = await createGroups(database).findWithMembership(groupId, 0);
  if (found === null) throw werktNiet();
  return (await createMontage(database).listOf(projectId)).map((invoer) =>
    invoer.viaLink
      ? invoer
      : { ...invoer, door: invoer.uitBestand === undefined ? found.group.label : null },
  );
};

/** What was mounted on site: read and added to by who may change the project, and with a link for the site. */
export const registerMontageCalls = (app: App, services: CatalogusServices): void => {
  const { database } = services;
  const keepFoto = createFotoKeeper(services, app);

  registerCalls(app, MONTAGE, {
    fetchMontage: async (request) => {
      const { id } = projectOf(request);
      const montage = createMontage(database);
      // Before the entries: of what comes in between it tells less than there is.
      const gemonteerd = await montage.lastNr(id);
      return { invoer: await montage.listOf(id), gemonteerd };
    },
    addMontage: (request) =>
      keepMontage(services, request, {
        van: vanGebruiker(request),
        gevelvullingId: request.params.gevelvullingId,
        body: request.body,
      }),
    addMontageFoto: (request) => keepFoto(request, vanGebruiker(request), request.body.inhoud),
    fetchMontageFoto: (request, reply) =>
      sendFoto(services, reply, {
        projectId: projectOf(request).id,
        fotoId: request.params.fotoId,
      }),
  });

  registerCalls(app, BOUWPLAATS, {
    fetchBouwplaats: async (request) => ({
      ...(await readInzage(services, request)),
      project_id: inzageOf(request).projectId,
    }),
    fetchBouwplaatsCatalogus: (request) => readInzageCatalogus(services, request),
    fetchBouwplaatsMontage: async (request) => ({
      invoer: await listForLink(services, request),
    }),
    addBouwplaatsMontage: async (request) => {
      const { door, ...body } = request.body;
      return keepMontage(services, request, {
        van: vanLink(request, door),
        gevelvullingId: request.params.gevelvullingId,
        body,
      });
    },
    addBouwplaatsFoto: (request) => keepFoto(request, vanLink(request, ''), request.body.inhoud),
    fetchBouwplaatsFoto: (request, reply) =>
      sendFoto(services, reply, {
        projectId: inzageOf(request).projectId,
        fotoId: request.params.fotoId,
      }),
  });
};
