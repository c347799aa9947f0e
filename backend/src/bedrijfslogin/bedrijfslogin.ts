import { isDeepStrictEqual } from 'node:util';

import type { BedrijfsloginAntwoord, BedrijfsloginBody } from '@adviestool/contract/bedrijfslogin';
import type * as CALLS from '@adviestool/contract/calls/bedrijfslogin';
import { etagOf } from '@adviestool/contract/revisie';
import type { FastifyRequest } from 'fastify';

import { accessOf, callerOf } from '../access/access.ts';
import { holdRight } from '../access/holdRight.ts';
import { HttpProblem, invalid } from '../http/httpProblem.ts';
import { noteer } from '../gebeurtenissen/noteer.ts';
import type { Database } from '../database/connect.ts';
import type { Handlers } from '../http/registerCalls.ts';
import type { Services } from '../http/services.ts';
import { createBedrijfslogins, type Instellingen } from './bedrijfsloginStore.ts';
import { askIssuer, secretContext } from './createProviders.ts';
import { createSeal } from './createSeal.ts';
import { AddressError } from './guardedFetch.ts';
import { instellingenOf } from './instellingenOf.ts';
import { terugadresOf } from './inloggen.ts';

/** How a group logs in. */
const standOf = async (database: Database, groupId: number) => {
  const { find, isPasswordForbidden } = createBedrijfslogins(database);
  const stored = await find(groupId);
  return { stored, isPasswordForbidden: await isPasswordForbidden(groupId) };
};

type Stand = Awaited<ReturnType<typeof standOf>>;

/** Forbidding passwords changes the group alone. */
const revisieOf = ({ stored, isPasswordForbidden }: Stand): string =>
  etagOf(`${stored?.changed.toISOString() ?? 'geen'} ${isPasswordForbidden}`);

const describe = async (
  services: Services,
  request: FastifyRequest,
): Promise<BedrijfsloginAntwoord> => {
  const { id } = accessOf(request).group;
  const stand = await standOf(services.database, id);
  const { stored: found, isPasswordForbidden } = stand;
  return {
    bedrijfslogin:
      found === null
        ? null
        : {
            issuer: found.issuer,
            clientId: found.client_id,
            domeinen: found.domeinen,
            rolclaim: found.rolclaim,
            rollen: found.rollen,
            standaardrol: found.standaardrol,
            wachtwoordVerboden: isPasswordForbidden,
          },
    terugadres: terugadresOf(services, id),
    isErmeeIngelogd: await createBedrijfslogins(services.database).cameIn(id, request.session.id),
    revisie: revisieOf(stand),
  };
};

/** Whether it is another provider, or known there by another name: the secret was not given for that. */
const isOther = (stored: Instellingen | null, { issuer, clientId }: BedrijfsloginBody): boolean =>
  stored === null || stored.issuer !== issuer || stored.client_id !== clientId;

/** Whom it lets in, and as what. */
const letsIn = ({
  domeinen,
  rolclaim,
  rollen,
  standaardrol,
}: Pick<Instellingen, 'domeinen' | 'rolclaim' | 'rollen' | 'standaardrol'>) => ({
  domeinen,
  rolclaim,
  rollen,
  standaardrol,
});

/** @returns what the provider calls itself. @throws HttpProblem 422 in Dutch when there is none at this address */
const checkProvider = async (
  { config }: Services,
  { issuer, clientId }: BedrijfsloginBody,
  secret: string,
): Promise<string> => {
  if (!URL.canParse(issuer))
    throw invalid('Vul het adres van de aanbieder in, met https:// ervoor.');
  try {
    return await askIssuer({ issuer, clientId, secret }, config.isDevelopment);
  } catch (error) {
    if (error instanceof AddressError || error instanceof TypeError) {
      throw invalid(
        'Dit adres kan niet worden gebruikt: het moet met https:// beginnen en op internet te bereiken zijn.',
      );
    }
    throw invalid(
      'Op dit adres antwoordt geen aanbieder die zich zo noemt. Neem het adres (issuer) letterlijk over.',
    );
  }
};

