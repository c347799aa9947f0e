import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import type { MenuEntry } from '@adviestool/ui/menuEntry';

import type { GevelvullingActies } from './gevelvullingActies.ts';
import { teksten } from './teksten.ts';

/** What can be done with a gevelvulling. */
export const gevelvullingMenu = (
  rij: GevelvullingRij,
  path: string,
  {
    duplicate,
    remove,
    fix,
    copyDetaillering,
    makeStandaard,
    canCopyDetaillering,
    move,
  }: GevelvullingActies,
): MenuEntry[] => [
  { id: 'bewerken', label: 'Bewerken', icon: 'pencil', href: path },
  { id: 'dupliceren', label: 'Dupliceren', icon: 'copy', onAction: () => duplicate(rij) },
  ...(canCopyDetaillering(rij)
    ? [
        {
          id: 'detaillering',
          label: teksten.detaillering.actie,
          icon: 'download',
          onAction: () => copyDetaillering(rij),
        } as const,
      ]
    : []),
  ...(rij.toestand === 'concept'
    ? []
    : [
        {
          id: 'vaststellen',
          label: teksten.vaststellen,
          icon: 'lock',
          onAction: () => fix(rij),
        } as const,
      ]),
  {
    id: 'standaard',
    label: 'Als standaard gebruiken',
    icon: 'check',
    onAction: () => makeStandaard(rij),
  },
  {
    id: 'omhoog',
    label: teksten.volgorde.omhoog,
    icon: 'arrow-up',
    onAction: () => move(rij, 'omhoog'),
  },
  {
    id: 'omlaag',
    label: teksten.volgorde.omlaag,
    icon: 'arrow-down',
    onAction: () => move(rij, 'omlaag'),
  },
  {
    id: 'verwijderen',
    label: 'Verwijderen',
    icon: 'trash',
    danger: true,
    onAction: () => remove(rij),
  },
];
