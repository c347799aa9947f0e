import { signRequest } from '@adviestool/contract/api/signRequest';
import type { Transport } from '@adviestool/contract/api/transport';
import type { SignRequestBody } from '@adviestool/contract/signRequest';
import type { SessionUser } from '@adviestool/contract/session';

interface SignedHrefOptions {
  api: Transport;
  groupId: number;
  user: SessionUser;
}

/** The signed fields and the signature; a list becomes one parameter for each of its values. */
const addToQuery = (href: string, signed: SignRequestBody & { signature: string }): string => {
  const url = new URL(href);
  for (const [name, value] of Object.entries(signed)) {
    for (const part of [value].flat()) url.searchParams.append(name, String(part));
  }
  return url.href;
};

/**
 * The address of a company's site with the signature of the user's session in its query, so that
 * the site can verify who comes (`signed: true` in the variant).
 */
export const signedHref = async (
  href: string,
  { api, groupId, user }: SignedHrefOptions,
): Promise<string> => {
  const body: SignRequestBody = {
    groupID: groupId,
    userID: user.uid,
    userRoles: user.roles,
    userGroupRoles: user.groups[String(groupId)]?.roles ?? [],
  };
  return addToQuery(href, { ...body, signature: await signRequest(api, body) });
};
