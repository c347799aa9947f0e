import type { TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client';

import type { Provider } from './createProviders.ts';
import { saysRoles, verifiedMail } from './readPersoon.ts';

type Claims = Readonly<Record<string, unknown>>;

/** That an address is verified says nothing of another one. */
const mailOf = ({ email, email_verified, xms_edov }: Claims): Claims => ({
  email,
  email_verified,
  xms_edov,
});

/** Both as one; of the address and that it is verified, one of both. */
export const together = (signed: Claims, asked: Claims): Claims => ({
  ...asked,
  ...signed,
  ...mailOf(verifiedMail(signed) === null ? asked : signed),
});

/**
 * What a provider says of somebody: in the token that it signed, and where that leaves something out, when it is asked
 * with the other one.
 */
export const claimsOf = async (
  { client, configuration, instellingen }: Provider,
  tokens: TokenEndpointResponse & TokenEndpointResponseHelpers,
  subject: string,
): Promise<Claims> => {
  const signed: Claims = { ...tokens.claims() };
  const isComplete = verifiedMail(signed) !== null && saysRoles(signed, instellingen);
  if (isComplete || configuration.serverMetadata().userinfo_endpoint === undefined) return signed;
  const asked = await client.fetchUserInfo(configuration, tokens.access_token, subject);
  return together(signed, asked);
};
