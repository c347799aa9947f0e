import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { ruleOf } from '../rechten/routeRules.ts';
import { newToken, TOKEN_PATTERN } from '../http/token.ts';
import { notFound, type HttpProblem } from '../http/httpProblem.ts';
import { teksten } from './teksten.ts';
import type { InzageVan } from './liveLink.ts';
import type { App, Check, Services } from '../http/services.ts';
import { createInzageSessions } from './inzageSessions.ts';

const COOKIE = 'adviestool_inzage';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a link shows; null on a route of no link. */
    inzage: InzageVan | null;
  }
}

const paramsSchema = z.object({ inzageId: z.uuid() });

/** The one refusal of a link and of its session, whatever the reason. */
export const werktNiet = (): HttpProblem => notFound(teksten.werktNiet);

/**
 * Starts a session of a link. Its cookie goes to the calls of that link alone, so that several links are open
 * beside each other, and beside the session of a user.
 */
export const startInzageSession = async (
  { config, database, now }: Services,
  reply: FastifyReply,
  { link, expires }: Pick<InzageVan, 'link' | 'expires'>,
): Promise<void> => {
  const id = newToken();
  const moment = now();
  await createInzageSessions(database).insert(id, link, moment);
  void reply.setCookie(COOKIE, id, {
    path: `/api/v2/inzage/${link}`,
    httpOnly: true,
    secure: config.secureCookies,
    sameSite: 'strict',
    // The session ends earlier when it is not used; that is looked up.
    maxAge: Math.ceil((expires.getTime() - moment.getTime()) / 1000),
  });
};

const findInzage = async (
  { database, now }: Services,
  { params, cookies }: FastifyRequest,
): Promise<InzageVan | null> => {
  const link = paramsSchema.safeParse(params).data?.inzageId;
  const { [COOKIE]: id } = cookies;
  if (link === undefined || id === undefined || !TOKEN_PATTERN.test(id)) return null;
  return createInzageSessions(database).find({ id, link }, now());
};

/** Looks up, at every call of a link, whether it still shows its project. @returns what looks */
export const registerInzageSession = (app: App, services: Services): Check => {
  app.decorateRequest('inzage', null);
  const look: Check = async (request) => {
    const rule = ruleOf(request.method, request.routeOptions.url ?? '');
    if (rule?.session !== 'inzage') return;
    const inzage = await findInzage(services, request);
    // A link of one kind opens nothing of the other.
    if (inzage === null || inzage.soort !== rule.link) throw werktNiet();
    request.inzage = inzage;
  };
  app.addHook('onRequest', look);
  return look;
};

/** What the link of a call shows. */
export const inzageOf = ({ inzage }: FastifyRequest): InzageVan => {
  if (inzage === null) throw new Error('The rule of this route asks for no link.');
  return inzage;
};
