import { login } from '@adviestool/contract/calls/session';
import { fetchStart } from '@adviestool/contract/calls/start';
import { startSchema } from '@adviestool/contract/start';
import type { Variant } from '@adviestool/contract/variant';

import { SiteError } from '../assemble/SiteError.ts';

/** A site that runs, whose backend answers what pages ask. Only what reads is passed on. */
export interface LiveSite {
  url: string;
  /** Of who logged in there; '': nobody did. */
  cookie: string;
}

export interface LiveAnswer {
  status: number;
  body: Buffer;
  headers: Record<string, string>;
}

/** Milliseconds in which it has to answer. */
const PATIENCE = 15_000;

const KEPT_HEADERS = ['content-type', 'etag'];

/** What a call that reads gets there. @throws when it does not answer */
export const askLive = async (
  { url, cookie }: LiveSite,
  path: string,
  isLoggedIn: boolean,
): Promise<LiveAnswer> => {
  const answer = await fetch(url + path, {
    headers: { Accept: 'application/json', ...(isLoggedIn && { Cookie: cookie }) },
    signal: AbortSignal.timeout(PATIENCE),
  });
  const headers = [...answer.headers].filter(([name]) => KEPT_HEADERS.includes(name));
  return {
    status: answer.status,
    body: Buffer.from(await answer.arrayBuffer()),
    headers: Object.fromEntries(headers),
  };
};

interface Account {
  name: string | undefined;
  password: string | undefined;
}

/** Logs in to a site that runs. @throws SiteError */
export const openLive = async (given: string, { name, password }: Account): Promise<LiveSite> => {
  const url = given.replace(/\/$/, '');
  if (name === undefined || password === undefined) {
    throw new SiteError(
      '--answers asks as an account of that site: name it in SMOKE_ACCOUNT, and its password in SMOKE_PASSWORD.',
    );
  }
  const { method, path } = login;
  const answer = await fetch(`${url}${path}?_format=json`, {
    method,
    headers: { 'Content-Type': 'application/json', Origin: new URL(url).origin },
    body: JSON.stringify({ name, pass: password }),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch((cause: unknown) => {
    throw new SiteError(`${url} does not answer. Is it the address of a site that runs?`, {
      cause,
    });
  });
  if (!answer.ok) {
    throw new SiteError(`${url} does not let ${name} in (${answer.status}).`);
  }
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0] ?? '')
    .join('; ');
  return { url, cookie };
};

/** @throws SiteError when the site has not the group that a variant is of */
export const refuseUnknownGroup = async (
  live: LiveSite,
  { id, groupId }: Pick<Variant, 'id' | 'groupId'>,
): Promise<void> => {
  const { status, body } = await askLive(live, `${fetchStart.path}?group=${groupId}`, true);
  if (status !== 200) {
    throw new SiteError(`${live.url} does not say which groups it has (${status}).`);
  }
  if (startSchema.parse(JSON.parse(body.toString())).group !== null) return;
  throw new SiteError(
    `Variant ${id} is of group ${groupId}, which ${live.url} does not have for this account: nobody could work there. Mend its groupId, or name a site that has it.`,
  );
};
