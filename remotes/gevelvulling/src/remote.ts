import type { RemoteDefinition } from '@adviestool/contract/remoteDocument';

/** What the wizard offers; becomes its `remote.json`. Each step of the wizard sets its own title. */
export const remote = {
  id: 'gevelvulling',
  pages: [
    {
      id: 'gevelvulling',
      path: 'project/:projectId/gevelvulling/:gevelvullingId',
      title: '',
      skeleton: 'steps',
      guards: ['require-authenticated', 'require-has-access', 'require-project-ready-to-use'],
      children: [
        { id: 'gevelvulling-index', path: '', title: '' },
        { id: 'gevelvulling-en-kader', path: 'gevelvulling-en-kader', title: '' },
        { id: 'detaillering', path: 'detaillering', title: '' },
        { id: 'productkeuze', path: 'productkeuze', title: '' },
        { id: 'advies', path: 'advies', title: '' },
      ],
    },
    // Whoever gets a report may look up how it was calculated.
    { id: 'rekenmodel', path: 'rekenmodel', title: 'Rekenmodel' },
    // And whether it is genuine.
    { id: 'controle', path: 'controle', title: 'Rapport controleren' },
  ],
  menus: [
    {
      id: 'gevelvulling-toevoegen',
      menu: 'project',
      label: 'Gevelvulling toevoegen',
      to: '/project/:projectId/gevelvulling/nieuw',
      order: 30,
      session: 'authenticated',
    },
    {
      id: 'controle',
      menu: 'overlay',
      label: 'Rapport controleren',
      to: '/controle',
      order: 95,
      session: 'any',
    },
  ],
  slots: ['inzage.advies/v1'],
  // Where the last step leads, and each step back.
  needs: ['/project/:projectId'],
} as const satisfies RemoteDefinition;
