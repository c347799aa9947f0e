import { ENGINES } from './engines/engines.ts';
import type { Engine } from './engines/engine.ts';
import { screenOf } from './engines/screenOf.ts';
import { arrive, loginAndLogout } from './engines/walk/firstVisit.ts';
import { fourSteps } from './engines/walk/fourSteps.ts';
import { newProject } from './engines/walk/newProject.ts';
import { order } from './engines/walk/order.ts';
import { buildingModel } from './engines/walk/buildingModel.ts';
import { conflict } from './engines/walk/conflict.ts';
import { lists } from './engines/walk/lists.ts';
import { report } from './engines/walk/report.ts';
import { smallScreen } from './engines/walk/smallScreen.ts';
import { table } from './engines/walk/table.ts';
import type { Walk } from './engines/walk/walk.ts';
import { watchSite, type WatchedSite } from './engines/watchSite.ts';
import { expect, test } from './fixtures/test.ts';

/** What a visitor does who has arrived, part by part. */
const PARTS: readonly [string, (walk: Walk) => Promise<void>][] = [
  ['login and logout, which another tab follows', loginAndLogout],
  ['a new project, and searching it', newProject],
  ['four steps to an advice', fourSteps],
  ['the table and the clipboard', table],
  ['the order, by keys and by mouse', order],
  ['lists of kozijnen', lists],
  ['another window, and the history', conflict],
  ['a report, and checking it', report],
  ['a building model', buildingModel],
  ['a screen of 360 × 780, by touch', smallScreen],
];

const SHOWN = 'location.href + "\\n" + document.body.innerText';

for (const { name, open } of ENGINES) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    let engine: Engine;
    let watched: WatchedSite;
    /** What was begun, also when the rest of it failed. */
    const begun: (() => Promise<void>)[] = [];

    test.beforeAll(async ({ baseURL }) => {
      watched = await watchSite(baseURL ?? '');
      begun.push(watched.stop);
      engine = await open();
      begun.push(engine.close);
      process.stdout.write(`Engine: ${engine.version}\n`);
      await arrive({ engine, screen: screenOf(engine), site: watched.url });
    });

    test.afterEach(async ({ baseURL: _url }, { status, expectedStatus }) => {
      if (status === expectedStatus) return;
      process.stdout.write(`What ${name} showed: ${String(await engine.evaluate(SHOWN))}\n`);
    });

    test.afterAll(async () => {
      for (const end of begun.toReversed()) await end();
    });

    for (const [title, part] of PARTS) {
      test(`${name}: ${title}`, async ({ api }) => {
        await part({ engine, screen: screenOf(engine), site: watched.url, api });
        expect(watched.faults).toEqual([]);
      });
    }
  });
}
