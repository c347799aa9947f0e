import { hasRemote } from '@adviestool/contract/hasRemote';
import { kozijnstaatPath } from '@adviestool/contract/paths';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { teksten } from '@adviestool/projectoverzicht/teksten';
import { magWijzigen } from '@adviestool/saving/magWijzigen';
import type { MenuEntry } from '@adviestool/ui/menuEntry';

import { loadCode } from '../project/loadCode.ts';
import type { ExportSoort } from './exportKozijnstaat.ts';
import { menuTeksten } from './menuTeksten.ts';

const loadExport = (host: HostApi) => loadCode(host, () => import('./exportKozijnstaat.ts'));

const exportAs = async (host: HostApi, project: Project, soort: ExportSoort): Promise<void> => {
  const code = await loadExport(host);
  await code?.exportKozijnstaat(host, project, soort);
};

/** Begun at the press: Safari does not copy once something was waited for, but waits for what is copied. */
const copy = async (host: HostApi, project: Project): Promise<void> => {
  const code = loadExport(host);
  const text = code.then(async (loaded) => {
    if (loaded === null) throw new Error('The code did not load.');
    return loaded.kozijnstaatBlob(host, project);
  });
  // Throws where a page may not copy.
  const write = async (): Promise<void> =>
    navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  const [copied] = await Promise.allSettled([write(), text]);
  (await code)?.tellCopied(host, copied);
};

/** What the menu of a project has about lists. */
export const kozijnstaatMenu = (host: HostApi, project: Project): MenuEntry[] => [
  ...(magWijzigen(project) && hasRemote(host.config.variant, 'kozijnstaat')
    ? [
        {
          id: 'kozijnstaat',
          label: teksten.kozijnstaatImporteren,
          href: kozijnstaatPath(project.id),
        },
      ]
    : []),
  ...(project.gevelvullingen.length === 0
    ? []
    : [
        ...(['xlsx', 'csv'] as const).map((soort): MenuEntry => ({
          id: `kozijnstaat-${soort}`,
          label: menuTeksten.exporteren[soort],
          icon: 'download',
          onAction: () => void exportAs(host, project, soort),
        })),
        {
          id: 'kozijnstaat-klembord',
          label: menuTeksten.kopieren,
          icon: 'copy' as const,
          onAction: () => void copy(host, project),
        },
      ]),
];
