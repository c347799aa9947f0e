import { FILE_TIMEOUT } from '@adviestool/federation/fileTimeout';

import type { RemoteFile } from './filesOfVisit.ts';

/** Why files did not come, as far as asking for them again can tell. */
export type LoadCause =
  | { kind: 'slow' | 'missing' | 'altered' | 'does-not-start' | 'interrupted' }
  | { kind: 'refused-by-server'; status: number }
  | { kind: 'origin-refused' | 'origin-away'; origin: string };

const GONE: readonly number[] = [404, 410];

const ask = async (address: string, options: RequestInit = {}): Promise<Response> => {
  const answer = await fetch(address, { ...options, signal: AbortSignal.timeout(FILE_TIMEOUT) });
  await answer.arrayBuffer();
  return answer;
};

const tookTooLong = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

/** Whether the policy of this page kept it from asking; otherwise a refusal looks like no answer. */
const isKeptByPolicy = async (origin: string): Promise<boolean> => {
  let isKept = false;
  const hear = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
    isKept ||= blockedURI.startsWith(origin);
  };
  document.addEventListener('securitypolicyviolation', hear);
  await ask(origin, { mode: 'no-cors' }).catch(() => undefined);
  document.removeEventListener('securitypolicyviolation', hear);
  return isKept;
};

/** Of a file that gave no answer, while the host does. */
const causeWithoutAnswer = async (address: string): Promise<LoadCause> => {
  const { origin } = new URL(address, document.baseURI);
  if (origin === location.origin) return { kind: 'interrupted' };
  if (await isKeptByPolicy(origin)) return { kind: 'origin-refused', origin };
  try {
    // Any answer at all: it is then the origin that does not let this site have its files.
    await ask(address, { mode: 'no-cors' });
    return { kind: 'origin-refused', origin };
  } catch {
    return { kind: 'origin-away', origin };
  }
};

const causeOfFile = async ({ address, integrity }: RemoteFile): Promise<LoadCause | null> => {
  try {
    const { ok, status } = await ask(address);
    if (!ok)
      return GONE.includes(status) ? { kind: 'missing' } : { kind: 'refused-by-server', status };
  } catch (error) {
    return tookTooLong(error) ? { kind: 'slow' } : causeWithoutAnswer(address);
  }
  if (integrity === undefined) return null;
  try {
    await ask(address, { integrity });
    return null;
  } catch {
    return { kind: 'altered' };
  }
};

/**
 * Asks for the files of a page again, one after the other, until one tells why it did not come.
 * @param isSpoilt the entry came and ran, and left nothing
 */
export const findLoadCause = async (
  files: readonly RemoteFile[],
  { isSpoilt }: { isSpoilt: boolean },
): Promise<LoadCause> => {
  for (const file of files) {
    // One cause is enough: the files after it are not asked for.
    const cause = await causeOfFile(file);
    if (cause !== null) return cause;
  }
  return { kind: isSpoilt ? 'does-not-start' : 'interrupted' };
};
