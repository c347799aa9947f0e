import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogusSchema } from '@adviestool/contract/catalogus';
import { dutchErrorMap } from '@adviestool/contract/dutchErrorMap';
import {
  buildGevelvullingOf,
  buildProjectGegevens,
  withProducten,
} from '@adviestool/domain/builders/buildGevelvullingOf';
import { applyDetaillering } from '@adviestool/domain/velden/gevelvulling';
import { standaardOf } from '@adviestool/domain/velden/standaard';
import { buildZestigKozijnen } from '@adviestool/spreadsheet/builders/buildKozijnstaten';
import { buildXlsx } from '@adviestool/spreadsheet/builders/buildXlsx';
import { z } from 'zod';

import { runStroom } from './advies/fixtures/runStroom.ts';
import { gevallenOfKozijnstaat, projectOfJson } from './gevallenOfKozijnstaat.ts';
import { kozijnstaatOfBytes } from './kozijnstaatOfBytes.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CATALOGUS = catalogusSchema.parse(
  JSON.parse(readFileSync(path.join(ROOT, 'variants/catalogus-voorbeeld.json'), 'utf8')),
);

beforeAll(() => {
  z.config({ customError: dutchErrorMap });
});

const asked = buildGevelvullingOf('kozijnTraditioneelZonderBevestigingsmiddelen', { merk: 'K01' });
const K01 = withProducten(applyDetaillering(asked, asked.detailleringData), 'GA-120');
const PROJECT = {
  projectGegevens: buildProjectGegevens(),
  standaarden: { kozijn: standaardOf(K01) },
};

const withCatalogus = (versie: string) => ({
  ...PROJECT,
  projectGegevens: { ...PROJECT.projectGegevens, catalogus: { id: 'voorbeeld', versie } },
});

const lees = (
  tekst: string | Uint8Array,
  document: object = PROJECT,
  dubbel?: 'bijwerken' | 'nieuw' | 'overslaan',
) => {
  const bytes = typeof tekst === 'string' ? new TextEncoder().encode(tekst) : tekst;
  const gelezen = kozijnstaatOfBytes('lijst.csv', bytes, { blad: undefined, antwoorden: {} });
  if (!gelezen.success) return gelezen.problemen;
  const project = projectOfJson('project.json', JSON.stringify(document));
  if (!project.success) return project.problemen;
  let made = 0;
  const gevallen = gevallenOfKozijnstaat(gelezen.value.lijst, {
    ...project.value,
    catalogus: CATALOGUS,
    dubbel,
    randomUuid: () => {
      made += 1;
      return made.toString(16).padStart(8, '0');
    },
  });
  return gevallen.success ? gevallen.value : gevallen.problemen;
};

/** The cases alone, or what is wrong. */
const gevallenOf = (...args: Parameters<typeof lees>) => {
  const gelezen = lees(...args);
  return 'gevallen' in gelezen ? gelezen.gevallen : gelezen;
};

const adviesSchema = z.array(z.object({ totaalPerGevelvulling: z.number() }));

const adviezenOf = async (gevallen: unknown): Promise<unknown> => {
  const { text, regels } = await runStroom({
    input: JSON.stringify(gevallen),
    catalogus: CATALOGUS,
  });
  return regels.length === 0 ? JSON.parse(text) : regels;
};

