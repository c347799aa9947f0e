import { remoteDocumentSchema, type RemoteDocument } from '@adviestool/contract/remoteDocument';
import type { z } from 'zod';

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

const fetchDocument = async <T>(url: string, schema: z.ZodType<T>): Promise<T> => {
  const answer = await get(url);
  if (!answer.ok) throw new OverrideError(teksten.antwoordt(url, answer.status));
  let value: unknown;
  try {
    value = await answer.json();
  } catch (cause) {
    throw new OverrideError(teksten.geenJson(url), { cause });
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const places = result.error.issues.map(({ path }) => path.join('.') || teksten.geheel);
  throw new OverrideError(teksten.pastNiet(url, places), { cause: result.error });
};

/** Fetches the document of an override and checks it. @throws OverrideError */
export const fetchOverride = async ({ id, base }: Override): Promise<RemoteDocument> => {
  const address = `${base}remote.json`;
  const document = await fetchDocument(address, remoteDocumentSchema);
  if (document.id !== id) throw new OverrideError(teksten.anderOnderdeel(address, document.id));
  return document;
};
