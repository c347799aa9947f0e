import type { CDPSession, Page } from '@playwright/test';
import { z } from 'zod';

const metricsSchema = z.array(z.object({ name: z.string(), value: z.number() }));

/** Reads the processor time, ms, that the main thread of a page has taken so far: waiting is not in it. */
export const watchMainThread = async (page: Page): Promise<() => Promise<number>> => {
  const client: CDPSession = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    const found = metricsSchema.parse(metrics).find(({ name }) => name === 'TaskDuration');
    if (found === undefined) throw new Error('The browser does not say how long tasks took.');
    return found.value * 1000;
  };
};
