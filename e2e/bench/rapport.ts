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
import { readOptions } from '../../scripts/readOptions.ts';
import { DEMO_ACCOUNT, GROUP_ID } from '../fixtures/api.ts';
import { buildProjectGegevens } from '../fixtures/buildProjectGegevens.ts';
import { manyGevelvullingen } from '../fixtures/manyGevelvullingen.ts';
import { requestFetch } from '../fixtures/requestFetch.ts';
import { startForm } from './forms.ts';
import { quantile } from '../load/quantile.ts';
import { rapportGeheugen } from './rapportGeheugen.ts';

const AANTAL = 60;
/** Reports one after another; the first also fills the caches of the disk. */
const RAPPORTEN = 3;
/** Reports that are set in parts, each once. */
const GROOT = [300, 2000];
/** Gevelvullingen that are added at once. */
const PER_KEER = 250;
/** MB that a report may take, with the process that waits for the next one. */
const GEHEUGEN = 1400;
/** Milliseconds between two reports, in which the process that waits for the next one loads what it needs. */
const PAUSE = 4000;
/** Milliseconds between two looks at a report, as in the dialog. */
const LOOK = 700;
/** Calls without a report, to compare with. */
const CALLS = 200;
/** Milliseconds from one call to the next. Without a pause one client alone would hold a core all the time. */
const PACE = 50;

/** Milliseconds in which a report of 60 is there, on two quiet cores. */
const TIME = 5000;
/** Bytes of that report. */
const SIZE = 2_000_000;
/** How much longer another call may take meanwhile, at the 99th percentile. */
const RATIO = 2;

const seconds = (time: number): string => `${(time / 1000).toFixed(1)} s`;

const tell = (isKept: boolean, text: string): void => {
  if (!isKept) process.exitCode = 1;
  console.log(`${isKept ? '✓' : '✗'} ${text}`);
};

readOptions({ usage: 'pnpm bench:rapport', options: {} });

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
  const { signal } = new AbortController();
  const isMade = async (id: string): Promise<boolean> => {
    const { stand, melding } = await fetchRapportStand(api, plaats, { id, signal });
    if (stand === 'mislukt') throw new Error(melding ?? 'The report failed.');
    return stand === 'klaar';
  };
  /** Milliseconds of the fastest report, each waited for in this way. */
  const fastestOf = async (waitFor: (id: string) => Promise<unknown>): Promise<number> => {
    const made: number[] = [];
    for (let round = 0; round < RAPPORTEN; round += 1) {
      await setTimeout(PAUSE);
      const start = performance.now();
      const id = await startRapport(api, plaats, { soort: 'rapport' });
      await waitFor(id);
      made.push(performance.now() - start);
      bytes = (await fetchRapportBestand(api, plaats, id)).inhoud.size;
    }
    return Math.min(...made);
  };

  let bytes = 0;
  const alone = await fastestOf(async (id) => {
    while (!(await isMade(id))) await setTimeout(LOOK);
  });
  const busy: number[] = [];
  const beside = await fastestOf(async (id) => {
    busy.push(...(await callTimes(async () => !(await isMade(id)))));
  });
  tell(
    alone <= TIME,
    `a report of ${AANTAL}: ${seconds(alone)} at its fastest (at most ${seconds(TIME)}), ${seconds(beside)} beside the calls below`,
  );
  tell(bytes <= SIZE, `${(bytes / 1e6).toFixed(2)} MB (at most ${SIZE / 1e6})`);
  const [before, during] = [quantile(idle, 0.99), quantile(busy, 0.99)];
  tell(
    during <= RATIO * before,
    `another call every ${PACE} ms meanwhile: p99 ${during.toFixed(0)} ms, ${before.toFixed(0)} ms without a report (ratio ${(during / before).toFixed(2)}, at most ${RATIO})`,
  );

  for (const aantal of GROOT) {
    const { id: groot } = await form.api.createProject(buildProjectGegevens());
    const alle = manyGevelvullingen(aantal);
    for (let index = 0; index < aantal; index += PER_KEER) {
      await form.api.addGevelvullingen(groot, alle.slice(index, index + PER_KEER));
    }
    await setTimeout(PAUSE);
    const daar = { groupId: GROUP_ID, projectId: groot };
    const start = performance.now();
    const id = await startRapport(api, daar, { soort: 'rapport' });
    let peak = 0;
    for (;;) {
      const { stand, melding } = await fetchRapportStand(api, daar, { id, signal });
      if (stand === 'mislukt') throw new Error(melding ?? 'The report failed.');
      if (stand === 'klaar') break;
      peak = Math.max(peak, rapportGeheugen());
      await setTimeout(LOOK);
    }
    const took = performance.now() - start;
    const { size } = (await fetchRapportBestand(api, daar, id)).inhoud;
    tell(
      peak <= GEHEUGEN,
      `a report of ${aantal}: ${seconds(took)}, ${(size / 1e6).toFixed(1)} MB, ${peak.toFixed(0)} MB of memory at its most (at most ${GEHEUGEN})`,
    );
  }
} finally {
  await context.dispose();
  await form.stop();
}
