import { kozijnstaatPath, standaardenPath } from '@adviestool/contract/paths';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { magWijzigen } from '@adviestool/saving/magWijzigen';
import type { MenuEntry } from '@adviestool/ui/menuEntry';

import { loadCode } from '../loadCode.ts';
import { menuTeksten } from './menuTeksten.ts';

type Soort = keyof typeof menuTeksten.exporteren;

const exportAs = async (host: HostApi, project: Project, soort: Soort): Promise<void> => {
  const code = await loadCode(host, () => import('./exportKozijnstaat.ts'));
  await code?.exportKozijnstaat(host, project, soort);
};

/** What the menu of a project has about lists and standards. */
export const kozijnstaatMenu = (host: HostApi, project: Project): MenuEntry[] => [
  ...(magWijzigen(project)
    ? [{ id: 'kozijnstaat', label: menuTeksten.titel, href: kozijnstaatPath(project.id) }]
    : []),
  { id: 'standaarden', label: menuTeksten.standaarden, href: standaardenPath(project.id) },
  ...(project.gevelvullingen.length === 0
    ? []
    : (['xlsx', 'csv'] as const).map((soort): MenuEntry => ({
        id: `kozijnstaat-${soort}`,
        label: menuTeksten.exporteren[soort],
        icon: 'download',
        onAction: () => void exportAs(host, project, soort),
      }))),
];
