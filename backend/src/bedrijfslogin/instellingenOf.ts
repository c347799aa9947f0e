import type { BedrijfsloginBody } from '@adviestool/contract/bedrijfslogin';

import type { Instellingen } from './bedrijfsloginStore.ts';
import { secretContext } from './createProviders.ts';
import type { Seal } from './createSeal.ts';

/** What is stored of what was said of a provider, with the secret sealed. */
export const instellingenOf = (
  { issuer, clientId, domeinen, rolclaim, rollen, standaardrol }: BedrijfsloginBody,
  { groupId, secret, seal }: { groupId: number; secret: string; seal: Seal },
): Instellingen => ({
  group_id: groupId,
  issuer,
  client_id: clientId,
  geheim: seal.seal(secret, secretContext(groupId)),
  domeinen,
  rolclaim,
  rollen,
  standaardrol,
});
