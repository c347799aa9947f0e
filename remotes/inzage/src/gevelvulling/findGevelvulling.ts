import type { Gevelvulling } from '@adviestool/contract/gevelvulling';

import type { GeladenInzage } from '../inzage/loadInzage.ts';

export const findGevelvulling = (
  { gevelvullingen }: Pick<GeladenInzage, 'gevelvullingen'>,
  id: string | undefined,
): Gevelvulling | null =>
  gevelvullingen?.find(({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.id === id) ?? null;
