import * as INZAGE_LINKS from '@adviestool/contract/calls/inzageLinks';
import { z } from 'zod';

import { newToken } from '../http/token.ts';
import { createGroups } from '../access/groups.ts';
import { HttpProblem, invalid, notFound } from '../http/httpProblem.ts';
import { linkGebeurtenis } from './linkGebeurtenis.ts';
import { teksten } from './teksten.ts';
import { accessOf, callerOf, forbidden, MAG_NIET, projectOf } from '../access/access.ts';
import { createInzageLinks } from './inzageLinksStore.ts';
import { mayShow } from './liveLink.ts';
import { lockGroup } from '../access/lockGroup.ts';
import { noteerBijProject } from '../gebeurtenissen/noteer.ts';
import { createProjects } from '../projectopslag/projects.ts';
import { registerCalls, type Handlers } from '../http/registerCalls.ts';
import type { App, Services } from '../http/services.ts';
import { keyOf } from '../projectopslag/answerWrite.ts';

const idSchema = z.uuid();

type Links = Handlers<typeof INZAGE_LINKS>;

/** Its token is answered and kept nowhere: a repeat gives the same link another one. */
const createLink =
  ({ database, metrics, audit, now }: Services): Links['createInzageLink'] =>
  async (request) => {
    const { uid } = callerOf(request);
    const { id: projectId } = projectOf(request);
    const token = newToken();
    const made = { projectId, uid, token, key: keyOf(request), vraag: request.body };
    const { group, project } = accessOf(request);
    const link = await database.transaction(async (transaction) => {
      // Whoever hands the project over or removes its maker ends its links: before this one, or with it.
      await lockGroup(transaction, group.id);
      const held = await createProjects(transaction).hold(projectId);
      if (held === null || held.owner !== project?.uid) throw notFound('Project niet gevonden.');
      const membership = await createGroups(transaction).findWithMembership(group.id, uid);
      const roles = membership?.memberRoles ?? null;
      // That right may have been taken away since this call was let in.
      if (!mayShow({ uid, owner: held.owner, roles, isActive: true })) throw forbidden(MAG_NIET);
      const links = createInzageLinks(transaction);
      if (await links.isFull(projectId, now())) {
        throw new HttpProblem(422, 'quota', { message: teksten.teVeel });
      }
      const inserted = await links.insert(made, now());
      if (inserted !== null) {
        const soort = linkGebeurtenis(inserted.soort ?? 'inzage', 'gemaakt');
        await noteerBijProject(transaction, { soort, uid, projectId }, now());
      }
      return inserted;
    });
    if (link === null) throw invalid(teksten.sleutelGebruikt);
    metrics.countInzage('gemaakt');
    audit('inzage_link_made', { uid, ip: request.ip, link: link.id, project: projectId });
    return { link, token };
  };

const withdrawLink =
  ({ database, metrics, audit, now }: Services): Links['withdrawInzageLink'] =>
  async (request) => {
    const { id: projectId } = projectOf(request);
    const id = idSchema.safeParse(request.params.linkId).data;
    if (id === undefined) throw notFound(teksten.nietGevonden);
    const { uid } = callerOf(request);
    await database.transaction(async (transaction) => {
      const link = await createInzageLinks(transaction).withdraw({ projectId, id }, now());
      if (link === null) throw notFound(teksten.nietGevonden);
      const soort = linkGebeurtenis(link, 'ingetrokken');
      await noteerBijProject(transaction, { soort, uid, projectId }, now());
    });
    metrics.countInzage('ingetrokken');
    audit('inzage_link_withdrawn', { uid, ip: request.ip, link: id, project: projectId });
  };

/** Links that show a project to who has no account: made, listed and withdrawn by who manages it. */
export const registerInzageLinks = (app: App, services: Services): void => {
  const { database, now } = services;
  registerCalls(app, INZAGE_LINKS, {
    fetchInzageLinks: async (request) => ({
      links: await createInzageLinks(database).listOf(projectOf(request).id, now()),
    }),
    fetchGroepInzageLinks: async (request) => ({
      links: await createInzageLinks(database).listOfGroup(accessOf(request).group.id, now()),
    }),
    createInzageLink: createLink(services),
    withdrawInzageLink: withdrawLink(services),
  });
};
