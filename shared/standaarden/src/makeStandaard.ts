import { isApiError } from '@adviestool/contract/api/apiError';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { weergavenaam } from '@adviestool/domain/toelichting/weergavenaam';
import { standaardOf } from '@adviestool/domain/velden/standaard';

import { saveStandaard } from './saveStandaard.ts';
import { bronVanProject } from './standaardenBron.ts';
import { teksten } from './teksten.ts';

/** Makes everything of a gevelvulling but merk, aantal and sizes the standard of its type in the project. */
export const makeStandaard = async (
  host: HostApi,
  { id: projectId, gevelvullingen }: Project,
  gevelvullingId: string,
): Promise<void> => {
  const source = gevelvullingen.find(
    ({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.id === gevelvullingId,
  );
  const type = source?.gevelvullingEnKaderData.gevelvullingType ?? null;
  if (source === undefined || type === null) {
    host.toast('warning', teksten.geenType);
    return;
  }
  const bron = bronVanProject(host, projectId);
  try {
    const basis = await bron.read();
    const hasOne = basis.standaarden[type] !== null;
    if (hasOne && !(await host.confirm(teksten.vervangVraag(type, weergavenaam(source))))) return;
    const wanted = { type, standaard: standaardOf(source), basis };
    if ((await saveStandaard(host, bron, wanted)) === 'saved') {
      host.toast('success', teksten.opgeslagen(type));
    }
  } catch (error) {
    if (!isApiError(error)) throw error;
    host.showError(error);
  }
};
