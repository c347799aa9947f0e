import type { Variant } from '@adviestool/contract/variant';
import { openStorage } from '@adviestool/state/browserStorage';
import { z } from 'zod';

import { BACKEND_OVERRIDE } from '../start/keptNames.ts';

type OverrideRules = Pick<Variant, 'id' | 'backend' | 'environment'>;

const withoutSlash = (url: string): string => url.replace(/(?<!\/)\/+$/, '');

/** Whether calls may go to this backend: outside production to any, else to those of the variant. */
export const mayOverride = (url: string, { backend, environment }: OverrideRules): boolean =>
  !environment.production || backend.allowedOverrides.map(withoutSlash).includes(withoutSlash(url));

/** A backend as a developer writes it; null when it is no address of one. */
export const parseBackend = (text: string): string | null => {
  const url = z.url({ protocol: /^https?$/ }).safeParse(text.trim());
  return url.success ? withoutSlash(url.data) : null;
};

const storageOf = ({ id }: OverrideRules) => openStorage('local', id);

/** The stored backend that counts; null: the one of the variant. */
export const readOverride = (variant: OverrideRules): string | null => {
  const url = storageOf(variant).read(BACKEND_OVERRIDE, z.url({ protocol: /^https?$/ }));
  return url !== null && mayOverride(url, variant) ? url : null;
};

/** Stores another backend, or none; it counts from the next load of the page on. */
export const writeOverride = (variant: OverrideRules, url: string | null): void => {
  if (url === null) storageOf(variant).remove(BACKEND_OVERRIDE);
  else storageOf(variant).write(BACKEND_OVERRIDE, url);
};
