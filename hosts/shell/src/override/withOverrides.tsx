import type { RemoteDocument } from '@adviestool/contract/remoteDocument';
import type { Release } from '@adviestool/contract/release';
import type { Variant } from '@adviestool/contract/variant';
import { openStorage } from '@adviestool/state/browserStorage';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';

import { tellBuildErrors } from './buildErrorStore.ts';
import { fetchOverride } from './fetchOverride.ts';
import { followOverride } from './followOverride.ts';
import { OverrideBadge, type OverrideOutcome } from './OverrideBadge.tsx';
import { OverrideError, parseOverride, type Override } from './parseOverride.ts';
import { placeOverride } from './placeOverride.ts';
import { REMOTE_OVERRIDES, REMOTE_PARAMETER } from '../start/keptNames.ts';

interface Attempt extends Override {
  document: RemoteDocument | null;
  build: string | undefined;
  config: Record<string, unknown>;
  alone: readonly string[];
  /** Why it could not be taken; null: it was. */
  reason: string | null;
}

/** Base of each override by id of the remote. */
const storedSchema = z.record(z.string(), z.string());

const reasonOf = (error: unknown): string => {
  if (error instanceof OverrideError) return error.message;
  throw error;
};

/** The wishes of the address, which then leave it. */
const takeFromAddress = (): string[] => {
  const url = new URL(location.href);
  const wishes = url.searchParams.getAll(REMOTE_PARAMETER);
  url.searchParams.delete(REMOTE_PARAMETER);
  history.replaceState(history.state, '', url);
  return wishes;
};

/** The overrides of this tab: those of the address and earlier ones. Refused wishes give a reason. */
const readWishes = (release: Release): { overrides: Override[]; refusals: string[] } => {
  const storage = openStorage('session', release.variant.id);
  const bases = new Map(Object.entries(storage.read(REMOTE_OVERRIDES, storedSchema) ?? {}));
  const refusals: string[] = [];
  for (const wish of takeFromAddress()) {
    try {
      const { id, base } = parseOverride(wish, release);
      bases.set(id, base);
    } catch (error) {
      refusals.push(reasonOf(error));
    }
  }
  if (bases.size > 0) storage.write(REMOTE_OVERRIDES, Object.fromEntries(bases));
  const overrides: Override[] = [];
  for (const [id, base] of bases) {
    try {
      // Another release may have another list than the one that was stored under.
      overrides.push(parseOverride(`${id}@${base}`, release));
    } catch (error) {
      refusals.push(reasonOf(error));
    }
  }
  return { overrides, refusals };
};

const attempt = async (override: Override): Promise<Attempt> => {
  try {
    const { document, dev } = await fetchOverride(override);
    tellBuildErrors(override.id, dev.errors);
    const { build, config, alone } = dev;
    return { ...override, document, build, config, alone, reason: null };
  } catch (error) {
    const reason = reasonOf(error);
    if (error instanceof OverrideError) tellBuildErrors(override.id, error.errors);
    return { ...override, document: null, build: undefined, config: {}, alone: [], reason };
  }
};

const apply = (shipped: Release, attempts: readonly Attempt[]): Release =>
  attempts.reduce<Release>(
    (release, { document, ...rest }) =>
      document === null ? release : placeOverride(release, { ...rest, document }),
    shipped,
  );

const outcomesOf = (
  attempts: readonly Attempt[],
  { refusals, shipped }: { refusals: readonly string[]; shipped: Release },
): OverrideOutcome[] => [
  ...attempts.map(({ id, base, document, reason }) => ({
    name: id,
    detail: reason ?? `${base}, ${document?.version ?? ''}`,
    isRefused: reason !== null,
    isShipped: Object.hasOwn(shipped.remotes, id),
  })),
  ...refusals.map((reason) => ({
    name: null,
    detail: reason,
    isRefused: true,
    isShipped: false,
  })),
];

const reset = ({ id }: Variant): void => {
  openStorage('session', id).remove(REMOTE_OVERRIDES);
  location.reload();
};

/**
 * Takes remotes from where a developer wants them, in this tab only: in the place of those of the release, or
 * beside them. One that cannot be taken stays that of the release. The badge says what was done.
 */
export const withOverrides = async (shipped: Release): Promise<Release> => {
  const { overrides, refusals } = readWishes(shipped);
  const attempts = await Promise.all(overrides.map(attempt));
  for (const each of attempts) followOverride(each);
  // Beside the product and not in it: a remote that keeps it from starting must be told of, and let go.
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <OverrideBadge
      outcomes={outcomesOf(attempts, { refusals, shipped })}
      onReset={() => {
        reset(shipped.variant);
      }}
    />,
  );
  return apply(shipped, attempts);
};
