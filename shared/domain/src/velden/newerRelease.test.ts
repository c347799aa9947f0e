import { describe, expect, test } from '@jest/globals';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { projectRecordSchema } from '@adviestool/contract/project';
import { projectFromRecord, projectToBody } from '@adviestool/contract/projectRecord';
import * as fc from 'fast-check';

import { buildGevelvullingOf, KADERS, withProducten } from '../builders/buildGevelvullingOf.ts';
import { lostNewerKeys, withNewerKeys } from '../builders/newerRelease.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import { chooseBevestigingsmiddelen, chooseHoekanker } from '../productkeuze/productkeuze.ts';
import { applyAdviesIn } from '../rekenen/applyAdvies.ts';
import { GEVELVULLING_STEPS } from '../steps/gevelvullingSteps.ts';
import { targetStep } from '../steps/steps.ts';
import {
  applyDetaillering,
  applyKader,
  copyDetaillering,
  duplicateGevelvulling,
} from './gevelvulling.ts';
import { isProjectGereed } from './projectGegevens.ts';
import { settleGevelvulling } from '../productkeuze/settleGevelvulling.ts';
import { VARIANT_IDS } from './variants.ts';

const EXTRA = { nieuwVeld: 'nieuw', nieuweGroep: { diep: [1, null, { x: true }] } };

/** A complete gevelvulling with an advice, as the newer release stores it. */
const buildNewer = (extra: object = EXTRA): Gevelvulling =>
  withNewerKeys(
    withProducten(buildGevelvullingOf('kozijnTraditioneelMetBevestigingsmiddelen'), 'GA-120'),
    { ...extra },
  );

const recordOf = (gevelvullingen: readonly Gevelvulling[]) =>
  projectRecordSchema.parse({
    ...buildProjectRecord({ gevelvullingen_json: JSON.stringify(gevelvullingen) }),
    ...EXTRA,
  });

const openNewer = () => projectFromRecord(recordOf([buildNewer()]));

const other = buildGevelvullingOf('hsb4ZijdigZonderBevestigingsmiddelen');

/** All that this release does with a stored gevelvulling. */
const CHANGES: Record<string, (gevelvulling: Gevelvulling) => Gevelvulling> = {
  'other frame data': (stored) => applyKader(stored, { ...KADERS.kozijnPrefab }),
  'another family': (stored) =>
    applyKader(stored, { ...KADERS.hsb2ZijdigZonderBevestigingsmiddelen }),
  'frame data without a type': (stored) => applyKader(stored, { gevelvullingType: null }),
  'other detaillering': (stored) =>
    applyDetaillering(stored, { plaatsing: { onderzijde: 'binnenmuur', bovenzijde: 'latei' } }),
  'an empty detaillering': (stored) => applyDetaillering(stored, {}),
  'a detaillering taken over': (stored) => copyDetaillering(stored, other),
  'a detaillering given to another': (stored) => ({
    ...stored,
    detailleringData: copyDetaillering(other, stored).detailleringData,
  }),
  'a duplicate': (stored) =>
    duplicateGevelvulling(stored, {
      id: 'fedcba98',
      gevelvullingen: [stored],
      created: '2026-11-22T10:00:00Z',
    }),
  'another hoekanker': (stored) => chooseHoekanker(stored, 'onderzijde', 'GA-90'),
  'other fasteners': (stored) => chooseBevestigingsmiddelen(stored, 'zijkanten', ['BS-75']),
  'products that are no longer possible': (stored) =>
    settleGevelvulling({
      gevelvulling: chooseHoekanker(
        { ...stored, verankerdeZijden: ['onderzijde'] },
        'onderzijde',
        'weg',
      ),
      projectGegevens: openNewer().projectGegevens,
      catalogus: CATALOGUS,
    }).gevelvulling,
  'an advice': applyAdviesIn({
    projectGegevens: openNewer().projectGegevens,
    catalogus: CATALOGUS,
  }),
};

describe('what a newer release stored', () => {
  test('is opened and given back untouched', () => {
    const stored = [buildNewer()];
    const project = projectFromRecord(recordOf(stored));
    expect(project.onleesbaar).toBe(false);
    const body = projectToBody(project, '1.0.0');
    expect(JSON.parse(body.gevelvullingen_json)).toEqual(stored);
    expect(body).toMatchObject(EXTRA);
  });

  test('is as complete as without its new keys, and has the same advice', () => {
    const { projectGegevens, gevelvullingen } = openNewer();
    expect(isProjectGereed(withNewerKeys(projectGegevens, EXTRA))).toBe(true);
    const [stored = other] = gevelvullingen;
    expect(targetStep(GEVELVULLING_STEPS, stored).id).toBe('advies');
    const { aantalAnkers } = applyAdviesIn({ projectGegevens, catalogus: CATALOGUS })(stored);
    expect(aantalAnkers.onderzijde.geadviseerd).toBeGreaterThan(1);
  });

  test.each(Object.entries(CHANGES))('survives %s', (_name, change) => {
    const [stored = other] = openNewer().gevelvullingen;
    const changed = change(stored);
    expect(changed).not.toEqual(stored);
    expect(lostNewerKeys(stored, changed, EXTRA)).toEqual([]);
  });

  test('survives every change, whatever the keys and the order of the changes', () => {
    const key = fc.string({ minLength: 1 }).map((name) => `n${name}`);
    fc.assert(
      fc.property(
        fc.dictionary(key, fc.jsonValue(), { minKeys: 1, maxKeys: 3 }),
        fc.constantFrom(...VARIANT_IDS),
        fc.array(fc.constantFrom(...Object.values(CHANGES)), { maxLength: 4 }),
        (extra, variant, changes) => {
          const stored = withNewerKeys(buildGevelvullingOf(variant), extra);
          const changed = changes.reduce((gevelvulling, change) => change(gevelvulling), stored);
          expect(lostNewerKeys(stored, changed, extra)).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });
});
