import { isApiError } from '@adviestool/contract/api/apiError';
import { fetchMontageStand, type MontageStand } from '@adviestool/contract/api/montage';
import type { Catalogus } from '@adviestool/contract/catalogus';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { SlotProps } from '@adviestool/contract/slots';

/** What was said of a project, and what it is calculated with. */
export interface Gemonteerd extends MontageStand {
  catalogus: Catalogus;
}

/** @returns why it did not come, in Dutch, when it did not */
export const fetchGemonteerd = async (
  host: HostApi,
  {
    project,
    projectGegevens,
  }: Pick<SlotProps<'project.montage/v1'>, 'project' | 'projectGegevens'>,
): Promise<Gemonteerd | { reden: string }> => {
  try {
    const [catalogus, stand] = await Promise.all([
      host.catalogus.load(projectGegevens.catalogus),
      fetchMontageStand(host.api, { groupId: host.config.variant.groupId, projectId: project.id }),
    ]);
    return { catalogus, ...stand };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { reden: host.errorText(error) };
  }
};
