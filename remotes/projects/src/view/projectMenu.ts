import { hasRemote } from '@adviestool/contract/hasRemote';
import type { Project } from '@adviestool/contract/project';
import type { RapportVraag } from '@adviestool/contract/rapporten';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { MenuOffer } from '@adviestool/contract/slots';
import { teksten as rapportTeksten } from '@adviestool/rapport/teksten';
import { ETIKETTEN, MONTAGE } from '@adviestool/rapport/useRapport';
import type { MenuEntry } from '@adviestool/ui/menuEntry';

import { kozijnstaatMenu } from '../kozijnstaat/kozijnstaatMenu.ts';
import { geschiedenisPath } from '../project/geschiedenisPath.ts';
import { productenVergelijkenPath } from '../project/productenVergelijkenPath.ts';

/** Entries of a menu set apart from those before them. */
const asGroup = (items: readonly MenuEntry[]): MenuEntry[] =>
  items.map((item, index) => (index === 0 ? { ...item, startsGroup: true } : item));

type OnRapport = (vraag: RapportVraag) => void;

/** What is made of the gevelvullingen. */
const rapportMenu = (host: HostApi, onRapport: OnRapport): MenuEntry[] => [
  {
    id: 'dossier',
    label: rapportTeksten.dossier,
    icon: 'download',
    onAction: () => onRapport({ soort: 'dossier' }),
  },
  // The QR code of a label leads to the site.
  ...(hasRemote(host.config.variant, 'bouwplaats')
    ? [
        {
          id: 'etiketten',
          label: rapportTeksten.etiketten,
          icon: 'print',
          onAction: () => onRapport(ETIKETTEN),
        } as const,
        {
          id: 'montage',
          label: rapportTeksten.montage,
          icon: 'print',
          onAction: () => onRapport({ soort: 'rapport', document: MONTAGE }),
        } as const,
      ]
    : []),
];

interface ProjectMenuOptions {
  /** What other remotes put there. */
  offers: readonly MenuOffer[];
  onRapport: OnRapport;
  onRemove: () => void;
}

/** The actions of a project that do not stand on its page themselves. */
export const projectMenu = (
  host: HostApi,
  project: Project,
  { offers, onRapport, onRemove }: ProjectMenuOptions,
): MenuEntry[] => {
  const isEmpty = project.gevelvullingen.length === 0;
  return [
    ...(isEmpty
      ? []
      : [
          {
            id: 'vergelijken',
            label: 'Producten vergelijken',
            href: productenVergelijkenPath(project.id),
          } as const,
        ]),
    { id: 'geschiedenis', label: 'Geschiedenis', href: geschiedenisPath(project.id) },
    ...asGroup([
      ...kozijnstaatMenu(host, project),
      ...(isEmpty ? [] : rapportMenu(host, onRapport)),
    ]),
    ...asGroup(offers),
    ...(project.rechten.beheren
      ? [
          {
            id: 'verwijderen',
            label: 'Project verwijderen',
            icon: 'trash',
            danger: true,
            startsGroup: true,
            onAction: onRemove,
          } as const,
        ]
      : []),
  ];
};
