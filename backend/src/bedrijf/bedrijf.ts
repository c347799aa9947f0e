import type { Bedrijf } from '@adviestool/contract/bedrijf';
import type * as CALLS from '@adviestool/contract/calls/bedrijf';

import { invalid, notFound } from '../http/httpProblem.ts';
import { readLogo } from '../logo/readLogo.ts';
import { accessOf, callerOf } from '../access/access.ts';
import type { GroupRow } from '../access/groups.ts';
import { noteer } from '../gebeurtenissen/noteer.ts';
import type { Handlers } from '../http/registerCalls.ts';
import { createGroupLogos } from '../logo/groupLogos.ts';
import { createCatalogi } from '../catalogi/catalogiStore.ts';
import type { CatalogusServices } from '../catalogi/catalogusServices.ts';

const catalogusOf = async (
  { database, rekenwijzen }: CatalogusServices,
  groupId: number,
): Promise<Bedrijf['catalogus']> => {
  const { inGebruik } = await rekenwijzen.list(groupId);
  if (inGebruik === null) return null;
  const sinds = await createCatalogi(database).findSince(groupId);
  return { ...inGebruik.naam, sinds: sinds?.toISOString() ?? null };
};

const describe = async (
  services: CatalogusServices,
  { id, label }: GroupRow,
): Promise<Bedrijf> => ({
  naam: label,
  catalogus: await catalogusOf(services, id),
  logo: await createGroupLogos(services.database).describe(id),
});

/** What members see of their company; and its logo, which administrators change. */
export const bedrijfHandlers = (services: CatalogusServices): Handlers<typeof CALLS> => {
  const { database, audit, now } = services;
  const groupLogos = createGroupLogos(database);
  return {
    fetchBedrijf: (request) => describe(services, accessOf(request).group),

    fetchLogo: async (request, reply) => {
      const logo = await groupLogos.find(accessOf(request).group.id);
      if (logo === null) throw notFound('Uw bedrijf heeft geen logo.');
      return reply.type(logo.type).send(Buffer.from(logo.bytes));
    },

    saveLogo: async (request) => {
      const { group } = accessOf(request);
      const read = await readLogo(Buffer.from(request.body.inhoud, 'base64'));
      if ('reden' in read) throw invalid(read.reden);
      const { uid } = callerOf(request);
      await database.transaction(async (transaction) => {
        await createGroupLogos(transaction).write(group.id, read, now());
        await noteer(transaction, { soort: 'logo_gewijzigd', groupId: group.id, uid }, now());
      });
      audit('logo_changed', { uid, ip: request.ip, group: group.id });
      const logo = await groupLogos.describe(group.id);
      if (logo === null) throw notFound('Uw bedrijf heeft geen logo.');
      return { logo };
    },

    removeLogo: async (request) => {
      const { group } = accessOf(request);
      const { uid } = callerOf(request);
      await database.transaction(async (transaction) => {
        await createGroupLogos(transaction).remove(group.id);
        await noteer(transaction, { soort: 'logo_verwijderd', groupId: group.id, uid }, now());
      });
      audit('logo_removed', { uid, ip: request.ip, group: group.id });
    },
  };
};
