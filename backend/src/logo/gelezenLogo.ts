import type { Logo } from '@adviestool/contract/bedrijf';

/** A picture that was decoded and written anew. Sizes in pixels. */
export interface GelezenLogo extends Pick<Logo, 'type' | 'breedte' | 'hoogte'> {
  bytes: Uint8Array;
}

/** Why there is no picture. */
export const AFWIJZINGEN = ['kapot', 'pixels', 'klein'] as const;

export type Afwijzing = (typeof AFWIJZINGEN)[number];
