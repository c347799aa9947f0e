import { parseUrl } from '@adviestool/contract/parseUrl';
import type { Release } from '@adviestool/contract/release';
import { overrideOriginsOf, type Variant } from '@adviestool/contract/variant';

import { teksten } from './teksten.ts';

/** A remote cannot be taken from where a developer wants it; the message is for that developer. */
export class OverrideError extends Error {
  override readonly name = 'OverrideError';
}

/** A remote by id, and the base of the files that take its place. */
export interface Override {
  id: string;
  /** With a trailing slash. */
  base: string;
}

/** What decides whether an override may be. */
interface OverrideRules {
  variant: Pick<Variant, 'environment' | 'remoteOverrideOrigins'>;
  remotes: Release['remotes'];
}

const withoutPort = (origin: string): string => origin.replace(/:\d+$/, '');

const isAllowed = (origin: string, allowed: readonly string[]): boolean =>
  allowed.some((each) =>
    each.endsWith(':*') ? each.slice(0, -2) === withoutPort(origin) : each === origin,
  );

/**
 * Reads `gevelvulling@http://localhost:3102/`.
 * @throws OverrideError when it names no remote of the release or an origin that is not on its list
 */
export const parseOverride = (text: string, { variant, remotes }: OverrideRules): Override => {
  const [, id, address = ''] = /^([^@]+)@(https?:\/\/.+)$/.exec(text) ?? [];
  const url = parseUrl(address);
  if (id === undefined || url === null) {
    throw new OverrideError(teksten.onleesbaar(text));
  }
  if (!Object.hasOwn(remotes, id)) {
    throw new OverrideError(teksten.onbekend(id, Object.keys(remotes)));
  }
  const { origin, pathname } = url;
  if (!isAllowed(origin, overrideOriginsOf(variant))) {
    throw new OverrideError(teksten.nietToegestaan(origin));
  }
  return { id, base: `${origin}${pathname.replace(/(?<!\/)\/+$/, '')}/` };
};
