import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { copySources } from '../scripts/copySources.ts';
import { urlOf } from './fixtures/ownSite.ts';
import { LOGIN } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { loginPage } from './pages/loginPage.ts';

/** Packages are installed and every part is built. */
test.setTimeout(600_000);

const COMPONENT = 'remotes/account/src/login/LoginCard.tsx';
const TITLE = 'title="Inloggen"';

test('a component that is changed is on the screen of `pnpm dev`, and what was typed stays', async ({
  page,
}) => {
  const place = await mkdtemp(join(tmpdir(), 'adviestool-'));
  await copySources(place);
  const dev = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: place,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: join(place, 'data'), PORT: '0', BOUWMODEL_PORT: '0' },
  });
  const ended = once(dev, 'close');
  try {
    await page.goto((await urlOf(dev)) + LOGIN);
    const { name } = loginPage(page);
    await name.fill('wie hier typt');

    const file = join(place, COMPONENT);
    const text = await readFile(file, 'utf8');
    expect(text).toContain(TITLE);
    await writeFile(file, text.replace(TITLE, 'title="Hier inloggen"'));

    await expect(page.getByRole('heading', { name: 'Hier inloggen', level: 1 })).toBeVisible();
    await expect(name).toHaveValue('wie hier typt');
    await expect(name).toBeFocused();
  } finally {
    dev.kill('SIGTERM');
    await ended;
    await rm(place, { recursive: true });
  }
});