describe('the rows of a list in a project', () => {
  test('are the cases of the advice, complete by the standard', async () => {
    const gevallen = gevallenOf(buildZestigKozijnen().bron);
    expect(gevallen).toHaveLength(60);
    const adviezen = adviesSchema.parse(await adviezenOf(gevallen));
    expect(adviezen).toHaveLength(60);
    expect(adviezen[0]?.totaalPerGevelvulling).toBeGreaterThan(3);
  });

  test('tell every mistake and open question, and give no case then', () => {
    expect(gevallenOf('Merk;Type;Breedte;Hoogte;Gewicht\nK1;kozijn;1200;x;25\n')).toEqual([
      'Wat staat er in de kolom ‘Gewicht’? Antwoord met --antwoord veld:5=totaalgewicht|glasgewicht|gewichtElement|geen',
      'Rij 2, Hoogte: Vul een getal in.',
    ]);
  });

  test('ask what becomes of a merk that a row above has, with something else', () => {
    expect(gevallenOf('Merk;Breedte;Hoogte\nk1;3000;2000\nK1;3100;2000\n', PROJECT)).toEqual([
      'Rij 3: Rij 2 heeft dit merk ook, met andere gegevens. Kies met --dubbel optellen, nieuw of overslaan wat er dan gebeurt.',
    ]);
  });

  test('change the gevelvulling that has their merk, or are new beside it', () => {
    const tekst = 'Merk;Breedte\nk01;3000\n';
    const document = { ...PROJECT, gevelvullingen: [K01] };
    expect(gevallenOf(tekst, document)).toMatchObject([
      { gevelvulling: { gevelvullingEnKaderData: { id: '0123abcd', breedte: 3000 } } },
    ]);
    expect(gevallenOf(tekst, document, 'nieuw')).toMatchObject([
      { gevelvulling: { gevelvullingEnKaderData: { merk: 'k02', breedte: 3000 } } },
    ]);
  });

  test('may say what a model stored and a form would refuse', () => {
    const kader = { ...K01.gevelvullingEnKaderData, hoogte: 12 };
    const gevelvullingen = [{ ...K01, gevelvullingEnKaderData: kader }];
    const document = { ...PROJECT, gevelvullingen };
    expect(gevallenOf('Merk;Hoogte (mm);Breedte\nK01;12;3000\n', document)).toMatchObject([
      { gevelvulling: { gevelvullingEnKaderData: { hoogte: 12, breedte: 3000 } } },
    ]);
    expect(gevallenOf('Merk;Hoogte (mm);Breedte\nK01;13;3000\n', document)).toEqual([
      expect.stringMatching(/^Rij 2, Hoogte \(mm\): /),
    ]);
  });

  test('are not made with another catalogue than the project names', () => {
    expect(gevallenOf('Merk;Breedte\nK1;1200\n', withCatalogus('2025-1'))).toEqual([
      'Het project rekent met catalogus ‘voorbeeld 2025-1’; de catalogus die hier gegeven is, is ‘voorbeeld 2026-1’.',
    ]);
    expect(gevallenOf('Merk;Breedte\nK1;1200\n', withCatalogus('2026-1'))).toHaveLength(1);
  });

  test('that are left out or warned of are told beside the cases', () => {
    expect(lees('Merk;Aantal;Breedte;Hoogte\n1-jan;2;1200;2400\n\nTotaal;2;;\n')).toMatchObject({
      gevallen: [{ gevelvulling: { gevelvullingEnKaderData: { merk: '1-jan' } } }],
      meldingen: [
        'Rij 4 is overgeslagen (Totaal 2): Totaalregel.',
        expect.stringMatching(/^Rij 2: Waarschuwing: .*datum/),
      ],
    });
  });

  test('that a merk passes over are told each, with what has it', () => {
    const tekst = 'Merk;Aantal;Breedte\nK01;1;3000\nK09;1;1200\nK09;2;1200\nK01;4;3000\n';
    expect(lees(tekst, { ...PROJECT, gevelvullingen: [K01] }, 'overslaan')).toMatchObject({
      gevallen: [{ gevelvulling: { gevelvullingEnKaderData: { merk: 'K09', aantal: 1 } } }],
      meldingen: [
        'Rij 2 is overgeslagen: het project heeft dit merk al.',
        'Rij 4 is overgeslagen: rij 3 heeft dit merk ook.',
        'Rij 5 is overgeslagen: rij 2 heeft dit merk ook.',
      ],
    });
  });

  test('that a decimal comma moved in a text with commas are wrong, in quotes they are not', () => {
    const kop = 'Merk,Type,Aantal,Breedte (m),Hoogte (m)';
    expect(gevallenOf(`${kop}\nK1,kozijn,1,2,4,1,5\nK2,kozijn,1,"2,4","1,5"\n`)).toEqual([
      'Rij 2, Merk: Deze rij heeft meer velden dan de kopregel. Zet een getal of tekst met een komma tussen aanhalingstekens, of sla de lijst op met puntkomma’s.',
    ]);
    // Fields that are empty move nothing, nor does a note in a column without a name.
    expect(gevallenOf(`${kop}\nK1,kozijn,1,2,1,,\nK2,kozijn,1,"2,4","1,5"\n`)).toHaveLength(2);
    expect(gevallenOf(`${kop},\nK1,kozijn,1,2,1,let op\nK2,kozijn,1,2,3\n`)).toHaveLength(2);
  });

  test.each([
    ['two rows', '"\nK2;kozijn;noord;1;900;2100;"'],
    ['two rows, up to a size in inches', '"\nK2;kozijn;noord;1;900;2100;48"'],
  ])('that quotes may have made one of %s are wrong', (_naam, opmerking) => {
    const kop = 'Merk;Type;Gevel;Aantal;Breedte;Hoogte;Opmerking';
    expect(gevallenOf(`${kop}\nK1;kozijn;noord;1;900;2100;${opmerking}\n`)).toEqual([
      expect.stringMatching(/^Rij 2, Merk: .* misschien meer cellen/),
    ]);
  });

  test.each([';', ','])(
    'with a quote for ‘the same’ in two columns of a text with %j are wrong',
    (separator) => {
      const tekst =
        'Merk;Type;Gevel;Bouwlaag;Breedte;Hoogte;Dagmaat hoogte\nK1;kozijn;noord;1e;900;2100;2050\nK2;kozijn;";";900;2100;2050\n';
      expect(gevallenOf(tekst.replaceAll(';', separator))).toEqual([
        expect.stringMatching(/^Rij 3, Merk: .* misschien meer cellen/),
      ]);
    },
  );

  test.each([
    ['of two lines', '"let op,\nlinks"'],
    [
      'of two lines with as many commas as a row has',
      '"links\nglas HR++, wit, hor, los, zwart, links"',
    ],
    ['that begins and ends with a comma', '", links,"'],
    ['that is a comma', '","'],
  ])('with a remark %s are read', (_naam, opmerking) => {
    const rij = `K1,kozijn,1,900,2100,${opmerking}`;
    expect(gevallenOf(`Merk,Type,Aantal,Breedte,Hoogte,Opmerking\n${rij}\n`)).toHaveLength(1);
  });

  test('of another header are never dropped without a word', () => {
    const tekst =
      'Merk;Aantal;Breedte;Hoogte\nK01;1;1200;2400\nMerk;Aantal;Hoogte;Breedte\nK02;1;2400;1200\nK03;1;2400;900\n';
    expect(gevallenOf(tekst)).toEqual([
      'Rijen 3, 4, 5 horen bij de andere kopregel in rij 3, en zijn niet gelezen. Zet die lijst op een eigen blad of in een eigen bestand.',
    ]);
  });

  test('need a document with a project', () => {
    expect(gevallenOf('Merk;Breedte\nK1;1200\n', { naam: 'x' })).toEqual([
      'project.json: projectGegevens: Dit veld is verplicht.',
    ]);
  });
});

