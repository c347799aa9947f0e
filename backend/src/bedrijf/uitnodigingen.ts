import type * as CALLS from '@adviestool/contract/calls/uitnodigingen';
import {
  uitnodigingAntwoordSchema,
  type Uitnodiging,
  type UitnodigingBody,
} from '@adviestool/contract/leden';
import type { FastifyRequest } from 'fastify';

import { checkFlood } from '../accounts/checkFlood.ts';
import { createFlood } from '../accounts/flood.ts';
import { uitnodigingFlood } from '../accounts/floodLimits.ts';
import { invalid, notFound, type HttpProblem } from '../http/httpProblem.ts';
import { accessOf, callerOf } from '../access/access.ts';
import { parseId } from '../http/parseId.ts';
import { newToken } from '../http/token.ts';
import type { Database } from '../database/connect.ts';
import { noteer } from '../gebeurtenissen/noteer.ts';
import { holdRight } from '../access/holdRight.ts';
import { isRepeated } from '../access/isRepeated.ts';
import type { Handlers } from '../http/registerCalls.ts';
import type { Services } from '../http/services.ts';
import { answerOnce } from '../projectopslag/answerWrite.ts';
import { createUitnodigingen } from './uitnodigingenStore.ts';
import { createLeden } from './ledenStore.ts';
import { createMailQueue } from '../queue/mailQueue.ts';

/** Invitations of one group that wait at the same time. */
const MOST = 200;

const onbekend = (): HttpProblem => notFound('Deze uitnodiging is er niet meer.');

const zonderLink = (): HttpProblem =>
  notFound('Deze uitnodiging is verlopen of er niet meer. Nodig opnieuw uit.');

const idOf = ({ params }: { params: { uitnodigingId: string } }): number => {
  const id = parseId(params.uitnodigingId);
  if (id === null) throw onbekend();
  return id;
};

/** @throws HttpProblem 429 for the company, 422 for the address alone: of a list the rest is sent */
const checkRate = async (
  services: Services,
  request: FastifyRequest,
  mail: string,
): Promise<void> => {
  if (await isRepeated(services, request)) return;
  const groupId = accessOf(request).group.id;
  const { groep, adres } = uitnodigingFlood(groupId, mail);
  await checkFlood(services, groep, 'U hebt te veel uitnodigingen verstuurd. Wacht een paar uur.');
  if ((await createFlood(services.database).attempt(adres, services.now())) !== null) return;
  throw invalid('Dit e-mailadres kreeg al te veel uitnodigingen. Wacht een paar uur.');
};

/** Has the mail sent. @returns the invitation as it is now */
const send = async (transaction: Database, id: number, now: Date): Promise<Uitnodiging> => {
  const mailQueue = createMailQueue(transaction);
  const uitnodigingen = createUitnodigingen(transaction);
  // An earlier release finds nobody by no name, and drops what it does not know.
  const details = { kind: 'uitnodiging', id } as const;
  await mailQueue.insert({ kind: 'uitnodiging', recipient: '', details }, now);
  const uitnodiging = await uitnodigingen.describe(id, now);
  if (uitnodiging === null) throw onbekend();
  return uitnodiging;
};

/** Runs what sends an invitation in one transaction, once for each Idempotency-Key. */
const sendOnce = (
  services: Services,
  request: FastifyRequest,
  make: (transaction: Database) => Promise<Uitnodiging>,
) =>
  answerOnce(services, { request, schema: uitnodigingAntwoordSchema }, async (transaction) => ({
    uitnodiging: await make(transaction),
  }));

const invite = (
  services: Services,
  request: FastifyRequest,
  { mail, naam = null, rol }: UitnodigingBody,
) =>
  sendOnce(services, request, async (transaction) => {
    const { now } = services;
    await holdRight(transaction, request);
    const groupId = accessOf(request).group.id;
    const door = callerOf(request).uid;
    const leden = createLeden(transaction);
    const uitnodigingen = createUitnodigingen(transaction);
    if (await leden.hasMail(groupId, mail)) {
      throw invalid('Iemand met dit e-mailadres is al lid van uw bedrijf.');
    }
    const id = await uitnodigingen.replace({ groupId, mail, naam, rol, door }, now());
    if ((await uitnodigingen.countLive(groupId, now())) > MOST) {
      throw invalid(`Er staan al ${MOST} uitnodigingen open. Trek er eerst een paar in.`);
    }
    const uitgenodigd = { soort: 'uitgenodigd', groupId, uid: door, details: { rol } } as const;
    await noteer(transaction, uitgenodigd, now());
    return send(transaction, id, now());
  });

const inviteAgain = async (services: Services, request: FastifyRequest, id: number) => {
  const { database, now } = services;
  const groupId = accessOf(request).group.id;
  const door = callerOf(request).uid;
  const known = await createUitnodigingen(database).list(groupId, now());
  const found = known.find((each) => each.id === id);
  if (found === undefined) throw onbekend();
  await checkRate(services, request, found.mail);
  return sendOnce(services, request, async (transaction) => {
    await holdRight(transaction, request);
    const uitnodigingen = createUitnodigingen(transaction);
    if (!(await uitnodigingen.renew({ id, groupId, door }, now()))) throw onbekend();
    const { rol } = found;
    const uitgenodigd = { soort: 'uitgenodigd', groupId, uid: door, details: { rol } } as const;
    await noteer(transaction, uitgenodigd, now());
    return send(transaction, id, now());
  });
};

/** Invitations of a company, for its administrators: made, sent again and withdrawn. */
export const uitnodigingenHandlers = (services: Services): Handlers<typeof CALLS> => {
  const { database, audit, now } = services;
  return {
    nodigUit: async (request) => {
      const groupId = accessOf(request).group.id;
      const { uid } = callerOf(request);
      await checkRate(services, request, request.body.mail);
      const answer = await invite(services, request, request.body);
      audit('invited', { uid, ip: request.ip, group: groupId, role: request.body.rol });
      return answer;
    },

    stuurUitnodigingOpnieuw: async (request) => {
      const groupId = accessOf(request).group.id;
      const { uid } = callerOf(request);
      const answer = await inviteAgain(services, request, idOf(request));
      audit('invited', { uid, ip: request.ip, group: groupId, role: answer.uitnodiging.rol });
      return answer;
    },

    maakUitnodigingLink: async (request) => {
      const groupId = accessOf(request).group.id;
      const link = { id: idOf(request), groupId, token: newToken() };
      const { uid } = callerOf(request);
      await database.transaction(async (transaction) => {
        await holdRight(transaction, request);
        if (!(await createUitnodigingen(transaction).setLink(link, now()))) throw zonderLink();
        await noteer(transaction, { soort: 'uitnodiging_link', groupId, uid }, now());
      });
      audit('invitation_link_made', { uid, ip: request.ip, group: groupId });
      return { token: link.token };
    },

    trekUitnodigingIn: async (request) => {
      const groupId = accessOf(request).group.id;
      const id = idOf(request);
      const { uid } = callerOf(request);
      await database.transaction(async (transaction) => {
        if (!(await createUitnodigingen(transaction).remove(groupId, id))) throw onbekend();
        await noteer(transaction, { soort: 'uitnodiging_ingetrokken', groupId, uid }, now());
      });
      audit('invitation_withdrawn', { uid, ip: request.ip, group: groupId });
    },
  };
};
