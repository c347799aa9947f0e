import { REMOTE_CONTRACT } from '@adviestool/contract/remoteDocument';

/** A remote with one page, a menu item and a test, as text by path. */
export const remoteFiles = (id: string): Record<string, string> => {
  const title = id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
  return {
    'package.json': `${JSON.stringify(packageJson(id), null, 2)}\n`,
    'tsconfig.json': '{ "extends": "../../tsconfig.browser.json" }\n',
    'rspack.config.ts': `import { remoteConfig } from '@adviestool/federation/remoteConfig';

import { remote } from './src/remote.ts';

export default remoteConfig({ directory: import.meta.dirname, definition: remote });
`,
    'src/remote.ts': `import type { RemoteDefinition } from '@adviestool/contract/remoteDocument';

/** What the remote offers; becomes its \`remote.json\`. */
export const remote = {
  id: '${id}',
  pages: [
    {
      id: 'start',
      path: '${id}',
      title: '${title}',
      guards: ['require-authenticated', 'require-has-access'],
    },
  ],
  menus: [
    {
      id: '${id}',
      menu: 'user',
      label: '${title}',
      to: '/${id}',
      order: 50,
      session: 'authenticated',
    },
  ],
} as const satisfies RemoteDefinition;
`,
    'src/module.ts': `import type { RemoteModuleOf } from '@adviestool/contract/remoteModule';

import { remote } from './remote.ts';

const module: RemoteModuleOf<typeof remote> = {
  contract: ${REMOTE_CONTRACT},
  id: remote.id,
  pages: {
    start: () => import('./start/page.ts'),
  },
};

export default module;
`,
    'src/start/page.ts': `import type { Page } from '@adviestool/contract/remoteModule';

import { Welkom } from './Welkom.tsx';

/** The first page. What it needs of the backend goes into a \`loader\` beside the component. */
const page = (): Page => ({ Component: Welkom });

export default page;
`,
    'src/start/Welkom.tsx': `import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';

import { teksten } from './teksten.ts';

export const Welkom = () => (
  <Page>
    <PageHeader title={teksten.titel} />
    <p>{teksten.uitleg}</p>
  </Page>
);
`,
    'src/start/teksten.ts': `export const teksten = {
  titel: '${title}',
  uitleg: 'Dit onderdeel is nog leeg.',
};
`,
    'src/start/Welkom.test.tsx': `import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';

import { Welkom } from './Welkom.tsx';

test('the page says what it is', () => {
  render(<Welkom />);
  expect(screen.getByRole('heading', { name: '${title}', level: 1 })).toBeTruthy();
});
`,
  };
};

const packageJson = (id: string) => ({
  name: `@adviestool/${id}`,
  version: '0.1.0',
  private: true,
  description: `The remote ${id}`,
  license: 'MIT',
  type: 'module',
  dependencies: {
    '@adviestool/federation': 'workspace:*',
    '@adviestool/ui': 'workspace:*',
  },
  peerDependencies: {
    '@adviestool/contract': 'workspace:*',
    react: 'catalog:',
    'react-dom': 'catalog:',
  },
  devDependencies: {
    '@adviestool/contract': 'workspace:*',
    '@jest/globals': 'catalog:',
    '@rspack/cli': 'catalog:',
    '@rspack/core': 'catalog:',
    '@testing-library/dom': 'catalog:',
    '@testing-library/react': 'catalog:',
    '@types/react': 'catalog:',
    react: 'catalog:',
    'react-dom': 'catalog:',
  },
  scripts: {
    build: 'rspack build',
  },
});
