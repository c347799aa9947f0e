import type { RemoteDefinition } from '@adviestool/contract/remoteDocument';

/** What the module offers; becomes its `remote.json`. */
export const remote = {
  id: 'spouwankersituatie',
  pages: [
    {
      id: 'spouwankersituatie',
      path: 'project/:projectId/spouwankersituatie/:spouwankersituatieId',
      title: 'Spouwankersituatie',
      skeleton: 'steps',
      guards: ['require-authenticated', 'require-has-access', 'require-project-ready-to-use'],
      children: [
        { id: 'spouwankersituatie-index', path: '', title: '' },
        { id: 'situatie', path: 'situatie', title: 'Situatie' },
        { id: 'detaillering', path: 'detaillering', title: 'Detaillering' },
        { id: 'productkeuze', path: 'productkeuze', title: 'Productkeuze' },
        { id: 'advies', path: 'advies', title: 'Advies' },
      ],
    },
  ],
  menus: [
    {
      id: 'spouwankersituatie-toevoegen',
      menu: 'project',
      label: 'Spouwankersituatie toevoegen',
      to: '/project/:projectId/spouwankersituatie/nieuw',
      order: 40,
      session: 'authenticated',
    },
  ],
  // Where each step leads back to.
  needs: ['/project/:projectId'],
} as const satisfies RemoteDefinition;
