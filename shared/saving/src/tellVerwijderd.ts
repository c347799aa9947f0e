import { isHttpError, type ApiError } from '@adviestool/contract/api/apiError';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { wijzigingOf } from '@adviestool/contract/wijziging';
import { useVolgstand } from '@adviestool/state/volgstand';

import { teksten } from './teksten.ts';
import { verwijderdTekst, verwijderingVan } from './verwijderdTekst.ts';

/**
 * Tells who deleted the project when a save is refused for that, and lets its pages know.
 * @returns whether that is why: to try again would be refused too
 */
export const tellVerwijderd = (
  host: Pick<HostApi, 'toast'>,
  projectId: number,
  error: ApiError,
): boolean => {
  if (!isHttpError(error, 404)) return false;
  const verwijdering = verwijderingVan(wijzigingOf(error));
  const { door, magTerugzetten } = verwijdering;
  if (door !== null) {
    useVolgstand.setState({ beheer: { projectId, wat: 'verwijderd', aan: null, ...door } });
  }
  const { nietOpgeslagen, waarTerug } = teksten.verwijderd;
  const tekst = [nietOpgeslagen, verwijderdTekst(verwijdering), magTerugzetten ? waarTerug : ''];
  // It says whom to ask, which takes longer to read than a toast stays.
  host.toast('error', tekst.join(' ').trim(), { persistent: true });
  return true;
};
