import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Engine, EngineWishes } from './engine.ts';
import { openFirefox } from './openFirefox.ts';
import { openWebkit } from './openWebkit.ts';

const LIBRARIES = '/usr/lib';

/** Where the distribution keeps the browser that its driver of WebKit drives. */
const miniBrowser = (): string =>
  readdirSync(LIBRARIES)
    .map((folder) => join(LIBRARIES, folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find(existsSync) ?? 'MiniBrowser of WebKitGTK 4.1';

/** @throws when it is not installed */
const installed = (program: string, ofPackage: string): string => {
  if (existsSync(program)) return program;
  throw new Error(`Not installed: ${program}. The package ${ofPackage} has it.`);
};

const openDistributionFirefox = async (wishes?: EngineWishes): Promise<Engine> =>
  openFirefox(installed('/usr/bin/firefox-esr', 'firefox-esr'), wishes);

const openDistributionWebkit = async (wishes?: EngineWishes): Promise<Engine> => {
  const programs = {
    driver: installed('/usr/bin/WebKitWebDriver', 'webkit2gtk-driver'),
    browser: installed(miniBrowser(), 'webkit2gtk-driver'),
    display: installed('/usr/bin/Xvfb', 'xvfb'),
  };
  return openWebkit(programs, wishes);
};

/** The engines beside Chromium, as the distribution has them. @throws when one is not installed */
export const ENGINES: readonly {
  name: string;
  open: (wishes?: EngineWishes) => Promise<Engine>;
}[] = [
  { name: 'Firefox', open: openDistributionFirefox },
  { name: 'WebKit', open: openDistributionWebkit },
];
