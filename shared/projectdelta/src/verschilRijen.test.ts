import { describe, expect, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { calculateAdvies } from '@adviestool/domain/rekenen/advies';
import { adviesInvoerIn } from '@adviestool/domain/rekenen/adviesInvoer';
import { applyKader } from '@adviestool/domain/velden/gevelvulling';

import { totalenVan, verschilRijen, type BerekendProject } from './verschilRijen.ts';
import { verschilTussen } from './verschilTussen.ts';

const catalogus = buildHost().catalogus.loaded();

const rij = (id: string, velden: Parameters<typeof applyKader>[1] = {}): Gevelvulling => {
  const { gevelvullingEnKaderData: kader, ...rest } = buildGevelvulling();
  return applyKader({ ...rest, gevelvullingEnKaderData: { ...kader, id, merk: id } }, velden);
};

const berekend = (project: Project, van = catalogus): BerekendProject => {
  const invoerOf = adviesInvoerIn({ projectGegevens: project.projectGegevens, catalogus: van });
  return {
    project,
    catalogus: van,
    adviesVan: (gevelvulling) => {
      const invoer = invoerOf(gevelvulling);
      return invoer === null ? null : calculateAdvies(invoer);
    },
  };
};

const toen = buildProject({ gevelvullingen: [rij('K1'), rij('K2'), rij('K3')] });

const rijenVan = (nu: Project, van: Partial<BerekendProject> = {}) =>
  verschilRijen(verschilTussen(toen, nu), {
    toen: { ...berekend(toen), ...van },
    nu: berekend(nu),
    leveranciers: {},
  });

describe('the rows of a comparison', () => {
  test('say what changed and what comes out otherwise for it', () => {
    const nu = buildProject({
      gevelvullingen: [rij('K1', { breedte: 6000 }), rij('K2'), rij('K3')],
    });
    const [k1, ...others] = rijenVan(nu);
    expect(others).toEqual([]);
    expect(k1).toMatchObject({ id: 'K1', soort: 'gewijzigd', merken: ['K1'] });
    expect(k1?.regels).toMatchObject([{ label: 'Breedte' }]);
    expect(k1?.gevolgen.map(({ label }) => label)).toContain('Hoekankers');
    const [aantal] = k1?.gevolgen ?? [];
    expect(Number(aantal?.na)).toBeGreaterThan(Number(aantal?.voor));
  });

  test('stand in the order of the project, then what went, with what it was', () => {
    const nu = buildProject({
      gevelvullingen: [rij('K9'), rij('K3'), { ...rij('K1'), detailleringData: {} }],
    });
    const rijen = rijenVan(nu);
    expect(rijen.map(({ id, soort }) => [id, soort])).toEqual([
      ['K9', 'nieuw'],
      ['K1', 'gewijzigd'],
      ['K2', 'verwijderd'],
    ]);
    expect(rijen[0]?.gegevens.map(({ label }) => label).slice(0, 4)).toEqual([
      'Breedte × hoogte',
      'Aantal',
      'Hoekankers',
      'Oordeel',
    ]);
    expect(rijen[1]?.gevolgen).toContainEqual({
      label: 'Oordeel',
      voor: expect.any(String),
      na: 'geen volledig advies',
    });
  });

  test('also name what is as it was and comes out otherwise', () => {
    const hoger = buildProject({
      projectGegevens: {
        ...toen.projectGegevens,
        gebouwhoogte: 100,
        windgebied: 1,
        terreincategorie: 'kust',
      },
      gevelvullingen: toen.gevelvullingen,
    });
    const rijen = rijenVan(hoger);
    expect(rijen.map(({ id, soort }) => [id, soort])).toEqual([
      ['K1', 'uitkomst'],
      ['K2', 'uitkomst'],
      ['K3', 'uitkomst'],
    ]);
    expect(rijen[0]?.gevolgen.length).toBeGreaterThan(0);
  });

  test('say with how many warnings it complies, and that its fastening was not tested', () => {
    const oordeelVan = (rijen: ReturnType<typeof rijenVan>) =>
      rijen.map(({ soort, gevolgen, gegevens }) => [
        soort,
        [...gevolgen, ...gegevens].find(({ label }) => label === 'Oordeel'),
      ]);
    const nu = buildProject({
      projectGegevens: { ...toen.projectGegevens, windvormFactor: 0 },
      gevelvullingen: [rij('K1'), rij('K9')],
    });
    const voor = 'voldoet, bevestiging niet getoetst';
    const na = 'voldoet, met 1 waarschuwing, bevestiging niet getoetst';
    expect(oordeelVan(rijenVan(nu))).toEqual([
      ['uitkomst', { label: 'Oordeel', voor, na }],
      ['nieuw', { label: 'Oordeel', tekst: na }],
      ['verwijderd', { label: 'Oordeel', tekst: voor }],
      ['verwijderd', { label: 'Oordeel', tekst: voor }],
    ]);
  });

  test('say nothing of outcomes when one of both cannot be calculated', () => {
    const nu = buildProject({ gevelvullingen: [rij('K1', { breedte: 6000 }), rij('K2')] });
    const rijen = rijenVan(nu, { catalogus: null });
    expect(rijen).toMatchObject([
      { id: 'K1', regels: [{ label: 'Breedte' }], gevolgen: [] },
      { id: 'K3', soort: 'verwijderd', gegevens: [] },
    ]);
  });

  test('a change that has no words is said nevertheless', () => {
    const [first = rij('K1'), ...rest] = toen.gevelvullingen;
    const elementen = { elementen: [{ globalId: '1', verdieping: null, orientatie: null }] };
    const nu = buildProject({
      gevelvullingen: [
        { ...first, gevelvullingEnKaderData: { ...first.gevelvullingEnKaderData, ...elementen } },
        ...rest,
      ],
    });
    expect(rijenVan(nu)[0]?.regels).toHaveLength(1);
  });
});

test('the totals count what has a number, and say how many have none', () => {
  const zonder = { ...rij('K2'), detailleringData: {} };
  const project = buildProject({ gevelvullingen: [rij('K1'), zonder] });
  const een = totalenVan(berekend(buildProject({ gevelvullingen: [rij('K1')] })));
  expect(totalenVan(berekend(project))).toEqual({ ...een, gevelvullingen: 2, zonderAantal: 1 });
  expect(een.hoekankers).toBeGreaterThan(0);
  expect(totalenVan({ ...berekend(project), catalogus: null }).hoekankers).toBeNull();
  const onleesbaar = { ...project, gevelvullingen: [], onleesbaar: true };
  expect(totalenVan(berekend(onleesbaar))).toMatchObject({
    gevelvullingen: null,
    hoekankers: null,
  });
});
