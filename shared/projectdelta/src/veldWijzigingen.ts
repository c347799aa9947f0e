import type { VeldWijziging } from '@adviestool/contract/geschiedenis';
import { isSameInput } from '@adviestool/domain/velden/isSameInput';
import { isRecord } from '@adviestool/domain/velden/onbekendeInvoer';

/** Whether what stands at a path is one value, although it has keys. */
export type IsWhole = (pad: string) => boolean;

const NOTHING_IS_WHOLE: IsWhole = () => false;

const walk = (
  pad: string,
  [voor, na]: readonly [unknown, unknown],
  isWhole: IsWhole,
): VeldWijziging[] => {
  if (isSameInput(voor, na)) return [];
  const hasKeys = (isRecord(voor) || isRecord(na)) && !Array.isArray(voor) && !Array.isArray(na);
  if (!hasKeys || isWhole(pad)) return [{ pad, voor, na }];
  const [old, next] = [isRecord(voor) ? voor : {}, isRecord(na) ? na : {}];
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].flatMap((key) =>
    walk(pad === '' ? key : `${pad}.${key}`, [old[key], next[key]], isWhole),
  );
};

/**
 * The values that differ between two documents, each with the keys that lead to it. A list is one value.
 * What is not filled in is the same however it is written: absent, null or empty text.
 */
export const veldWijzigingen = (
  voor: unknown,
  na: unknown,
  isWhole: IsWhole = NOTHING_IS_WHOLE,
): VeldWijziging[] => walk('', [voor, na], isWhole);