const intussenGewijzigd = (): HttpProblem =>
  new HttpProblem(409, 'conflict', {
    message:
      'De bedrijfslogin is intussen gewijzigd, dus er is niets opgeslagen. Laad de pagina opnieuw en kijk wat er nu staat.',
  });

/** @throws HttpProblem 409 when the group logs in otherwise by now than the page of the caller says */
const checkRead = ({ headers }: FastifyRequest, before: Stand): void => {
  if (![undefined, '*', revisieOf(before)].includes(headers['if-match'])) throw intussenGewijzigd();
};

/** @throws HttpProblem 409 when the group logs in otherwise by now than when the provider was asked */
const checkUnchanged = (before: Stand, current: Stand): void => {
  if (!isDeepStrictEqual(before, current)) throw intussenGewijzigd();
};

/** @throws HttpProblem 409 where forbidding passwords could leave nobody who gets in */
const checkForbidding = (
  { wachtwoordVerboden }: BedrijfsloginBody,
  { hasChanged, isErmeeIngelogd }: { hasChanged: boolean; isErmeeIngelogd: boolean },
): void => {
  if (!wachtwoordVerboden || (!hasChanged && isErmeeIngelogd)) return;
  throw new HttpProblem(409, 'conflict', {
    message:
      'Wachtwoorden verbieden kan alleen een beheerder die zelf is ingelogd met de bedrijfslogin zoals die nu is ingesteld: dan komt er altijd iemand binnen. Sla eerst de rest op met wachtwoorden toegestaan, log zo in en verbied ze dan.',
  });
};

/** What administrators say of the provider by which their company logs in. */
export const bedrijfsloginHandlers = (services: Services): Handlers<typeof CALLS> => {
  const { database, audit, now, signKey } = services;
  const seal = createSeal(signKey);
  return {
    fetchBedrijfslogin: (request) => describe(services, request),

    saveBedrijfslogin: async (request) => {
      const { body } = request;
      const groupId = accessOf(request).group.id;
      const before = await standOf(database, groupId);
      checkRead(request, before);
      const { stored } = before;
      const isAskedOtherwise = isOther(stored, body) || body.geheim !== null;
      const hasChanged =
        isAskedOtherwise || stored === null || !isDeepStrictEqual(letsIn(stored), letsIn(body));
      const kept =
        isOther(stored, body) || stored === null
          ? null
          : seal.open(stored.geheim, secretContext(groupId));
      const secret = body.geheim ?? kept;
      if (secret === null) throw invalid('Vul het geheim (client secret) in.');
      const issuer = await checkProvider(services, body, secret);
      const { uid } = callerOf(request);
      await database.transaction(async (transaction) => {
        await holdRight(transaction, request);
        const instellingen = instellingenOf(body, { groupId, secret, seal });
        const { cameIn, write, endOthers, forbidPasswords } = createBedrijfslogins(transaction);
        checkUnchanged(before, await standOf(transaction, groupId));
        const isErmeeIngelogd = await cameIn(groupId, request.session.id);
        checkForbidding(body, { hasChanged, isErmeeIngelogd });
        if (hasChanged) await write(instellingen, body.wachtwoordVerboden, now());
        else await forbidPasswords(groupId, body.wachtwoordVerboden);
        if (isAskedOtherwise) {
          await endOthers(groupId, stored?.client_id === body.clientId ? issuer : null);
        }
        await noteer(transaction, { soort: 'bedrijfslogin_gewijzigd', groupId, uid }, now());
      });
      audit('company_login_changed', { uid, ip: request.ip, group: groupId });
      return describe(services, request);
    },

    removeBedrijfslogin: async (request) => {
      const groupId = accessOf(request).group.id;
      const { uid } = callerOf(request);
      await database.transaction(async (transaction) => {
        await holdRight(transaction, request);
        await createBedrijfslogins(transaction).remove(groupId);
        await noteer(transaction, { soort: 'bedrijfslogin_verwijderd', groupId, uid }, now());
      });
      audit('company_login_removed', { uid, ip: request.ip, group: groupId });
    },
  };
};
