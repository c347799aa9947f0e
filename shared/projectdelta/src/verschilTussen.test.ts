import { expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { gevelvullingSchema } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { applyDetaillering, applyKader } from '@adviestool/domain/velden/gevelvulling';
import { inOrderOf } from '@adviestool/domain/velden/gevelvullingLijst';
import { isSameInput } from '@adviestool/domain/velden/isSameInput';
import { isRecord } from '@adviestool/domain/velden/onbekendeInvoer';
import { withoutPaden, writePad } from '@adviestool/domain/velden/veldpad';
import {
  array,
  assert,
  constant,
  constantFrom,
  nat,
  oneof,
  property,
  record,
  type Arbitrary,
} from 'fast-check';

import { gegevensVerschil, verschilTussen, type ProjectVerschil } from './verschilTussen.ts';

const IDS = ['a', 'b', 'c', 'd'];

const rij = (id: string): Gevelvulling => {
  const { gevelvullingEnKaderData: kader, ...rest } = buildGevelvulling();
  return { ...rest, gevelvullingEnKaderData: { ...kader, id, merk: id } };
};

const kiesOnderzijde = (van: Gevelvulling, hoekanker: string | null): Gevelvulling => ({
  ...van,
  productKeuze: {
    ...van.productKeuze,
    onderzijde: { ...van.productKeuze.onderzijde, hoekanker },
  },
});

/** What somebody may do with a gevelvulling; each save writes its moment. */
const WIJZIGINGEN: readonly ((van: Gevelvulling, waarde: number) => Gevelvulling)[] = [
  (van, waarde) => applyKader(van, { breedte: 1000 + waarde }),
  (van, waarde) => applyKader(van, { merk: waarde === 0 ? null : `K${waarde}` }),
  (van, waarde) =>
    applyDetaillering(van, {
      ...van.detailleringData,
      stelruimte: waarde === 0 ? null : waarde,
    }),
  (van, waarde) => kiesOnderzijde(van, waarde === 0 ? null : `anker-${waarde}`),
];

const stap = oneof(
  record({
    soort: constant('wijzig' as const),
    id: constantFrom(...IDS),
    wat: nat(WIJZIGINGEN.length - 1),
    waarde: nat(2),
  }),
  record({
    soort: constantFrom('voegToe', 'verwijder', 'vooraan'),
    id: constantFrom(...IDS),
  }),
  record({ soort: constant('hoogte' as const), waarde: nat(2) }),
);

type Stap = typeof stap extends Arbitrary<infer Value> ? Value : never;

const zet = (van: Project, gezet: Stap, moment: number): Project => {
  const { gevelvullingen, projectGegevens } = van;
  if (!('id' in gezet)) {
    return { ...van, projectGegevens: { ...projectGegevens, gebouwhoogte: 9 + gezet.waarde } };
  }
  const { id } = gezet;
  const isIt = (each: Gevelvulling): boolean => each.gevelvullingEnKaderData.id === id;
  if ('wat' in gezet) {
    const wijzig = WIJZIGINGEN[gezet.wat] ?? ((same: Gevelvulling) => same);
    return {
      ...van,
      gevelvullingen: gevelvullingen.map((each) =>
        isIt(each)
          ? { ...wijzig(each, gezet.waarde), changed: new Date(moment).toISOString() }
          : each,
      ),
    };
  }
  if (gezet.soort === 'vooraan') return { ...van, gevelvullingen: inOrderOf(gevelvullingen, [id]) };
  const zonder = gevelvullingen.filter((each) => !isIt(each));
  if (gezet.soort === 'verwijder') return { ...van, gevelvullingen: zonder };
  return gevelvullingen.some(isIt) ? van : { ...van, gevelvullingen: [...zonder, rij(id)] };
};

const BEGIN = buildProject({ gevelvullingen: ['a', 'b'].map(rij) });

const na = (stappen: readonly Stap[]): Project =>
  stappen.reduce((project, each, index) => zet(project, each, index), BEGIN);

const veranderd = (van: Gevelvulling, velden: readonly { pad: string; na?: unknown }[]) => {
  let inhoud: Record<string, unknown> = isRecord(van) ? { ...van } : {};
  for (const veld of velden) {
    const pad = veld.pad.split('.');
    if (veld.na === undefined) inhoud = withoutPaden(inhoud, [pad]);
    else writePad(inhoud, pad, veld.na);
  }
  return gevelvullingSchema.parse(inhoud);
};

/** The project of then with what is otherwise, in the order of now. */
const toegepast = ({ gevelvullingen }: ProjectVerschil, nu: Project): Gevelvulling[] => {
  const rijen = new Map(
    BEGIN.gevelvullingen.map((each) => [each.gevelvullingEnKaderData.id, each]),
  );
  for (const verschil of gevelvullingen) {
    if (verschil.soort === 'verwijderd') rijen.delete(verschil.id);
    else if (verschil.soort === 'nieuw') rijen.set(verschil.id, verschil.nu);
    else rijen.set(verschil.id, veranderd(verschil.toen, verschil.velden));
  }
  const ids = nu.gevelvullingen.map((each) => each.gevelvullingEnKaderData.id);
  return inOrderOf([...rijen.values()], ids);
};

/** Without the moments that a save writes and what follows from the rest. */
const invoer = (lijst: readonly Gevelvulling[]): object[] =>
  lijst.map(({ changed: _changed, verankerdeZijden: _zijden, ...rest }) => rest);

test('what is otherwise, applied to what was, gives what is', () => {
  assert(
    property(array(stap, { maxLength: 12 }), (stappen) => {
      const nu = na(stappen);
      const verschil = verschilTussen(BEGIN, nu);
      expect(isSameInput(invoer(toegepast(verschil, nu)), invoer(nu.gevelvullingen))).toBe(true);
      const { gebouwhoogte } = nu.projectGegevens;
      expect(verschil.gegevens).toEqual(
        gebouwhoogte === BEGIN.projectGegevens.gebouwhoogte
          ? []
          : [
              {
                pad: 'gebouwhoogte',
                voor: BEGIN.projectGegevens.gebouwhoogte,
                na: gebouwhoogte,
              },
            ],
      );
    }),
  );
});

test('what was changed and changed back, or came and went, is no difference', () => {
  assert(
    property(array(stap, { maxLength: 12 }), (stappen) => {
      const midden = na(stappen);
      // As putting the version back does: the content of then, saved now.
      const terug = {
        ...midden,
        projectGegevens: BEGIN.projectGegevens,
        gevelvullingen: BEGIN.gevelvullingen.map((each) => ({
          ...each,
          changed: '2026-11-27T10:00:00Z',
        })),
      };
      expect(verschilTussen(BEGIN, terug)).toEqual({
        gegevens: [],
        gevelvullingen: [],
        volgorde: false,
        isOnleesbaar: false,
      });
    }),
  );
});

test('of what cannot be read nothing is said to have come or gone', () => {
  const onleesbaar = { ...BEGIN, gevelvullingen: [], onleesbaar: true };
  const leeg = { gevelvullingen: [], volgorde: false, isOnleesbaar: true };
  expect(verschilTussen(onleesbaar, BEGIN)).toMatchObject(leeg);
  expect(verschilTussen(BEGIN, onleesbaar)).toMatchObject(leeg);
});

test('another merk is a change of the same gevelvulling', () => {
  const nu = na([{ soort: 'wijzig', id: 'a', wat: 1, waarde: 2 }]);
  expect(verschilTussen(BEGIN, nu).gevelvullingen).toMatchObject([
    {
      id: 'a',
      soort: 'gewijzigd',
      velden: [{ pad: 'gevelvullingEnKaderData.merk', voor: 'a', na: 'K2' }],
    },
  ]);
});

test('data of the project are named as its record names them', () => {
  const { projectGegevens } = BEGIN;
  expect(
    gegevensVerschil(projectGegevens, {
      ...projectGegevens,
      projectNaam: 'Dok',
      catalogus: { id: 'c', versie: '2' },
    }).map(({ pad }) => pad),
  ).toEqual(['name', 'catalogus.id', 'catalogus.versie']);
});
