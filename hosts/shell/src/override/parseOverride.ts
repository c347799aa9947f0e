import { parseUrl } from '@adviestool/contract/parseUrl';
import { overrideOriginsOf, type Variant } from '@adviestool/contract/variant';

import { teksten } from './teksten.ts';

interface OverrideErrorOptions extends ErrorOptions {
  errors?: readonly string[];
}

/** A remote cannot be taken from where a developer wants it; the message is for that developer. */
export class OverrideError extends Error {
  override readonly name = 'OverrideError';
  /** Why its sources do not build. */
  readonly errors: readonly string[];

  constructor(message: string, { errors = [], ...options }: OverrideErrorOptions = {}) {
    super(message, options);
    this.errors = errors;
  }
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
}

const withoutPort = (origin: string): string => origin.replace(/:\d+$/, '');

const isAllowed = (origin: string, allowed: readonly string[]): boolean =>
  allowed.some((each) =>
    each.endsWith(':*') ? each.slice(0, -2) === withoutPort(origin) : each === origin,
  );

/**
 * Reads `gevelvulling@http://localhost:3102/`.
 * @throws OverrideError when it cannot be read, or names an origin that is not on the list of the variant
 */
export const parseOverride = (text: string, { variant }: OverrideRules): Override => {
  const [, id, address = ''] = /^([a-z][a-z0-9-]*)@(https?:\/\/.+)$/.exec(text) ?? [];
  const url = parseUrl(address);
  if (id === undefined || url === null) {
    throw new OverrideError(teksten.onleesbaar(text));
  }
  const { origin, pathname } = url;
  if (!isAllowed(origin, overrideOriginsOf(variant))) {
    throw new OverrideError(teksten.nietToegestaan(origin));
  }
  return { id, base: `${origin}${pathname.replace(/(?<!\/)\/+$/, '')}/` };
};