const run = (command: string) =>
  spawnSync('sh', ['-c', command], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 20_000,
    maxBuffer: 2 ** 26,
  });

describe('the command line', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kozijnstaat-'));
  const pathOf = (naam: string) => path.join(folder, naam);

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test('pipes a list through the advice', () => {
    writeFileSync(pathOf('lijst.xlsx'), buildZestigKozijnen().bron);
    writeFileSync(pathOf('project.json'), JSON.stringify(PROJECT));
    const lijst = `node backend/run.mjs kozijnstaat '${pathOf('lijst.xlsx')}'`;
    const { stdout, stderr } = run(
      `${lijst} --project '${pathOf('project.json')}' | node backend/run.mjs advies -`,
    );
    // Its titles and its total, and nothing else.
    expect(stderr.match(/\d+(?= is overgeslagen)/g)).toEqual(['1', '2', '3', '66']);
    expect(stderr.trimEnd().split('\n')).toHaveLength(4);
    expect(adviesSchema.parse(JSON.parse(stdout))).toHaveLength(60);
  });

  test('names the sheets that it did not read, unless one was chosen', () => {
    const kop = ['Merk', 'Breedte', 'Hoogte'];
    const bladen = ['BG', 'Verdieping 1'].map((naam) => ({
      naam,
      rijen: [kop, [`${naam}-1`, 1000, 2100]],
    }));
    writeFileSync(pathOf('bladen.xlsx'), buildXlsx(bladen));
    writeFileSync(pathOf('project.json'), JSON.stringify(PROJECT));
    const lijst = `node backend/run.mjs kozijnstaat '${pathOf('bladen.xlsx')}' --project '${pathOf('project.json')}'`;
    const ongelezen = 'Niet gelezen: blad ‘Verdieping 1’. Kies een blad met --blad.';
    const { status, stderr } = run(lijst);
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringContaining(ongelezen) });
    expect(run(`${lijst} --blad BG`).stderr).not.toContain('Niet gelezen');
  });

  test.each([
    ['a file that is too large', new Uint8Array(5_000_000), 'groot.xlsx', /te groot/],
    ['a renamed PDF', new TextEncoder().encode('%PDF-1.4'), 'lijst.xlsx', /een PDF/],
  ])('refuses %s with a line of Dutch', (_wat, bytes, naam, melding) => {
    writeFileSync(pathOf(naam), bytes);
    const { status, stdout, stderr } = run(`node backend/run.mjs kozijnstaat '${pathOf(naam)}'`);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(melding);
  });
});
