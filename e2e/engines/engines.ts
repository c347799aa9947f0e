import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Engine, EngineWishes } from './engine.ts';
import { openFirefox } from './openFirefox.ts';
import { openWebkit } from './openWebkit.ts';

const LIBRARIES = '/usr/lib';

/** Where the distribution keeps the browser that its driver of WebKit drives. */
const miniBrowser = (): string | undefined =>
  readdirSync(LIBRARIES)
    .map((folder) => join(LIBRARIES, folder, 'webkit2gtk-4.1'))
    .find((folder) => {
      try {
        return readdirSync(folder).includes('MiniBrowser');
      } catch {
        return false;
      }
    });

const openDistributionWebkit = (wishes?: EngineWishes): Promise<Engine> => {
  const folder = miniBrowser();
  if (folder === undefined) throw new Error('There is no MiniBrowser of WebKitGTK.');
  const programs = {
    driver: '/usr/bin/WebKitWebDriver',
    browser: join(folder, 'MiniBrowser'),
    display: '/usr/bin/Xvfb',
  };
  return openWebkit(programs, wishes);
};

/** The engines beside Chromium, as the distribution has them. @throws when one is not installed */
export const ENGINES: readonly {
  name: string;
  open: (wishes?: EngineWishes) => Promise<Engine>;
}[] = [
  { name: 'Firefox', open: (wishes) => openFirefox('/usr/bin/firefox-esr', wishes) },
  { name: 'WebKit', open: openDistributionWebkit },
];
