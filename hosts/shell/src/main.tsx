// oxlint-disable-next-line import/no-unassigned-import -- has to run first
import './start/withoutFunction.ts';
// oxlint-disable-next-line import/no-unassigned-import -- has to run first
import './start/withoutInlineStyles.ts';
import '@adviestool/ui/layers.css';
import '@adviestool/ui/tokens.css';
import '@adviestool/ui/reset.css';
import './start/startFailure.css';

import { dutchErrorMap } from '@adviestool/contract/dutchErrorMap';
import type { Variant } from '@adviestool/contract/variant';
import { openStorage } from '@adviestool/state/browserStorage';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';

import { createApp } from './createApp.tsx';
import { keepDebug } from './debug/debugStore.ts';
import { handOver } from './first/handOver.ts';
import { untilDrawable } from './first/untilDrawable.ts';
import { startRuntime } from './federation/startRuntime.ts';
import { log } from './log/log.ts';
import { wantsOverrides } from './override/wantsOverrides.ts';
import { followParent } from './parentFrame/followParent.ts';
import { followRelease } from './release/followRelease.ts';
import { keepShortcuts } from './shortcuts/shortcutStore.ts';
import { readRelease } from './start/readRelease.ts';
import { showStartFailure } from './start/showStartFailure.ts';
import { takeResetLink } from './start/takeResetLink.ts';

const applyColors = (colors: Variant['branding']['colors']): void => {
  for (const [property, value] of Object.entries(colors)) {
    document.documentElement.style.setProperty(property, value);
  }
};

/** What the first script has begun; null without it. */
const begun = globalThis.adviestool ?? null;

const start = async (container: HTMLElement): Promise<void> => {
  const resetLink = takeResetLink();
  z.config({ customError: dutchErrorMap });
  const shipped = readRelease();
  const storage = openStorage('local', shipped.variant.id);
  keepDebug(storage);
  keepShortcuts(storage);
  followParent(shipped);
  // A developer may take remotes of this tab from elsewhere.
  const release = wantsOverrides(shipped.variant)
    ? await (await import('./override/withOverrides.tsx')).withOverrides(shipped)
    : shipped;
  const runtime = startRuntime(release);
  applyColors(release.variant.branding.colors);
  if (begun !== null && begun.shown !== null) handOver(container, begun.shown);
  const { app, router } = createApp({ release, resetLink, runtime });
  followRelease(release);
  await untilDrawable(router);
  createRoot(container).render(app);
};

const startOnce = async (container: HTMLElement): Promise<void> => {
  if (begun?.hasStarted === true) return;
  if (begun !== null) begun.hasStarted = true;
  try {
    await start(container);
  } catch (error) {
    log('error', 'The product could not start.', error);
    if (begun !== null) begun.hasStarted = false;
    if (begun?.shown?.tellFailure() !== true) showStartFailure(container);
  }
};

void startOnce(document.getElementById('app') ?? document.body);
