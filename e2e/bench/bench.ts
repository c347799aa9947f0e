import { parseArgs } from 'node:util';

import { buildProjectGegevens } from '../fixtures/buildProjectGegevens.ts';
import { gevelvullingen } from '../fixtures/gevelvullingen.ts';
import { IDS, LOGIN, stepPath } from '../fixtures/paths.ts';
import { countFirstRoute } from './figures.ts';
import { startForms, type Form } from './forms.ts';
import { measureKozijnstaat } from './kozijnstaat.ts';
import { launchBrowser, type Browser } from './launchBrowser.ts';
import { measureKeys } from './keys.ts';
import { compareMounted, type FirstRoute } from './mounted.ts';
import { measureRecalculation } from './recalculation.ts';

const MAXIMUM = { ratio: 1.1, keyToPaint: 50, recalculation: 10, kozijnstaat: 1000 };

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } });
const rounds = Number(values.rounds);

/** Prints a figure beside its budget; a figure beyond it makes the run fail. */
const report = (text: string, value: number, maximum: number): void => {
  const isKept = value <= maximum;
  if (!isKept) process.exitCode = 1;
  console.log(`${isKept ? '✓' : '✗'} ${text} (at most ${maximum})`);
};

const ms = (time: number): string => `${time.toFixed(time < 100 ? 1 : 0)} ms`;

const firstRoutes = async (forms: readonly Form[]): Promise<FirstRoute[]> => {
  const ids = [];
  for (const { api } of forms) {
    const project = await api.createProject(buildProjectGegevens(), Object.values(gevelvullingen));
    ids.push(project.id);
  }
  const [projectId] = ids;
  if (projectId === undefined || ids.some((id) => id !== projectId)) {
    throw new Error('The two forms do not hold the same projects.');
  }
  const step = stepPath({ projectId, gevelvullingId: IDS.kozijn, step: 'advies' });
  return [
    { name: 'projects', path: '/', isLoggedIn: true, heading: 'Projecten' },
    { name: 'login', path: LOGIN, isLoggedIn: false, heading: 'Inloggen' },
    { name: 'wizard', path: step, isLoggedIn: true, heading: 'Advies' },
  ];
};

const bench = async (browser: Browser, forms: readonly [Form, Form]): Promise<void> => {
  for (const route of await firstRoutes(forms)) {
    for (const form of forms) {
      const { requests, bytes, hops, repeated } = await countFirstRoute(browser, form, route);
      console.log(
        `  ${route.name}, ${form.name}: ${requests} scripts, ${bytes} bytes, ${hops} hops, ${repeated.length} modules twice`,
      );
    }
    const { federated, monolith, ratio } = await compareMounted(browser, forms, { route, rounds });
    report(
      `${route.name}: mounted federated/monolith ${ratio.toFixed(3)} (${ms(federated)}, ${ms(monolith)})`,
      ratio,
      MAXIMUM.ratio,
    );
  }
  const keys = await measureKeys(browser, forms[0]);
  report(
    `wizard: key to paint p95 ${ms(keys.p95)}, median ${ms(keys.median)}, ${keys.commitsPerKey.toFixed(2)} commits per key`,
    keys.p95,
    MAXIMUM.keyToPaint,
  );
  const { numbers, reading, steps } = measureRecalculation();
  report(
    `1000 gevelvullingen recalculated in ${ms(numbers)}, of which ${ms(reading)} to read them; their steps take ${ms(steps)}`,
    numbers,
    MAXIMUM.recalculation,
  );
  const { opened, understood, planned, recommended } = await measureKozijnstaat();
  report(
    `a kozijnstaat of 2000 rows opened in ${ms(opened)} and understood in ${ms(understood)}; its gevelvullingen take ${ms(planned)}, their recommended products ${ms(recommended)}`,
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
