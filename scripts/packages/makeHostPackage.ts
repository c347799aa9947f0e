import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { remoteDefinitionSchema } from '@adviestool/contract/remoteDocument';
import { REKENMODEL_VERSIE } from '@adviestool/domain/rekenen/rekenmodelVersie';
import { publishedHostSchema, type PublishedHost } from '@adviestool/federation/hostDocument';
import { hostFacts } from '@adviestool/federation/hostFacts';
import { z } from 'zod';

import { ROOT } from '../process/run.ts';

/** The package of the host, whose version is that of what is published of it. */
const HOST = join(ROOT, 'hosts/shell');

/** The remote of the product that calculates in any case: the others that do are built of the same sources. */
const CALCULATES = 'gevelvulling';

const optionsSchema = z.object({
  hostOptions: z.object({
    directory: z.string(),
    paths: z.array(z.string()),
    earlier: z.object({ contract: z.int(), provides: z.record(z.string(), z.string()) }),
  }),
});

const remoteSchema = z.object({ remote: remoteDefinitionSchema });

/** What remotes find in the host of these sources, and what the remotes of the product have. */
const hostDocument = async (): Promise<PublishedHost> => {
  const { hostOptions } = optionsSchema.parse(await import(join(HOST, 'hostOptions.ts')));
  const remotes = await Promise.all(
    readdirSync(join(ROOT, 'remotes')).map(async (folder) => {
      const { remote } = remoteSchema.parse(
        await import(join(ROOT, 'remotes', folder, 'src/remote.ts')),
      );
      return remote.id === CALCULATES ? { ...remote, rekenmodel: REKENMODEL_VERSIE } : remote;
    }),
  );
  return publishedHostSchema.parse({ ...hostFacts(hostOptions), remotes });
};

const writeJson = (file: string, content: object): void =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

/**
 * Makes the package that says what a version of the host gives remotes; no code of it.
 * @param folder of all packages
 * @returns that of this one
 */
export const makeHostPackage = async (folder: string): Promise<string> => {
  const target = join(folder, 'host');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(target, 'dist'), { recursive: true });
  const document = await hostDocument();
  writeJson(join(target, 'dist/host.json'), document);
  writeJson(join(target, 'package.json'), {
    name: '@adviestool/host',
    version: document.version,
    description: 'What a version of the host of Adviestool gives remotes, for adviestool check',
    license: 'MIT',
    type: 'module',
    exports: { './host.json': './dist/host.json' },
    files: ['dist', 'CHANGELOG.md'],
    publishConfig: { access: 'public' },
  });
  cpSync(join(ROOT, 'LICENSE'), join(target, 'LICENSE'));
  cpSync(join(HOST, 'CHANGELOG.md'), join(target, 'CHANGELOG.md'));
  return target;
};
