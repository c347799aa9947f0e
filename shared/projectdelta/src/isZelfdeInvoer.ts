import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { perZijde } from '@adviestool/contract/zijde';
import { isSameInput } from '@adviestool/domain/velden/isSameInput';

/** What is filled in of a gevelvulling: without what follows from it, or from saving and fixing it. */
const invoerVan = ({
  created: _created,
  changed: _changed,
  vastgesteld: _vastgesteld,
  verankerdeZijden: _verankerdeZijden,
  aantalAnkers,
  ...invoer
}: Gevelvulling): object => ({
  ...invoer,
  gekozen: perZijde((zijde) => aantalAnkers[zijde].gekozen),
});

/** Whether the same is filled in of two versions of a gevelvulling. */
export const isZelfdeInvoer = (een: Gevelvulling, ander: Gevelvulling): boolean =>
  isSameInput(invoerVan(een), invoerVan(ander));
