import { randomBytes } from 'node:crypto';

import type { FloodEvent } from '../repositories/flood.ts';
import { MAIL_KEPT, type MailJob } from '../repositories/mailQueue.ts';
import type { Services } from '../services.ts';
import type { Mail } from './mailer.ts';
import { writeMail } from './writeMail.ts';

/** Milliseconds between two looks at the queue. */
const INTERVAL = 1000;

const HOUR = 3_600_000;

/** Reset mails of one account, whoever asks for them: above it the mail is silently left out. */
const resetMailFlood = (uid: number): FloodEvent => ({
  event: 'reset_mail',
  identifier: String(uid),
  limit: 5,
  window: 6 * HOUR,
});

/** Makes a token and the link with it; the token itself is only in the mail. */
const resetLinkOf = async (services: Services, uid: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await services.repositories.resetTokens.insert({ uid, token }, services.now());
  return `${services.siteOrigin()}/account/reset?user=${uid}&reset_token=${token}`;
};

/** @returns null when there is nobody to send it to */
const compose = async (services: Services, job: MailJob): Promise<Mail | null> => {
  const { flood, users } = services.repositories;
  const account = await users.findByNameOrMail(job.recipient);
  if (account === null || !account.isActive) return null;
  if (job.kind === 'welcome') {
    return writeMail(job.kind, account, `${services.siteOrigin()}/account/inloggen`);
  }
  const isFirst = job.attempts === 1;
  if (isFirst && (await flood.attempt(resetMailFlood(account.uid), services.now())) === null) {
    return null;
  }
  return writeMail(job.kind, account, await resetLinkOf(services, account.uid));
};

const isTooOld = ({ created }: MailJob, now: Date): boolean =>
  now.getTime() - created.getTime() > MAIL_KEPT;

const deliver = async (services: Services, job: MailJob): Promise<void> => {
  const mail = await compose(services, job);
  if (mail !== null) await services.mailer.send(mail);
  await services.repositories.mailQueue.remove(job.id);
};

/**
 * Sends every mail that is due. One that cannot be sent stays in the queue for a later attempt, a
 * day at most; the others go on. No transaction is open while a mail goes out.
 */
export const deliverMail = async (
  services: Services,
  onError: (error: unknown) => void,
): Promise<void> => {
  const { repositories, now } = services;
  for (;;) {
    const job = await repositories.mailQueue.take(now());
    if (job === null) return;
    try {
      await deliver(services, job);
    } catch (error) {
      onError(error);
      if (isTooOld(job, now())) {
        await repositories.mailQueue.remove(job.id);
        services.audit('mail_given_up', { uid: 0 });
      }
    }
  }
};

/** Delivers what is due, again and again; the returned function stops after the running round. */
export const startMailDelivery = (
  services: Services,
  onError: (error: unknown) => void,
): (() => Promise<void>) => {
  let round: Promise<void> | null = null;
  const timer = setInterval(() => {
    round ??= deliverMail(services, onError)
      .catch(onError)
      .finally(() => {
        round = null;
      });
  }, INTERVAL);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
};
