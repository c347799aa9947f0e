import { kozijnstaatPath, standaardenPath } from '@adviestool/contract/paths';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { MenuEntry } from '@adviestool/ui/menuEntry';

import { exportKozijnstaat } from './exportKozijnstaat.ts';
import { menuTeksten } from './menuTeksten.ts';

/** What the menu of a project has about lists and standards. */
export const kozijnstaatMenu = (host: HostApi, project: Project): MenuEntry[] => [
  { id: 'kozijnstaat', label: menuTeksten.titel, href: kozijnstaatPath(project.id) },
  { id: 'standaarden', label: menuTeksten.standaarden, href: standaardenPath(project.id) },
  ...(project.gevelvullingen.length === 0
    ? []
    : (['xlsx', 'csv'] as const).map((soort): MenuEntry => ({
        id: `kozijnstaat-${soort}`,
        label: menuTeksten.exporteren[soort],
        icon: 'download',
        onAction: () => void exportKozijnstaat(host, project, soort),
      }))),
];
