import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import type { StandaardenAnswer } from '@adviestool/contract/api/standaarden';
import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Standaard } from '@adviestool/contract/standaarden';
import { wijzigingOf, type Wijziging } from '@adviestool/contract/wijziging';
import { isSameInput } from '@adviestool/forms/isSameInput';

import type { StandaardenBron } from './standaardenBron.ts';
import { teksten } from './teksten.ts';

/** How it ended: `newest` is what the user chose over their own, `failed` has been told. */
export type StandaardOutcome = 'saved' | 'newest' | 'failed';

interface StandaardSave {
  type: GevelvullingType;
  /** null takes the standard away. */
  standaard: Standaard | null;
  /** What all standards were when the change was made. */
  basis: StandaardenAnswer;
  /** The revision that the input was typed on, where that may be an earlier one. */
  typedOn?: string | null;
}

/**
 * Saves the standard of one type beside the others. When somebody else saved in the meantime the others become
 * theirs; about the same type the user is asked.
 */
export const saveStandaard = async (
  host: Pick<HostApi, 'confirm' | 'showError'>,
  bron: StandaardenBron,
  { type, standaard, basis, typedOn = basis.revision }: StandaardSave,
): Promise<StandaardOutcome> => {
  const send = async (known: StandaardenAnswer): Promise<StandaardOutcome> => {
    let wijziging: Wijziging | null = null;
    try {
      await bron.write({ ...known, standaarden: { ...known.standaarden, [type]: standaard } });
      return 'saved';
    } catch (error) {
      if (!isHttpError(error, 412)) throw error;
      wijziging = wijzigingOf(error);
    }
    const newest = await bron.read();
    const isOurs =
      known.revision === basis.revision &&
      isSameInput(newest.standaarden[type], known.standaarden[type]);
    return isOurs || (await host.confirm(teksten.conflict(wijziging))) ? send(newest) : 'newest';
  };
  try {
    return await send({ ...basis, revision: typedOn });
  } catch (error) {
    if (!isApiError(error)) throw error;
    host.showError(error, { 403: teksten.geenRecht });
    return 'failed';
  }
};
