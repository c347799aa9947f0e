import { isHttpError } from '@adviestool/contract/api/apiError';
import { withdrawInzageLink } from '@adviestool/contract/api/inzageLinks';
import type { HostApi } from '@adviestool/contract/remoteModule';

import { teksten } from './teksten.ts';

const { titel, tekst, ja, nee } = teksten.vraag;

/** Withdraws a link when the user confirms it. @returns whether the lists have changed */
export const withdrawLink = async (
  host: HostApi,
  { projectId, id }: { projectId: number; id: string },
): Promise<boolean> => {
  const isSure = await host.confirm({
    title: titel,
    text: tekst,
    confirm: ja,
    cancel: nee,
    destructive: true,
  });
  if (!isSure) return false;
  const { groupId } = host.config.variant;
  try {
    await withdrawInzageLink(host.api, { groupId, projectId }, id);
    host.toast('success', teksten.ingetrokken);
    return true;
  } catch (error) {
    host.showError(error, { 403: teksten.geenRecht });
    // Somebody else may have been first.
    return isHttpError(error, 404);
  }
};
