import type { Browser, Page } from '@playwright/test';

import { makeKnownVisitor, returnLoggedIn } from '../fixtures/knownVisitor.ts';
import type { Form } from './forms.ts';

/** A slow laptop on a slow line: a processor four times as slow, 75 ms to the server, 10 Mbit/s. */
const SLOWDOWN = 4;
const LATENCY = 75;
const BYTES_PER_SECOND = 10_000_000 / 8;

interface PageOptions {
  isLoggedIn: boolean;
  hasSlowLine: boolean;
  /** Not so where time of the processor is measured, which says the same on any. */
  hasSlowProcessor?: boolean;
}

/** Opens an empty page with a cache of its own, as a rule on a slow machine; it is closed with its context. */
export const openPage = async (
  browser: Browser,
  form: Pick<Form, 'url' | 'cookies'>,
  { isLoggedIn, hasSlowLine, hasSlowProcessor = true }: PageOptions,
): Promise<Page> => {
  const context = await browser.newContext({ baseURL: form.url, locale: 'nl-NL' });
  await makeKnownVisitor(context);
  if (isLoggedIn) await returnLoggedIn(context, form.cookies);
  // A busy machine, slowed down four times.
  context.setDefaultTimeout(120_000);
  // tsx names functions with this helper, also in scripts that run in the page.
  await context.addInitScript('globalThis.__name = (value) => value;');
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  if (hasSlowProcessor) await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (hasSlowLine) {
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    });
  }
  return page;
};
