import { readFile } from 'node:fs/promises';

import { bedrijfsloginBodySchema } from '@adviestool/contract/bedrijfslogin';

import { createGroups } from '../access/groups.ts';
import { lockGroup } from '../access/lockGroup.ts';
import { createBedrijfslogins } from '../bedrijfslogin/bedrijfsloginStore.ts';
import { askIssuer } from '../bedrijfslogin/createProviders.ts';
import { createSeal } from '../bedrijfslogin/createSeal.ts';
import { instellingenOf } from '../bedrijfslogin/instellingenOf.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/connect.ts';
import { noteer } from '../gebeurtenissen/noteer.ts';
import { BeheerError } from './beheerOpdracht.ts';

const readInstellingen = async (bestand: string) => {
  let text: string;
  try {
    text = await readFile(bestand, 'utf8');
  } catch {
    throw new BeheerError(`Het bestand ${bestand} kan niet worden gelezen.`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new BeheerError(`Het bestand ${bestand} is geen JSON.`);
  }
  const parsed = bedrijfsloginBodySchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new BeheerError(`In ${bestand} klopt niet:\n${wrong.join('\n')}`);
};

/**
 * Lets a group log in by a provider that a file describes, as an administrator of the group could in the product.
 * @throws BeheerError having changed nothing
 */
export const richtInloggenIn = async (
  database: Database,
  { signKey, config, now }: { signKey: string; config: Pick<Config, 'isDevelopment'>; now: Date },
  { groep, bestand }: { groep: number; bestand: string },
): Promise<string> => {
  const body = await readInstellingen(bestand);
  const found = await createGroups(database).findWithMembership(groep, 0);
  if (found === null) {
    throw new BeheerError(`Er is geen groep ${groep}. Alle groepen: pnpm beheer groep lijst.`);
  }
  const { geheim, issuer, clientId, wachtwoordVerboden } = body;
  if (geheim === null) throw new BeheerError('In het bestand ontbreekt het geheim.');
  let providerIssuer: string;
  try {
    providerIssuer = await askIssuer({ issuer, clientId, secret: geheim }, config.isDevelopment);
  } catch (cause) {
    throw new BeheerError(`Op ${issuer} antwoordt geen aanbieder die zich zo noemt.`, { cause });
  }
  const instellingen = instellingenOf(body, {
    groupId: groep,
    secret: geheim,
    seal: createSeal(signKey),
  });
  await database.transaction(async (transaction) => {
    await lockGroup(transaction, groep);
    const logins = createBedrijfslogins(transaction);
    const stored = await logins.find(groep);
    await logins.write(instellingen, wachtwoordVerboden, now);
    await logins.endOthers(groep, stored?.client_id === clientId ? providerIssuer : null);
    const gewijzigd = { soort: 'bedrijfslogin_gewijzigd', groupId: groep, uid: null } as const;
    await noteer(transaction, gewijzigd, now);
  });
  return `Groep ${groep} logt in via ${issuer}${wachtwoordVerboden ? ', en niet met een wachtwoord' : ''}.`;
};
