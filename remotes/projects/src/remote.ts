import type { RemoteDefinition } from '@adviestool/contract/remoteDocument';

/** What the projects remote offers; becomes its `remote.json`. */
export const remote = {
  id: 'projects',
  pages: [
    {
      id: 'projects',
      path: '',
      title: 'Projecten',
      guards: ['require-authenticated', 'require-has-access'],
    },
    {
      id: 'project-view',
      path: 'project/:projectId',
      // The page sets its own, with the name of the project.
      title: '',
      guards: ['require-authenticated', 'require-has-access'],
    },
    {
      id: 'project-edit',
      path: 'project/:projectId/details',
      title: '',
      skeleton: 'form',
      guards: ['require-authenticated', 'require-has-access'],
    },
    {
      id: 'geschiedenis',
      path: 'project/:projectId/geschiedenis',
      title: '',
      guards: ['require-authenticated', 'require-has-access'],
    },
    {
      id: 'vergelijken',
      path: 'project/:projectId/geschiedenis/vergelijken',
      title: '',
      guards: ['require-authenticated', 'require-has-access'],
    },
    {
      id: 'bouwlijst',
      path: 'project/:projectId/bouwlijst',
      title: '',
      guards: ['require-authenticated', 'require-has-access', 'require-project-ready-to-use'],
    },
    {
      id: 'producten-vergelijken',
      path: 'project/:projectId/producten-vergelijken',
      title: '',
      guards: ['require-authenticated', 'require-has-access', 'require-project-ready-to-use'],
    },
    {
      id: 'standaarden',
      path: 'project/:projectId/standaarden',
      title: '',
      guards: ['require-authenticated', 'require-has-access'],
    },
    {
      id: 'standaard',
      path: 'project/:projectId/standaarden/:type',
      title: '',
      skeleton: 'form',
      guards: ['require-authenticated', 'require-has-access'],
    },
    {
      id: 'rapporten',
      path: 'project/:projectId/rapporten',
      title: '',
      guards: ['require-authenticated', 'require-has-access'],
    },
    {
      id: 'beheren',
      path: 'project/:projectId/beheren',
      title: '',
      guards: ['require-authenticated', 'require-has-access'],
    },
    {
      id: 'importeren',
      path: 'importeren',
      title: '',
      guards: ['require-authenticated', 'require-has-access'],
    },
  ],
  menus: [
    {
      id: 'projects',
      menu: 'overlay',
      label: 'Alle projecten',
      to: '/',
      order: 10,
      session: 'authenticated',
    },
    {
      id: 'project-view',
      menu: 'project',
      label: 'Overzicht project',
      to: '/project/:projectId',
      order: 10,
      session: 'authenticated',
    },
    {
      id: 'project-edit',
      menu: 'project',
      label: 'Project bewerken',
      to: '/project/:projectId/details',
      order: 20,
      session: 'authenticated',
    },
    {
      id: 'standaarden',
      menu: 'project',
      label: 'Standaarden',
      to: '/project/:projectId/standaarden',
      order: 25,
      session: 'authenticated',
    },
    {
      id: 'rapporten',
      menu: 'project',
      label: 'Rapporten',
      to: '/project/:projectId/rapporten',
      order: 26,
      session: 'authenticated',
    },
    {
      id: 'beheren',
      menu: 'project',
      label: 'Project beheren',
      to: '/project/:projectId/beheren',
      order: 27,
      session: 'authenticated',
    },
  ],
  needs: ['/account/inloggen'],
} as const satisfies RemoteDefinition;
