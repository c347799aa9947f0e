import { readTemplate } from './readTemplate.ts';

/** What the template calls itself. */
const TEMPLATE_ID = 'voorbeeld-onderdeel';
const TEMPLATE_TITLE = 'Voorbeeld onderdeel';

/** What a repository of its own needs, and the product's has for all its packages. */
const OF_A_REPOSITORY = new Set([
  '.github/workflows/ci.yml',
  '.gitignore',
  'README.md',
  'jest.config.mjs',
]);

const TOOLS = new Set(['@types/node', 'jest', 'jest-environment-jsdom', 'typescript']);

interface Manifest {
  name: string;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
}

const titleOf = (id: string): string =>
  id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

const workspaceManifest = (text: string, id: string): string => {
  const manifest: Manifest = JSON.parse(text);
  const devDependencies = Object.fromEntries(
    Object.entries(manifest.devDependencies).filter(([name]) => !TOOLS.has(name)),
  );
  const changed = {
    ...manifest,
    name: `@adviestool/${id}`,
    devDependencies: { ...devDependencies, '@rspack/cli': 'catalog:', '@rspack/core': 'catalog:' },
    scripts: { build: 'rspack build', backend: manifest.scripts['backend'] },
  };
  return `${JSON.stringify(changed, null, 2)}\n`;
};

/**
 * A remote of this name in a repository of its own: the template. As text by path.
 * @param template folder of that of another version; absent: that of this one
 */
export const remoteFiles = (id: string, template?: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readTemplate(template)).map(([path, text]) => [
      path,
      text.replaceAll(TEMPLATE_ID, id).replaceAll(TEMPLATE_TITLE, titleOf(id)),
    ]),
  );

/** The same as a package of the product's own repository, in `remotes/`. */
export const workspaceFiles = (id: string): Record<string, string> => {
  const files = Object.entries(remoteFiles(id)).filter(([path]) => !OF_A_REPOSITORY.has(path));
  return Object.fromEntries(
    files.map(([path, text]) => {
      if (path === 'package.json') return [path, workspaceManifest(text, id)];
      if (path === 'tsconfig.json') {
        return [path, '{ "extends": "../../tsconfig.browser.json" }\n'];
      }
      return [path, text];
    }),
  );
};
