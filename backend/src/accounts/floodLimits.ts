import { createHash } from 'node:crypto';

import { HttpProblem } from '../http/httpProblem.ts';
import type { Flood, FloodEvent } from './flood.ts';
import { floodIp } from '../http/floodIp.ts';

const HOUR = 3_600_000;

/** What is counted, and how often it may happen within how many milliseconds. */
export const FLOOD_LIMITS = {
  failed_login_ip: { limit: 50, window: HOUR },
  /** For one account from one address: others can still log in, and nobody can shut somebody out. */
  failed_login_user: { limit: 5, window: 6 * HOUR },
  /** From any address: who has the session must not guess on. */
  failed_current_pass: { limit: 5, window: 6 * HOUR },
  password_request_ip: { limit: 50, window: HOUR },
  /** Links that show a project, and do not work. */
  inzage_ip: { limit: 50, window: HOUR },
  /** Whoever asks for them. */
  reset_mail: { limit: 5, window: 6 * HOUR },
  uitnodiging_groep: { limit: 50, window: HOUR },
  /** Mails to one address, from whatever group. */
  uitnodiging_adres: { limit: 5, window: 6 * HOUR },
  /** Links that are dead. */
  uitnodiging_ip: { limit: 50, window: HOUR },
  /** Files of what is kept of a user. */
  gegevens: { limit: 5, window: HOUR },
  /** Each sends a mail to a colleague. */
  overdragen: { limit: 100, window: HOUR },
} as const;

type Limited = keyof typeof FLOOD_LIMITS;

const counted = (event: Limited, identifier: string): FloodEvent => ({
  event,
  identifier,
  ...FLOOD_LIMITS[event],
});

export const floodOfIp = (
  event: 'failed_login_ip' | 'password_request_ip' | 'inzage_ip' | 'uitnodiging_ip',
  ip: string,
): FloodEvent => counted(event, floodIp(ip));

export const floodOfAccount = (
  event: 'failed_current_pass' | 'reset_mail' | 'gegevens' | 'overdragen',
  uid: number,
): FloodEvent => counted(event, String(uid));

/** What an invitation counts for; of the address only a hash is kept. */
export const uitnodigingFlood = (
  groupId: number,
  mail: string,
): { groep: FloodEvent; adres: FloodEvent } => ({
  groep: counted('uitnodiging_groep', String(groupId)),
  adres: counted(
    'uitnodiging_adres',
    createHash('sha256').update(mail.toLowerCase()).digest('hex'),
  ),
});

/** How the identifier of a failed login begins, whatever the address. */
const loginPrefix = (who: number | string): string => `${who}-`;

/**
 * What a login counts for. `typed`: for what was typed, which is the same with and without an account,
 * so that its refusal tells nothing; only a hash is kept. `account`: for the account, by name and mail.
 */
export const loginFlood = (
  account: { uid: number } | null,
  { name, ip }: { name: string; ip: string },
): { typed: FloodEvent; account: FloodEvent } => {
  const nameHash = createHash('sha256').update(name.toLowerCase()).digest('hex');
  const prefix = loginPrefix(account === null ? nameHash : account.uid);
  const address = floodIp(ip);
  return {
    typed: counted('failed_login_user', `${prefix}${nameHash}-${address}`),
    account: counted('failed_login_user', prefix + address),
  };
};

/** What asks the database whether a name is taken, so that names cannot be tried at will. */
export const registrationFlood = (limit: number, ip: string): FloodEvent => ({
  event: 'registration_ip',
  identifier: floodIp(ip),
  limit,
  window: HOUR,
});

/** Starts counting anew for who has proved to own the account. */
export const clearFailuresOf = async (flood: Flood, uid: number): Promise<void> => {
  await flood.clearAll('failed_login_user', loginPrefix(uid));
  await flood.clear(floodOfAccount('failed_current_pass', uid));
};

/** The refusals of an address, and of an account, after too many attempts. */
export const ipBlocked = (): HttpProblem =>
  new HttpProblem(403, 'flood_ip', {
    message: 'Access is blocked because of IP based flood prevention.',
  });

export const accountBlocked = (): HttpProblem =>
  new HttpProblem(403, 'flood_user', {
    message:
      'Too many failed login attempts from your IP address. This IP address is temporarily blocked.',
  });
