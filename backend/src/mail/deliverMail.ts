import {
  ACCOUNT_RESET,
  PROJECTS,
  projectBeherenPath,
  projectPath,
} from '@adviestool/contract/paths';
import { UITNODIGING } from '@adviestool/contract/uitnodigingPath';

import { createGroups } from '../access/groups.ts';
import { floodOfAccount } from '../accounts/floodLimits.ts';
import { newToken } from '../http/token.ts';
import { createMailQueue, isGivenUp, type MailJob } from '../queue/mailQueue.ts';
import { createLeden } from '../bedrijf/ledenStore.ts';
import { createUitnodigingen } from '../bedrijf/uitnodigingenStore.ts';
import { createUsers, type Account } from '../accounts/users.ts';
import type { Services } from '../http/services.ts';
import { startRounds } from '../queue/startRounds.ts';
import { metAndereVan, isAdviesDetails, type AdviesDetails } from './composeAdviesGewijzigd.ts';
import { composeMontageAfwijking } from './composeMontage.ts';
import { eigenaarVan } from './eigenaarVan.ts';
import type { Mail, Mailer } from './mailer.ts';
import { teksten } from './teksten.ts';
import { writeMail } from './writeMail.ts';
import { createResetTokens } from '../accounts/resetTokens.ts';
import { createFlood } from '../accounts/flood.ts';
import { holdAccount } from '../http/holdAccount.ts';

/** What sends mails works with. */
export interface MailServices extends Services {
  mailer: Mailer;
}

/** Milliseconds between two looks at the queue. */
const INTERVAL = 1000;

/**
 * Makes a token and the link with it; the token itself is only in the mail.
 * @returns null when a change of the account dropped the mail or its password in the meantime
 */
const resetLinkOf = async (
  { database, now, siteOrigin }: Services,
  account: Account,
  job: MailJob,
): Promise<string | null> => {
  const { uid } = account;
  const token = newToken();
  const isMade = await database.transaction(async (transaction) => {
    const mailQueue = createMailQueue(transaction);
    const resetTokens = createResetTokens(transaction);
    if (!(await holdAccount(transaction, account)) || !(await mailQueue.isWaiting(job.id)))
      return false;
    await resetTokens.insert({ uid, token }, now());
    return true;
  });
  return isMade ? `${siteOrigin()}${ACCOUNT_RESET}?user=${uid}&reset_token=${token}` : null;
};

type Details<Kind extends string> = Extract<MailJob['details'], { kind: Kind }>;

/** Says that projects were handed over; nobody is told of one that is somebody else's by now. */
const composeOverdracht = async (
  { database, siteOrigin }: Services,
  details: Details<'overgedragen'>,
): Promise<Mail | null> => {
  const { door, aantal, project } = details;
  const user = await eigenaarVan(database, details);
  if (user === null) return null;
  const path = aantal === 1 ? projectPath(project.id) : PROJECTS;
  const { een, meer } = teksten.overgedragen;
  const wat = aantal === 1 ? een(project.naam) : meer(aantal);
  return writeMail('overgedragen', user, {
    link: `${siteOrigin()}${path}`,
    values: { door, wat, het: aantal === 1 ? 'het' : 'ze' },
  });
};

/** Says that links ended with the right of who made them; to nobody whose project it is no more. */
const composeInzageVervallen = async (
  { database, siteOrigin }: Services,
  { eigenaar, links, projecten, project }: Details<'inzage_vervallen'>,
): Promise<Mail | null> => {
  const user = await eigenaarVan(database, { uid: eigenaar, aantal: projecten, project });
  if (user === null) return null;
  const path = projecten === 1 ? projectBeherenPath(project.id) : PROJECTS;
  const { een, meer } = teksten.overgedragen;
  const waarvan = projecten === 1 ? een(project.naam) : meer(projecten);
  const zinnen = teksten.inzageVervallen;
  const zin = links === 1 ? zinnen.een(waarvan) : zinnen.meer(links, waarvan, projecten);
  return writeMail('inzage_vervallen', user, {
    link: `${siteOrigin()}${path}`,
    values: { waarvan, zin },
  });
};

/** @returns null when the invitation was withdrawn, or sent anew, in the meantime */
const composeUitnodiging = async (
  { database, siteOrigin }: Services,
  { id }: Details<'uitnodiging'>,
): Promise<Mail | null> => {
  const token = newToken();
  const found = await createUitnodigingen(database).setToken(id, token);
  if (found === null) return null;
  const { mail, naam, ...values } = found;
  const link = `${siteOrigin()}${UITNODIGING}#${token}`;
  return writeMail('uitnodiging', { name: '', mail, full_name: naam }, { link, values });
};

/** @returns null when the member is back in the meantime, or can log in nowhere any more */
const composeLidVerwijderd = async (
  { database, siteOrigin }: Services,
  { lid, groupId, bedrijf, door }: Details<'lid_verwijderd'>,
): Promise<Mail | null> => {
  const user = await createUsers(database).find(lid);
  if (user === null || !user.status) return null;
  if ((await createLeden(database).rolesOf(groupId, lid)) !== null) return null;
  return writeMail('lid_verwijderd', user, {
    link: `${siteOrigin()}${PROJECTS}`,
    values: { bedrijf, door },
  });
};

