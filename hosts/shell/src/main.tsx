// oxlint-disable-next-line import/no-unassigned-import -- has to run first
import './start/withoutInlineStyles.ts';
import './layers.css';
import '@adviestool/ui/tokens.css';
import '@adviestool/ui/reset.css';

import { dutchErrorMap } from '@adviestool/contract/dutchErrorMap';
import type { Variant } from '@adviestool/contract/variant';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';

import { createApp } from './createApp.tsx';
import { startRuntime } from './federation/startRuntime.ts';
import { log } from './log/log.ts';
import { followRelease } from './release/followRelease.ts';
import { readRelease } from './start/readRelease.ts';
import { showStartFailure } from './start/showStartFailure.ts';

const applyColors = (colors: Variant['branding']['colors']): void => {
  for (const [property, value] of Object.entries(colors)) {
    document.documentElement.style.setProperty(property, value);
  }
};

const start = (container: HTMLElement): void => {
  // The content security policy forbids compiled checks.
  z.config({ jitless: true, customError: dutchErrorMap });
  const { release, manifests } = readRelease();
  const runtime = startRuntime(release, manifests);
  applyColors(release.variant.branding.colors);
  createRoot(container).render(createApp({ release, runtime }));
  followRelease(release.release);
};

const container = document.getElementById('app') ?? document.body;
try {
  start(container);
} catch (error) {
  showStartFailure(container);
  log('error', 'The product could not start.', error);
}
