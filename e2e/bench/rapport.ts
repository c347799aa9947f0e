import { setTimeout } from 'node:timers/promises';

import {
  fetchRapportBestand,
  fetchRapportStand,
  startRapport,
} from '@adviestool/contract/api/rapporten';
import { login } from '@adviestool/contract/api/session';
import { createTransport, type Transport } from '@adviestool/contract/api/transport';
import { request } from '@playwright/test';

import { buildSite, SITE } from '../../scripts/buildSite.ts';
import { DEMO_ACCOUNT, GROUP_ID } from '../fixtures/api.ts';
import { buildProjectGegevens } from '../fixtures/buildProjectGegevens.ts';
import { manyGevelvullingen } from '../fixtures/manyGevelvullingen.ts';
import { requestFetch } from '../fixtures/requestFetch.ts';
import { startForm } from './forms.ts';
import { quantile } from './quantile.ts';

const AANTAL = 60;
/** Reports one after another; the first also fills the caches of the disk. */
const RAPPORTEN = 3;
/** Milliseconds between two reports, in which the process that waits for the next one loads what it needs. */
const PAUSE = 4000;
/** Calls without a report, to compare with. */
const CALLS = 200;
/** Milliseconds from one call to the next. Without a pause one client alone would hold a core all the time. */
const PACE = 50;

/** Milliseconds in which a report of 60 is there, on two quiet cores. */
const TIME = 5000;
/** Bytes of that report. */
const SIZE = 6_000_000;
/** How much longer another call may take meanwhile, at the 99th percentile. */
const RATIO = 2;

const tell = (isKept: boolean, text: string): void => {
  if (!isKept) process.exitCode = 1;
  console.log(`${isKept ? '✓' : '✗'} ${text}`);
};

// All calls come from one address.
process.env['RATE_LIMIT_PER_IP'] = '100000';
await buildSite();
const form = await startForm('federated', SITE);
const context = await request.newContext({ baseURL: form.url });
try {
  const api: Transport = createTransport({ domain: form.url, fetch: requestFetch(context) });
  const { csrf_token } = await login(api, DEMO_ACCOUNT);
  api.setCsrfToken(csrf_token);
  const { id: projectId } = await form.api.createProject(buildProjectGegevens());
  await form.api.addGevelvullingen(projectId, manyGevelvullingen(AANTAL));
  const plaats = { groupId: GROUP_ID, projectId };

  const callTimes = async (goesOn: (made: number) => Promise<boolean>): Promise<number[]> => {
    const times: number[] = [];
    while (await goesOn(times.length)) {
      const start = performance.now();
      await form.api.fetchProject(projectId);
      const took = performance.now() - start;
      times.push(took);
      await setTimeout(Math.max(0, PACE - took));
    }
    return times;
  };

  const idle = await callTimes((made) => Promise.resolve(made < CALLS));
  const busy: number[] = [];
  const made: number[] = [];
  let bytes = 0;
  for (let round = 0; round < RAPPORTEN; round += 1) {
    await setTimeout(PAUSE);
    const start = performance.now();
    const id = await startRapport(api, plaats, { soort: 'rapport' });
    const { signal } = new AbortController();
    const goesOn = async (): Promise<boolean> => {
      const { stand, melding } = await fetchRapportStand(api, plaats, { id, signal });
      if (stand === 'mislukt') throw new Error(melding ?? 'The report failed.');
      return stand !== 'klaar';
    };
    busy.push(...(await callTimes(goesOn)));
    made.push(performance.now() - start);
    bytes = (await fetchRapportBestand(api, plaats, id)).inhoud.size;
  }
  const fastest = Math.min(...made);
  tell(
    fastest <= TIME,
    `a report of ${AANTAL}: ${(fastest / 1000).toFixed(1)} s at its fastest (at most ${TIME / 1000})`,
  );
  tell(bytes <= SIZE, `${(bytes / 1e6).toFixed(2)} MB (at most ${SIZE / 1e6})`);
  const [before, during] = [quantile(idle, 0.99), quantile(busy, 0.99)];
  tell(
    during <= RATIO * before,
    `another call every ${PACE} ms meanwhile: p99 ${during.toFixed(0)} ms, ${before.toFixed(0)} ms without a report (ratio ${(during / before).toFixed(2)}, at most ${RATIO})`,
  );
} finally {
  await context.dispose();
  await form.stop();
}