/** @returns null when who asked for it administers the company no more */
const composeArchiefKlaar = async (
  { database, siteOrigin }: Services,
  { ontvanger, groupId }: Details<'archief_klaar'>,
): Promise<Mail | null> => {
  const user = await createUsers(database).find(ontvanger);
  if (user === null || !user.status) return null;
  const found = await createGroups(database).findWithMembership(groupId, ontvanger);
  if (found?.memberRoles?.includes('company-administrator') !== true) return null;
  return writeMail('archief_klaar', user, {
    link: `${siteOrigin()}/bedrijf`,
    values: { bedrijf: found.group.label },
  });
};

/** @returns null when there is nobody to send it to, or nothing to say any more */
const composeDetails = (
  services: Services,
  details: Exclude<NonNullable<MailJob['details']>, AdviesDetails>,
): Promise<Mail | null> => {
  switch (details.kind) {
    case 'overgedragen':
      return composeOverdracht(services, details);
    case 'inzage_vervallen':
      return composeInzageVervallen(services, details);
    case 'montage_afwijking':
      return composeMontageAfwijking(services, details);
    case 'uitnodiging':
      return composeUitnodiging(services, details);
    case 'archief_klaar':
      return composeArchiefKlaar(services, details);
    case 'lid_verwijderd':
      return composeLidVerwijderd(services, details);
    default:
      return details satisfies never;
  }
};

/** Of an account that was made, or whose password was forgotten. @returns null when there is nobody to send it to */
const composeAccount = async (services: MailServices, job: MailJob): Promise<Mail | null> => {
  const flood = createFlood(services.database);
  const users = createUsers(services.database);
  const account = await users.findByNameOrMail(job.recipient);
  if (account === null || !account.isActive) return null;
  // Anybody may have made it with this address: a name could say anything, in the name of the tool.
  const ontvanger = { name: '', mail: account.mail, full_name: null };
  if (job.kind === 'welcome') {
    const link = `${services.siteOrigin()}/account/inloggen`;
    return writeMail(job.kind, ontvanger, { link, values: { contact: services.mailer.contact } });
  }
  const mails = floodOfAccount('reset_mail', account.uid);
  const isFirst = job.attempts === 1;
  // Above the limit it is left out, silently.
  if (isFirst && (await flood.attempt(mails, services.now())) === null) return null;
  const link = await resetLinkOf(services, account, job);
  return link === null ? null : writeMail('password_reset', ontvanger, { link });
};

/** What goes out as one mail. */
interface Verzending {
  jobs: readonly MailJob[];
  /** @returns null when there is nobody to send it to, or nothing to say any more */
  compose: () => Promise<Mail | null>;
}

/** What goes out with a mail that was taken. */
const verzendingVan = async (services: MailServices, job: MailJob): Promise<Verzending> => {
  const { details } = job;
  if (details !== null && isAdviesDetails(details)) {
    return metAndereVan(services, { ...job, details });
  }
  const compose = (): Promise<Mail | null> =>
    details === null ? composeAccount(services, job) : composeDetails(services, details);
  return { jobs: [job], compose };
};

const deliver = async (services: MailServices, { jobs, compose }: Verzending): Promise<void> => {
  const mail = await compose();
  if (mail !== null) await services.mailer.send(mail);
  for (const job of jobs) await createMailQueue(services.database).removeSent(job);
};

/** Gives up what could not be sent for too long. */
const giveUpOld = async (
  { database, now, audit }: MailServices,
  jobs: readonly MailJob[],
): Promise<void> => {
  for (const job of jobs.filter((each) => isGivenUp(each, now()))) {
    // What was put into it meanwhile is not as old.
    await createMailQueue(database).removeSent(job);
    audit('mail_given_up', { uid: 0 });
  }
};

interface Delivery {
  /** Is told why a mail was not sent. */
  onError: (error: unknown, requestId?: string | null) => void;
  /** No further mail is taken once it is aborted. */
  signal?: AbortSignal;
}

/**
 * Sends every mail that is due. One that cannot be sent stays in the queue for a later attempt, a
 * day at most, or until it is sent where it tells of a site or an order; the others go on. No transaction is open while a mail goes out.
 */
export const deliverMail = async (
  services: MailServices,
  { onError, signal }: Delivery,
): Promise<void> => {
  const { database, now } = services;
  for (;;) {
    if (signal?.aborted === true) return;
    const job = await createMailQueue(database).take(now());
    if (job === null) return;
    const verzending = await verzendingVan(services, job);
    try {
      const work = { kind: 'mail', name: job.kind, requestId: job.request_id } as const;
      await services.watch.run(work, () => deliver(services, verzending));
    } catch (error) {
      onError(error, job.request_id);
      await giveUpOld(services, verzending.jobs);
    }
  }
};

/** Delivers what is due, again and again, until the returned function is called. */
export const startMailDelivery = (
  services: MailServices,
  onError: Delivery['onError'],
): (() => Promise<void>) =>
  startRounds({
    round: (signal) => deliverMail(services, { onError, signal }),
    interval: INTERVAL,
    onError,
  });
