import type { Page } from '@playwright/test';

import { readOptions } from '../../scripts/readOptions.ts';
import { adviesStep } from '../pages/adviesStep.ts';
import { detailleringStep } from '../pages/detailleringStep.ts';
import { kaderStep } from '../pages/kaderStep.ts';
import { countFirstRoute } from './figures.ts';
import { ratioOf, timeInTurn, type FirstPageTimes } from './firstPage.ts';
import { startForms, type Form } from './forms.ts';
import { measureKozijnstaat } from './kozijnstaat.ts';
import { launchBrowser, type Browser } from './launchBrowser.ts';
import { measureKeys, type TypedIn } from './keys.ts';
import { buildPeers, servePeer, type PeerName } from './peers.ts';
import { preloadFirstRoute } from './preload.ts';
import { median } from '../load/quantile.ts';
import { measureRecalculation } from './recalculation.ts';
import { LOGIN_ROUTE, routesOf, type FirstRoute } from './routes.ts';

const MAXIMUM = {
  monolith: 1.05,
  minimal: 1.5,
  federated: 0.9,
  paint: 1.5,
  keyToPaint: 50,
  recalculation: 0.3,
  kozijnstaat: 1000,
};

const { values } = readOptions({
  usage: 'pnpm bench [--rounds N] [--sizes N,N]',
  counts: ['rounds'],
  options: {
    rounds: { type: 'string', default: '15' },
    sizes: { type: 'string', default: '2,100,500' },
  },
});
const rounds = Number(values.rounds);
const sizes = values.sizes.split(',').map(Number);

/** Prints a figure beside its budget; a figure beyond it makes the run fail. */
const report = (text: string, value: number, maximum: number): void => {
  const isKept = value <= maximum;
  if (!isKept) process.exitCode = 1;
  console.log(`${isKept ? '✓' : '✗'} ${text} (at most ${maximum})`);
};

const ms = (time: number): string => `${time.toFixed(time < 100 ? 1 : 0)} ms`;

const reportRatio = (text: string, times: readonly [number[], number[]], maximum: number): void => {
  const { ratio, spread } = ratioOf(...times);
  const [low, high] = spread.map((each) => each.toFixed(2));
  const [one, other] = times.map((each) => ms(median(each)));
  report(
    `${text} ${ratio.toFixed(2)}, rounds ${low} to ${high} (${one}, ${other})`,
    ratio,
    maximum,
  );
};

const benchFirstRoute = async (
  browser: Browser,
  [federated, monolith]: readonly [Form, Form],
  route: FirstRoute,
): Promise<void> => {
  await preloadFirstRoute(browser, monolith, route);
  for (const form of [federated, monolith]) {
    const { requests, bytes, hops, repeated } = await countFirstRoute(browser, form, route);
    console.log(
      `  ${route.name}, ${form.name}: ${requests} scripts, ${bytes} bytes, ${hops} hops, ${repeated.length} modules twice`,
    );
  }
  const pair = [federated, monolith].map((form) => [form, route] as const);
  const [one, other] = await timeInTurn(browser, pair, rounds);
  if (one === undefined || other === undefined) return;
  reportRatio(`${route.name}: federated/monolith`, [one.ready, other.ready], MAXIMUM.monolith);
};

/** The login page beside other ways to build it. */
const benchPeers = async (browser: Browser, form: Form): Promise<void> => {
  await buildPeers();
  const names: readonly PeerName[] = ['minimal', 'federated', 'plain'];
  const peers = await Promise.all(names.map(servePeer));
  const all = [form, ...peers].map((served) => [served, LOGIN_ROUTE] as const);
  const [product, minimal, federated, plain] = await timeInTurn(browser, all, rounds);
  for (const { stop } of peers) stop();
  if (!product || !minimal || !federated || !plain) return;
  const beside = (text: string, peer: FirstPageTimes, maximum: number): void =>
    reportRatio(`login: ready, beside ${text}`, [product.ready, peer.ready], maximum);
  beside('react and react-router alone', minimal, MAXIMUM.minimal);
  beside('Module Federation as documented', federated, MAXIMUM.federated);
  reportRatio(
    'login: first paint, beside a page without JavaScript',
    [product.paint, plain.paint],
    MAXIMUM.paint,
  );
};

const TYPED: readonly TypedIn[] = [
  { step: 'gevelvulling-en-kader', fieldOf: (page: Page) => kaderStep(page).breedte },
  { step: 'detaillering', fieldOf: (page: Page) => detailleringStep(page).spouwlatbreedte },
  { step: 'advies', fieldOf: (page: Page) => adviesStep(page).gekozen('onderzijde') },
];

const benchKeys = async (browser: Browser, form: Form): Promise<void> => {
  for (const typed of TYPED) {
    const keys = await measureKeys(browser, form, typed);
    report(
      `${typed.step}: key to paint p95 ${ms(keys.p95)}, median ${ms(keys.median)}, ${keys.commitsPerKey.toFixed(2)} commits per key`,
      keys.p95,
      MAXIMUM.keyToPaint,
    );
  }
};

const bench = async (browser: Browser, forms: readonly [Form, Form]): Promise<void> => {
  await benchPeers(browser, forms[0]);
  const routes = [LOGIN_ROUTE];
  for (const size of sizes) routes.push(...(await routesOf(forms, size)));
  for (const route of routes) await benchFirstRoute(browser, forms, route);
  await benchKeys(browser, forms[0]);
  const { numbers, reading, steps } = measureRecalculation();
  const share = numbers / (numbers + reading);
  report(
    `1000 gevelvullingen recalculated: ${share.toFixed(2)} of what it takes with reading them anew (${ms(numbers)}, reading ${ms(reading)}; their steps ${ms(steps)})`,
    share,
    MAXIMUM.recalculation,
  );
  const { opened, understood, planned, mended, recommended } = await measureKozijnstaat();
  report(
    `a kozijnstaat of 2000 rows opened in ${ms(opened)} and understood in ${ms(understood)}; its gevelvullingen take ${ms(planned)}, all of it after a cell is mended ${ms(mended)}, their recommended products ${ms(recommended)}`,
    opened + understood,
    MAXIMUM.kozijnstaat,
  );
};

const browser = await launchBrowser();
const forms = await startForms();
try {
  await bench(browser, forms);
} finally {
  await browser.close();
  for (const form of forms) await form.stop();
}
