import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { ROOT, run } from '../process/run.ts';
import { servedDom } from './servedDom.ts';

/** Where packages of types are found from. */
const FOLDER = join(ROOT, 'hosts/shell/node_modules/.cache/servedMembers');

/** What runs elsewhere. */
const ELSEWHERE = ['*.test.ts', '*.test.tsx', 'builders', 'cli', 'dev', 'jest'].map((name) =>
  join(ROOT, '**', name),
);

/** It is refused when the compiler reads other declarations than those that were written. */
const CANARY = `// @ts-expect-error -- Safari 16.4 lacks it
export const { size } = new URLSearchParams();
`;

/** TypeScript's own, which the package of this system has. */
const readDom = (): string => {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('typescript'));
  const { platform, arch } = process;
  const folder = `@typescript/typescript-${platform}-${arch}`;
  return readFileSync(join(resolve(`${folder}/package.json`), '../lib/lib.dom.d.ts'), 'utf8');
};

/** Whether own code uses no member of a value, by its type, that a browser which is served lacks. */
export const areMembersServed = async (): Promise<boolean> => {
  mkdirSync(FOLDER, { recursive: true });
  const canary = join(FOLDER, 'canary.ts');
  const project = {
    extends: join(ROOT, 'tsconfig.browser.json'),
    compilerOptions: {
      libReplacement: true,
      paths: { '@typescript/lib-dom': ['./dom.d.ts'] },
    },
    files: [canary],
    include: ['hosts', 'remotes', 'shared'].map((room) => join(ROOT, room, '*/src')),
    exclude: [...ELSEWHERE, join(ROOT, 'shared/federation'), join(ROOT, 'shared/create-remote')],
  };
  writeFileSync(canary, CANARY);
  writeFileSync(join(FOLDER, 'dom.d.ts'), servedDom(readDom()));
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(project));
  const { code, output } = await run('tsc', ['-p', FOLDER], { quiet: true });
  if (code !== 0) console.log(output);
  return code === 0;
};
