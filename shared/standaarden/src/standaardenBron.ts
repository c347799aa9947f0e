import {
  fetchGroupStandaarden,
  fetchProjectStandaarden,
  saveGroupStandaarden,
  saveProjectStandaarden,
  type StandaardenAnswer,
} from '@adviestool/contract/api/standaarden';
import type { HostApi } from '@adviestool/contract/remoteModule';

/** Where standards are kept: of a project, or of the company for its new projects. */
export interface StandaardenBron {
  /** In the key of unsaved input. */
  id: string;
  read: () => Promise<StandaardenAnswer>;
  /** @throws HttpError 412 when the revision is stale */
  write: (answer: StandaardenAnswer) => Promise<StandaardenAnswer>;
}

type Host = Pick<HostApi, 'api' | 'config'>;

export const bronVanProject = ({ api, config }: Host, projectId: number): StandaardenBron => ({
  id: String(projectId),
  read: () => fetchProjectStandaarden(api, config.variant.groupId, projectId),
  write: (answer) => saveProjectStandaarden(api, config.variant.groupId, { ...answer, projectId }),
});

export const bronVanBedrijf = ({ api, config }: Host): StandaardenBron => ({
  id: 'bedrijf',
  read: () => fetchGroupStandaarden(api, config.variant.groupId),
  write: (answer) => saveGroupStandaarden(api, config.variant.groupId, answer),
});
