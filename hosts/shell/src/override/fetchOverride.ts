import { remoteDocumentSchema, type RemoteDocument } from '@adviestool/contract/remoteDocument';
import { DEV_STATE, devStateSchema, type DevState } from '@adviestool/federation/dev/devState';
import { z } from 'zod';

import { OverrideError, type Override } from './parseOverride.ts';
import { teksten } from './teksten.ts';

/** Milliseconds in which a server of a developer has to answer. */
const PATIENCE = 5000;

/** Milliseconds in which the browser tells that it was the policy of the page that refused a call. */
const TELLING = 100;

const get = async (url: string): Promise<Response> => {
  let isForbidden = false;
  const hear = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
    if (url.startsWith(blockedURI)) isForbidden = true;
  };
  document.addEventListener('securitypolicyviolation', hear);
  try {
    return await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  } catch (cause) {
    await new Promise((resolve) => setTimeout(resolve, TELLING));
    const text = isForbidden ? teksten.verboden(url) : teksten.onbereikbaar(url);
    throw new OverrideError(text, { cause });
  } finally {
    document.removeEventListener('securitypolicyviolation', hear);
  }
};

const jsonOf = async (answer: Response, url: string): Promise<unknown> => {
  try {
    return await answer.json();
  } catch (cause) {
    throw new OverrideError(teksten.geenJson(url), { cause });
  }
};

const NO_DEV_STATE: DevState = { config: {}, errors: [], refusals: [], alone: [] };

const saidSchema = z.looseObject({ [DEV_STATE]: devStateSchema.optional() });

/** An answer, apart from what `adviestool dev` says beside it; another server says nothing. */
const apart = (value: unknown): { written: unknown; dev: DevState } => {
  const { success, data } = saidSchema.safeParse(value);
  if (!success) return { written: value, dev: NO_DEV_STATE };
  const { [DEV_STATE]: dev = NO_DEV_STATE, ...written } = data;
  return { written, dev };
};

/** What is wrong with an answer that is no document. */
const refusalOf = async (answer: Response, url: string): Promise<OverrideError> => {
  const { errors } = apart(await answer.json().catch(() => null)).dev;
  return errors.length === 0
    ? new OverrideError(teksten.antwoordt(url, answer.status))
    : new OverrideError(teksten.nietGebouwd, { errors });
};

interface Fetched {
  /** Of the last build that was right. */
  document: RemoteDocument;
  dev: DevState;
}

/** Fetches the document of an override and checks it. @throws OverrideError */
export const fetchOverride = async ({ id, base }: Override): Promise<Fetched> => {
  const address = `${base}remote.json`;
  const answer = await get(address);
  if (!answer.ok) throw await refusalOf(answer, address);
  const { written, dev } = apart(await jsonOf(answer, address));
  const { success, data, error } = remoteDocumentSchema.safeParse(written);
  if (!success) {
    const places = error.issues.map(({ path }) => path.join('.') || teksten.geheel);
    throw new OverrideError(teksten.pastNiet(address, places), { cause: error });
  }
  if (data.id !== id) throw new OverrideError(teksten.anderOnderdeel(address, data.id));
  if (dev.refusals.length > 0) throw new OverrideError(teksten.pastNietInRelease(dev.refusals));
  return { document: data, dev };
};
