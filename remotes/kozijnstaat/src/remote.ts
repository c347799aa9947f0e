import type { RemoteDefinition } from '@adviestool/contract/remoteDocument';

/** Reads lists of gevelvullingen into a project; becomes its `remote.json`. */
export const remote = {
  id: 'kozijnstaat',
  pages: [
    {
      id: 'kozijnstaat',
      path: 'project/:projectId/kozijnstaat',
      title: '',
      guards: ['require-authenticated', 'require-has-access'],
    },
  ],
  // Where it leads back to, and to what a list leaves open.
  needs: ['/account/inloggen', '/project/:projectId', '/project/:projectId/standaarden'],
} as const satisfies RemoteDefinition;
