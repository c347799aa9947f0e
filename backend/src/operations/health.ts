import { z } from 'zod';

import { askWritable } from '../database/askWritable.ts';
import { diskFull, unavailable } from '../http/httpProblem.ts';
import type { App, Services } from '../http/services.ts';

const statusSchema = z.object({ status: z.literal('ok') });

const RETRY = 5;

/** `/healthz`: the process runs. `/readyz`: it can serve calls now. */
export const registerHealth = (app: App, { database, disk, lifecycle }: Services): void => {
  const schema = { response: { 200: statusSchema } };

  app.get('/healthz', { schema }, async () => ({ status: 'ok' as const }));

  app.get('/readyz', { schema }, async () => {
    if (lifecycle.phase() !== 'running') throw unavailable('Not serving calls now.', RETRY);
    if (disk.isFull()) throw diskFull();
    await askWritable(database);
    return { status: 'ok' as const };
  });
};
