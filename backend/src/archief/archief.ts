import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';

import type * as CALLS from '@adviestool/contract/calls/archief';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { accessOf, callerOf } from '../access/access.ts';
import { holdLock } from '../database/holdLock.ts';
import { noteer } from '../gebeurtenissen/noteer.ts';
import { HttpProblem, notFound } from '../http/httpProblem.ts';
import type { Handlers } from '../http/registerCalls.ts';
import type { Services } from '../http/services.ts';
import { contentDisposition } from '../rapporten/bestandsnaamOf.ts';
import { createArchieven } from './archievenStore.ts';
import { teksten } from './teksten.ts';

/** Seconds after which there may be room again. */
const RETRY = 60;

const idSchema = z.uuid();

const vanOf = (request: FastifyRequest) => ({
  groupId: accessOf(request).group.id,
  uid: callerOf(request).uid,
});

/** @throws HttpProblem 404 for what is no id */
const archiefOf = (request: FastifyRequest & { params: { archiefId: string } }) => {
  const id = idSchema.safeParse(request.params.archiefId);
  if (!id.success) throw notFound(teksten.weg);
  return { ...vanOf(request), id: id.data };
};

/** All data of a company as one file, for its administrators; each finds what they asked for themselves. */
export const archiefHandlers = (services: Services): Handlers<typeof CALLS> => {
  const { database, now } = services;
  const archieven = createArchieven(database);
  const standOf = async (request: FastifyRequest) => ({
    archief: await archieven.findStand(vanOf(request), now()),
  });

  return {
    fetchArchief: standOf,

    askArchief: async (request) => {
      const { groupId, uid } = vanOf(request);
      await database.transaction(async (transaction) => {
        // Two who ask at the same moment would both find none.
        await holdLock(transaction, 'archieven');
        const bezig = await createArchieven(transaction).findBezig(groupId);
        if (bezig !== null) {
          const { zelf, ander } = teksten.bezig;
          const message = bezig.uid === uid ? zelf : ander(bezig.naam);
          throw new HttpProblem(429, 'queue_full', { message, retryAfter: RETRY });
        }
        await createArchieven(transaction).insert({ id: randomUUID(), groupId, uid }, now());
        await noteer(transaction, { soort: 'archief_gevraagd', groupId, uid }, now());
      });
      services.audit('company_export_asked', { uid, ip: request.ip, group: groupId });
      services.signals.emit('archief');
      return standOf(request);
    },

    removeArchief: async (request) => {
      const isGone = await archieven.remove(archiefOf(request));
      if (!isGone) throw notFound(teksten.weg);
    },

    fetchArchiefBestand: {
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const { id, groupId, uid } = archiefOf(request);
        const bestand = await archieven.findBestand({ id, groupId, uid }, now());
        if (bestand === null) {
          const stand = await archieven.findStand({ groupId, uid }, now());
          if (stand?.id !== id) throw notFound(teksten.weg);
          const message = stand.melding ?? teksten.nietKlaar;
          throw new HttpProblem(409, 'conflict', { message });
        }
        const { naam, bytes, poging } = bestand;
        await noteer(database, { soort: 'archief_opgehaald', groupId, uid }, now());
        services.audit('company_export_fetched', { uid, ip: request.ip, group: groupId });
        return reply
          .type('application/zip')
          .header('Content-Disposition', contentDisposition(naam))
          .header('Content-Length', bytes)
          .send(Readable.from(archieven.read({ id, poging }, bytes)));
      },
    },
  };
};
