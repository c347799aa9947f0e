import { beforeAll, describe, expect, test } from '@jest/globals';
import { dutchErrorMap } from '@adviestool/contract/dutchErrorMap';
import { z } from 'zod';

import { buildProjectGegevens } from '../builders/buildGevelvullingOf.ts';
import {
  isProjectGereed,
  NIEUW_PROJECT,
  projectGegevensCompleetSchema,
} from './projectGegevens.ts';

beforeAll(() => {
  z.config({ customError: dutchErrorMap });
});

const messagesOf = (values: object): string[] =>
  (
    projectGegevensCompleetSchema.safeParse({ ...buildProjectGegevens(), ...values }).error
      ?.issues ?? []
  ).map(({ message }) => message);

describe('project data', () => {
  test('are ready when complete and not ready for a new project', () => {
    expect(isProjectGereed(buildProjectGegevens())).toBe(true);
    expect(isProjectGereed(NIEUW_PROJECT)).toBe(false);
  });

  test.each([
    ['gebouwhoogte', 1, 0, 'Getal moet groter of gelijk zijn aan 1.'],
    ['gebouwhoogte', 200, 201, 'Getal moet kleiner of gelijk zijn aan 200.'],
    ['gebouwhoogte', 9, 9.5, 'Getal moet in stappen van 1 zijn.'],
    ['windvormFactor', 0, -0.1, 'Getal moet groter of gelijk zijn aan 0.'],
    ['windvormFactor', 1.4, 1.5, 'Getal moet kleiner of gelijk zijn aan 1,4.'],
    ['windvormFactor', 0.7, 0.75, 'Getal moet in stappen van 0,1 zijn.'],
    ['projectNaam', 'A', ' ', 'Dit veld is verplicht.'],
    ['projectNaam', 'A', null, 'Dit veld is verplicht.'],
    ['typeBouw', 'woning', null, 'Dit veld is verplicht.'],
    ['windgebied', 3, 4, 'Ongeldige optie: verwacht één van ‘1’, ‘2’, ‘3’.'],
  ])('%s may be %p and not %p: %s', (...[veld, valid, invalid, message]) => {
    expect(messagesOf({ [veld]: valid })).toEqual([]);
    expect(messagesOf({ [veld]: invalid })).toEqual([message]);
  });

  test('accept every step of the windvormfactor', () => {
    for (let tienden = 0; tienden <= 14; tienden += 1) {
      expect(messagesOf({ windvormFactor: tienden / 10 })).toEqual([]);
    }
  });

  test('make empty optional text null', () => {
    const values = { ...buildProjectGegevens(), werkadres: ' ', referentienummer: '' };
    expect(projectGegevensCompleetSchema.parse(values)).toMatchObject({
      werkadres: null,
      referentienummer: null,
    });
  });
});
