import type { BedrijfsloginReden } from '@adviestool/contract/bedrijfslogin';
import type { LidRol } from '@adviestool/contract/rollen';
import { z } from 'zod';

import type { Instellingen } from './bedrijfsloginStore.ts';

export class GeweigerdError extends Error {
  override readonly name = 'GeweigerdError';
  readonly reden: BedrijfsloginReden;

  constructor(reden: BedrijfsloginReden, options?: ErrorOptions) {
    super(reden, options);
    this.reden = reden;
  }
}

type Claims = Readonly<Record<string, unknown>>;

const recordSchema = z.record(z.string(), z.unknown());

/** What stands at a path with dots; a claim whose own name has dots goes before. */
const valueAt = (claims: Claims, path: string): unknown => {
  if (Object.hasOwn(claims, path)) return claims[path];
  let found: unknown = claims;
  for (const name of path.split('.')) {
    const record = recordSchema.safeParse(found).data;
    found = record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
  }
  return found;
};

const textsOf = (value: unknown): string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string');

/** Whether the claims say anything of roles. */
export const saysRoles = (claims: Claims, { rolclaim }: Pick<Instellingen, 'rolclaim'>): boolean =>
  rolclaim === null || valueAt(claims, rolclaim) !== undefined;

/**
 * The role that the claims give; undefined: roles are given in the product.
 * @throws GeweigerdError when no value fits and nothing is given without
 */
export const rolOfClaims = (
  claims: Claims,
  { rolclaim, rollen, standaardrol }: Pick<Instellingen, 'rolclaim' | 'rollen' | 'standaardrol'>,
): LidRol | undefined => {
  if (rolclaim === null) return undefined;
  const values = new Set(textsOf(valueAt(claims, rolclaim)));
  const rol = rollen.find(({ waarde }) => values.has(waarde))?.rol ?? standaardrol;
  if (rol === null) throw new GeweigerdError('rol');
  return rol;
};

const isTrue = (value: unknown): boolean => value === true || value === 'true';

/** Entra says it in a claim of its own, as a number too. */
const isVerified = (claims: Claims): boolean =>
  isTrue(claims['email_verified']) ||
  isTrue(claims['xms_edov']) ||
  claims['xms_edov'] === 1 ||
  claims['xms_edov'] === '1';

/** The address, when the provider has verified it. */
export const verifiedMail = (claims: Claims): string | null => {
  const mail = z.email().safeParse(claims['email']).data;
  return mail !== undefined && isVerified(claims) ? mail : null;
};

/** @throws GeweigerdError unless the provider has verified the address, of a domain of the company */
export const mailOfClaims = (
  claims: Claims,
  { domeinen }: Pick<Instellingen, 'domeinen'>,
): string => {
  const mail = verifiedMail(claims);
  if (mail === null) throw new GeweigerdError('mail');
  const domein = mail.slice(mail.lastIndexOf('@') + 1).toLowerCase();
  if (!domeinen.includes(domein)) throw new GeweigerdError('domein');
  return mail;
};

const beforeAt = (text: string): string => text.split('@', 1)[0] ?? '';

/** What somebody is called, as far as a user name can be that. */
export const naamOfClaims = (claims: Claims, mail: string): string => {
  const [given = mail] = ['name', 'preferred_username'].flatMap((name) => textsOf(claims[name]));
  const naam = beforeAt(given.slice(0, 50)).normalize('NFC').trim();
  return naam === '' ? beforeAt(mail) : naam;
};
