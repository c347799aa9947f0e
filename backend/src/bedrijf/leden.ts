import type * as CALLS from '@adviestool/contract/calls/leden';
import type { LidRol } from '@adviestool/contract/rollen';
import type { FastifyRequest } from 'fastify';

import { invalid } from '../http/httpProblem.ts';
import { accessOf, callerOf } from '../access/access.ts';
import { parseId } from '../http/parseId.ts';
import { handOver } from '../projecten/handOver.ts';
import { holdRight } from '../access/holdRight.ts';
import type { Database } from '../database/connect.ts';
import { endLinksWithoutRight } from '../inzage/endLinksWithoutRight.ts';
import { noteer } from '../gebeurtenissen/noteer.ts';
import type { Handlers } from '../http/registerCalls.ts';
import { ANSWERS_FIRST, refuseInvalid } from '../http/requestBody.ts';
import type { Services } from '../http/services.ts';
import { changeRole, onbekendLid, refuseLastAdministrator, type LidVan } from './changeRole.ts';
import { createLeden } from './ledenStore.ts';
import { tellEndOfMembership } from './tellEndOfMembership.ts';
import { createUitnodigingen } from './uitnodigingenStore.ts';

/** Who a path is about. @throws HttpProblem 404 */
const uidOf = ({ params }: { params: { uid: string } }): number => {
  const uid = parseId(params.uid);
  if (uid === null) throw onbekendLid();
  return uid;
};

/** Refuses a body that is not valid, once it is known whom it is about. @throws HttpProblem 404, 422 */
const checkBody = async (
  { database }: Services,
  request: FastifyRequest,
  uid: number,
): Promise<void> => {
  if (request.validationError === undefined) return;
  const groupId = accessOf(request).group.id;
  const leden = createLeden(database);
  const isKnown =
    (await leden.rolesOf(groupId, uid)) !== null || (await leden.countProjectsOf(groupId, uid)) > 0;
  if (!isKnown) throw onbekendLid();
  refuseInvalid(request);
};

const giveRole = (
  { database, now }: Services,
  request: FastifyRequest,
  { uid, rol }: { uid: number; rol: LidRol },
): Promise<void> =>
  database.transaction(async (transaction) => {
    await holdRight(transaction, request);
    const groupId = accessOf(request).group.id;
    const byUid = callerOf(request).uid;
    await changeRole(transaction, { groupId, uid }, { rol, now: now() });
    const gewijzigd = { soort: 'rol_gewijzigd', groupId, uid: byUid, over: uid } as const;
    await noteer(transaction, { ...gewijzigd, details: { rol } }, now());
  });

/**
 * Who gets the projects of a member that goes: who was chosen; of one that has deleted ones alone, which could be
 * restored, who administers the group.
 */
const heirOf = async (
  database: Database,
  { groupId, uid }: LidVan,
  { naar, byUid }: { naar: number | null; byUid: number },
): Promise<number | null> => {
  const leden = createLeden(database);
  if (naar !== null || !(await leden.hasProjects(groupId, uid))) return naar;
  return byUid === uid ? leden.findOtherAdministrator(groupId, uid) : byUid;
};

/**
 * Ends a membership, or hands over what somebody left behind: all of it or nothing. Sessions go on: every call asks
 * for the membership, and one without a session would be asked to log in rather than told why nothing works.
 */
const remove = (
  { config, database, now }: Services,
  request: FastifyRequest,
  { uid, naar }: { uid: number; naar: number | null },
): Promise<void> =>
  database.transaction(async (transaction) => {
    await holdRight(transaction, request);
    const groupId = accessOf(request).group.id;
    const byUid = callerOf(request).uid;
    const leden = createLeden(transaction);
    const rollen = await leden.rolesOf(groupId, uid);
    const aantal = await leden.countProjectsOf(groupId, uid);
    if (rollen === null && aantal === 0) throw onbekendLid();
    await refuseLastAdministrator(transaction, { groupId, uid }, rollen ?? []);
    if (naar === uid || (naar === null && aantal > 0))
      throw invalid('Kies wie de projecten krijgt.');
    const toUid = await heirOf(transaction, { groupId, uid }, { naar, byUid });
    if (toUid !== null) {
      const overdracht = { groupId, fromUid: uid, toUid, byUid };
      await handOver(transaction, overdracht, { now: now(), quota: config.quota });
      const overgedragen = { soort: 'project_overgedragen', groupId, uid: byUid } as const;
      await noteer(transaction, { ...overgedragen, over: toUid, details: { aantal } }, now());
    }
    if (rollen === null) return;
    const verwijderd = { soort: 'lid_verwijderd', groupId, uid: byUid, over: uid } as const;
    await noteer(transaction, verwijderd, now());
    await leden.remove(groupId, uid);
    await endLinksWithoutRight(transaction, { groupId, uid }, now());
    await createUitnodigingen(transaction).removeBy(uid, groupId);
    await tellEndOfMembership(transaction, { groupId, uid, byUid }, now());
  });

const aboutOf = (request: FastifyRequest, member: number) => ({
  uid: callerOf(request).uid,
  ip: request.ip,
  group: accessOf(request).group.id,
  member,
});

/** The members of a company, for its administrators. */
export const ledenHandlers = (services: Services): Handlers<typeof CALLS> => {
  const { config, database, audit, now } = services;
  return {
    fetchLeden: async (request) => {
      const { id } = accessOf(request).group;
      return {
        leden: await createLeden(database).list(id),
        uitnodigingen: await createUitnodigingen(database).list(id, now()),
        mailserver: config.smtpUrl !== null,
      };
    },

    saveRol: {
      ...ANSWERS_FIRST,
      handler: async (request) => {
        const uid = uidOf(request);
        await checkBody(services, request, uid);
        const { rol } = request.body;
        await giveRole(services, request, { uid, rol });
        audit('role_changed', { ...aboutOf(request, uid), role: rol });
      },
    },

    removeLid: {
      ...ANSWERS_FIRST,
      handler: async (request) => {
        const uid = uidOf(request);
        await checkBody(services, request, uid);
        const { naar } = request.body;
        await remove(services, request, { uid, naar });
        audit('member_removed', aboutOf(request, uid));
      },
    },
  };
};
