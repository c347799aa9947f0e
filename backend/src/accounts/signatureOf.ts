import { createHmac } from 'node:crypto';

import type { SignRequestBody } from '@adviestool/contract/signRequest';

/** JSON without spaces, keys in order of the alphabet (RFC 8785). */
const canonicalJson = ({ groupID, userGroupRoles, userID, userRoles }: SignRequestBody): string =>
  JSON.stringify({ groupID, userGroupRoles, userID, userRoles });

/** HMAC-SHA256 over the canonical JSON of the four fields, in base64url. */
export const signatureOf = (key: string, request: SignRequestBody): string =>
  createHmac('sha256', key).update(canonicalJson(request)).digest('base64url');
