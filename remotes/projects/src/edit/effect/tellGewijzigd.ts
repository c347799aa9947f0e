import { projectPath } from '@adviestool/contract/paths';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { samenvattingOf } from '@adviestool/domain/vaststellen/samenvatting';

import { filterToUrl, GEEN_FILTER } from '@adviestool/projectoverzicht/filter/gevelvullingFilter';
import { teksten } from './teksten.ts';

/** Tells after a save how many fixed advices come out otherwise, with the way to them. */
export const tellGewijzigd = (
  host: HostApi,
  { id, projectGegevens, gevelvullingen }: Project,
): void => {
  const vast = gevelvullingen.filter(({ vastgesteld }) => vastgesteld !== undefined);
  if (vast.length === 0) return;
  const catalogus = host.catalogus.loaded(projectGegevens.catalogus);
  const { gewijzigd } = samenvattingOf({ projectGegevens, catalogus }, vast);
  if (gewijzigd === 0) return;
  const filter = filterToUrl({ ...GEEN_FILTER, toestand: 'gewijzigd' });
  host.toast('warning', teksten.opgeslagen.gewijzigd(gewijzigd), {
    action: {
      label: teksten.opgeslagen.tonen,
      onAction: () => host.navigate(`${projectPath(id)}?${filter.toString()}`),
    },
  });
};
