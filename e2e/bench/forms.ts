import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { assemble } from '@adviestool/federation/deploy/assemble';
import { localParts, readHost } from '@adviestool/federation/assemble/parts';
import { compressedForms } from '@adviestool/federation/assemble/writeSite';
import { request, type Cookie } from '@playwright/test';

import { buildSite, SITE } from '../../scripts/buildSite.ts';
import { ROOT, run } from '../../scripts/process/run.ts';
import { createApi, type Api } from '../fixtures/api.ts';
import { startOwnSite } from '../fixtures/ownSite.ts';

const MONOLITH = join(ROOT, 'dist/monolith');
const MONOLITH_SITE = join(ROOT, 'dist/monolith-site');

/** A form of the product that is served, with a session on it. */
export interface Form {
  name: 'federated' | 'monolith';
  url: string;
  /** Folder that is served. */
  site: string;
  cookies: Cookie[];
  api: Api;
  /** Changes a text file of its site. */
  edit: (name: string, change: (text: string) => string) => Promise<void>;
  stop: () => Promise<void>;
}

const buildMonolith = async (compresses: boolean): Promise<void> => {
  const directory = join(ROOT, 'hosts/shell');
  const { code, output } = await run('rspack', ['build', '--config', 'rspack.monolith.config.ts'], {
    cwd: directory,
    quiet: true,
    env: {
      NODE_ENV: 'production',
      PATH: `${directory}/node_modules/.bin:${process.env['PATH'] ?? ''}`,
    },
  });
  if (code !== 0) throw new Error(`The monolith does not build:\n${output}`);
  rmSync(MONOLITH_SITE, { recursive: true, force: true });
  assemble({
    root: ROOT,
    variantId: 'main',
    site: MONOLITH_SITE,
    parts: { ...localParts(ROOT), host: () => readHost(MONOLITH) },
    compresses,
  });
};

const compressBeside = (file: string): void => {
  for (const [ending, form] of Object.entries(compressedForms(readFileSync(file)))) {
    writeFileSync(file + ending, form);
  }
};

/** Serves a built site with a backend of its own, on data that are copied or made anew. */
export const startForm = async (name: Form['name'], from: string, data?: string): Promise<Form> => {
  const { url, site, edit, stop } = await startOwnSite({
    from,
    ...(data !== undefined && { data }),
  });
  const context = await request.newContext({ baseURL: url });
  const api = createApi(context);
  await api.login();
  const { cookies } = await context.storageState();
  return {
    name,
    url,
    site,
    cookies,
    api,
    edit: async (file, change) => {
      await edit(file, change);
      // As the other form's is: a document that is sent larger would count against this form.
      compressBeside(join(site, file));
    },
    stop: async () => {
      await context.dispose();
      await stop();
    },
  };
};

interface MonolithOptions {
  /** Whether its files are compressed ahead, as who counts bytes needs; absent: yes. */
  compresses?: boolean;
  /** Data that are copied; absent: made anew. */
  data?: string;
}

/** Builds the monolith from what is built of the rest, and serves it with a backend of its own. */
export const startMonolith = async ({
  compresses = true,
  data,
}: MonolithOptions = {}): Promise<Form> => {
  await buildMonolith(compresses);
  return startForm('monolith', MONOLITH_SITE, data);
};

/** Builds both forms from the same source and serves each with a backend of its own. */
export const startForms = async (): Promise<readonly [Form, Form]> => {
  await buildSite();
  return [await startForm('federated', SITE), await startMonolith()];
};
