import { readOptions } from '../../scripts/readOptions.ts';
import { createBudgetTable } from './budgetTable.ts';
import { countFirstRoute } from './figures.ts';
import { ratioOf, timeInTurn, type FirstPageTimes } from './firstPage.ts';
import { startForms, type Form } from './forms.ts';
import { holdKeys } from './holdKeys.ts';
import { measureKozijnstaat } from './kozijnstaat.ts';
import { launchBrowser, type Browser } from './launchBrowser.ts';
import { buildPeers, servePeer, type PeerName } from './peers.ts';
import { preloadFirstRoute } from './preload.ts';
import { median } from '../load/quantile.ts';
import { measureRecalculation } from './recalculation.ts';
import { LOGIN_ANSWERS, LOGIN_ROUTE, routesOf, type FirstRoute } from './routes.ts';

const MAXIMUM = {
  monolith: 1.05,
  ready: 0.8,
  minimal: 1.5,
  federated: 0.9,
  paint: 1.3,
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

const { hold, lines, isAllMet } = createBudgetTable();

const ms = (time: number): string => `${time.toFixed(time < 100 ? 1 : 0)} ms`;

const holdRatio = (what: string, times: readonly [number[], number[]], maximum: number): void => {
  const { ratio, spread } = ratioOf(...times);
  const [low, high] = spread.map((each) => each.toFixed(2));
  const [one, other] = times.map((each) => ms(median(each)));
  const detail = `rounds ${low} to ${high} (${one}, ${other})`;
  hold({ what, value: ratio, maximum, unit: 'times' }, detail);
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
  holdRatio(`${route.name}: federated/monolith`, [one.ready, other.ready], MAXIMUM.monolith);
};

/** The login page beside other ways to build it. */
const benchPeers = async (browser: Browser, form: Form): Promise<void> => {
  await buildPeers();
  const names: readonly PeerName[] = ['minimal', 'federated', 'plain'];
  const peers = await Promise.all(names.map(servePeer));
  const all = [
    [form, LOGIN_ROUTE] as const,
    [form, LOGIN_ANSWERS] as const,
    ...peers.map((served) => [served, LOGIN_ROUTE] as const),
  ];
  const [product, answers, minimal, federated, plain] = await timeInTurn(browser, all, rounds);
  for (const { stop } of peers) stop();
  if (!product || !answers || !minimal || !federated || !plain) return;
  const alone = 'react and react-router alone';
  holdRatio(`login: ready, beside ${alone}`, [product.ready, minimal.ready], MAXIMUM.ready);
  const beside = (text: string, peer: FirstPageTimes, maximum: number): void =>
    holdRatio(`login: answers, beside ${text}`, [answers.ready, peer.ready], maximum);
  beside(alone, minimal, MAXIMUM.minimal);
  beside('Module Federation as documented', federated, MAXIMUM.federated);
  holdRatio(
    'login: first paint, beside a page without JavaScript',
    [product.paint, plain.paint],
    MAXIMUM.paint,
  );
};

const bench = async (browser: Browser, forms: readonly [Form, Form]): Promise<void> => {
  await benchPeers(browser, forms[0]);
  const routes = [LOGIN_ANSWERS];
  for (const size of sizes) routes.push(...(await routesOf(forms, size)));
  for (const route of routes) await benchFirstRoute(browser, forms, route);
  await holdKeys(browser, forms[0], { hold });
  const { numbers, reading, steps } = measureRecalculation();
  hold(
    {
      what: 'numbers of 1000, beside reading them anew',
      value: numbers / (numbers + reading),
      maximum: MAXIMUM.recalculation,
      unit: 'times',
    },
    `${ms(numbers)}, reading ${ms(reading)}; their steps take ${ms(steps)}`,
  );
  const { opened, understood, planned, mended, recommended } = await measureKozijnstaat();
  hold(
    {
      what: 'a kozijnstaat of 2000 rows opened and understood',
      value: opened + understood,
      maximum: MAXIMUM.kozijnstaat,
      unit: 'ms',
    },
    `${ms(opened)} and ${ms(understood)}; its gevelvullingen take ${ms(planned)}, all of it after a cell is mended ${ms(mended)}, their recommended products ${ms(recommended)}`,
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
console.log(['', ...lines()].join('\n'));
if (!isAllMet()) process.exitCode = 1;
