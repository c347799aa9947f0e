import type { GevelvullingEnKaderData, PLAATS_SOORTEN } from '@adviestool/contract/gevelvulling';

/** Frame data without where it is: no outcome follows from that by itself. */
export const withoutPlaats = <Kader extends Partial<GevelvullingEnKaderData>>({
  gevel: _gevel,
  bouwlaag: _bouwlaag,
  ruimte: _ruimte,
  draairichting: _draairichting,
  opmerking: _opmerking,
  ...kader
}: Kader): Omit<Kader, keyof typeof PLAATS_SOORTEN> => kader;
