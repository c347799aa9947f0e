import { buildSite, SITE } from '../../scripts/buildSite.ts';
import { readOptions } from '../../scripts/readOptions.ts';
import { measureCellen } from './cellen.ts';
import { buildProjectGegevens } from '../fixtures/buildProjectGegevens.ts';
import { manyGevelvullingen } from '../fixtures/manyGevelvullingen.ts';
import { projectDetailsPath, projectPath } from '../fixtures/paths.ts';
import { detailleringStep } from '../pages/detailleringStep.ts';
import { projectForm } from '../pages/projectForm.ts';
import { projectPage } from '../pages/projectPage.ts';
import { startForm, type Form } from './forms.ts';
import { scrollThrough } from './frames.ts';
import { measureKeys, measureKeysAt, type KeyFigures } from './keys.ts';
import { launchBrowser, type Browser } from './launchBrowser.ts';
import { openPage } from './openPage.ts';
import { quantile } from '../load/quantile.ts';
import { measureTabel, TABEL_RIJEN } from './tabel.ts';

/** The list draws all of the small project and only what is in sight of the large one. */
const SMALL = 100;
const LARGE = 500;

/** Milliseconds from a key to the frame that shows it, at the 95th percentile. */
const KEY_TO_PAINT = 50;

/** A notch of the wheel at every frame: 6,000 pixels in a second. */
const SCROLL = { step: 100, frames: 120 };

/** Of a project in which a cell is changed, and how much more the large one may take. */
const FEW_CELLS = 60;
const MORE_OF_MANY = 1.3;

const { values } = readOptions({
  usage: 'pnpm bench:project [--rounds N] [--cells]',
  options: {
    rounds: { type: 'string', default: '5' },
    /** Only what a cell costs. */
    cells: { type: 'boolean', default: false },
  },
  counts: ['rounds'],
});

interface Measured {
  aantal: number;
  projectId: number;
  frames: number[];
  drawn: number;
}

const measureScroll = async (browser: Browser, form: Form, into: Measured): Promise<void> => {
  const page = await openPage(browser, form, { isLoggedIn: true, hasSlowLine: false });
  await page.goto(projectPath(into.projectId));
  await projectPage(page).asCards.click();
  await projectPage(page).cards.first().waitFor();
  // The code of a long list comes after its first cards.
  await page.waitForLoadState('networkidle');
  const { frames, drawn } = await scrollThrough(page, SCROLL);
  into.frames.push(...frames);
  into.drawn = Math.max(into.drawn, drawn);
  await page.context().close();
};

const ms = (time: number): string => `${time.toFixed(1)} ms`;

const bench = async (browser: Browser, form: Form): Promise<void> => {
  const measured: Measured[] = [];
  for (const aantal of [SMALL, LARGE]) {
    const { id } = await form.api.createProject(buildProjectGegevens(), manyGevelvullingen(aantal));
    measured.push({ aantal, projectId: id, frames: [], drawn: 0 });
  }
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const each of measured) await measureScroll(browser, form, each);
  }
  for (const { aantal, frames, drawn } of measured) {
    console.log(
      `  ${aantal} gevelvullingen, at most ${drawn} drawn: frame p50 ${ms(quantile(frames, 0.5))}, p95 ${ms(quantile(frames, 0.95))}, longest ${ms(Math.max(...frames))}`,
    );
  }
  const [small = 0, large = 0] = measured.map(({ frames }) => quantile(frames, 0.95));
  console.log(`  scrolling ${LARGE}, beside ${SMALL}: ratio of p95 ${(large / small).toFixed(2)}`);
};

/** Prints the keys of an action beside their budget, and beside those of the wizard in the same run. */
const reportKeys = (naam: string, keys: KeyFigures, wizard: KeyFigures): void => {
  const isKept = keys.p95 <= KEY_TO_PAINT;
  if (!isKept) process.exitCode = 1;
  console.log(
    `${isKept ? '✓' : '✗'} a key while ${naam}: p95 ${ms(keys.p95)}, median ${ms(keys.median)}, ${keys.commitsPerKey.toFixed(2)} commits per key (at most ${KEY_TO_PAINT}; ${(keys.p95 / wizard.p95).toFixed(2)} of the wizard's)`,
  );
};

const benchTabel = async (browser: Browser, form: Form): Promise<void> => {
  const { open, sort, filter, ...keys } = await measureTabel(browser, form);
  console.log(
    `  the table of ${TABEL_RIJEN}: longest frame opening ${ms(open)}, sorting ${ms(sort)}, filtering ${ms(filter)}`,
  );
  const wizard = await measureKeys(browser, form, {
    step: 'detaillering',
    fieldOf: (page) => detailleringStep(page).spouwlatbreedte,
  });
  reportKeys(`typing in the wizard of ${LARGE}`, wizard, wizard);
  const effect = await measureKeysAt(browser, form, {
    gevelvullingen: manyGevelvullingen(LARGE),
    pathOf: projectDetailsPath,
    fieldOf: (page) => projectForm(page).gebouwhoogte,
  });
  reportKeys(`the effect on ${LARGE} is worked out`, effect, wizard);
  for (const [naam, each] of Object.entries(keys)) {
    reportKeys(`${naam} in the table of ${TABEL_RIJEN}`, each, wizard);
  }
};

/** What a cell costs may not grow with its project. */
const benchCellen = async (browser: Browser, form: Form): Promise<void> => {
  const few = await measureCellen(browser, form, FEW_CELLS);
  const many = await measureCellen(browser, form, TABEL_RIJEN);
  const report = (naam: string, what: 'save' | 'key' | 'answer', most: number): void => {
    const ratio = many[what] / few[what];
    const isKept = ratio <= most;
    if (!isKept) process.exitCode = 1;
    console.log(
      `${isKept ? '✓' : '✗'} ${naam}: ${ms(few[what])} of ${few.aantal}, ${ms(many[what])} of ${many.aantal}, ratio ${ratio.toFixed(2)} (at most ${most})`,
    );
  };
  report('main thread for a saved cell', 'save', MORE_OF_MANY);
  report('main thread for a key in a cell', 'key', MORE_OF_MANY);
  report('the answer of the backend', 'answer', Infinity);
};

await buildSite();
const browser = await launchBrowser();
const form = await startForm('federated', SITE);
try {
  await benchCellen(browser, form);
  if (!values.cells) {
    await benchTabel(browser, form);
    await bench(browser, form);
  }
} finally {
  await browser.close();
  await form.stop();
}
