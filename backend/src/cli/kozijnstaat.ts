import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { DUBBEL_KEUZES, type DubbelKeuze } from '@adviestool/kozijnstaten/dubbelen';
import type { Antwoorden } from '@adviestool/kozijnstaten/vraag';

import { letOpVan } from './catalogusOfJson.ts';
import type { Resultaat } from './jsonTekst.ts';
import { gevallenOfKozijnstaat, projectOfJson } from './gevallenOfKozijnstaat.ts';
import { readLijst, readText } from './readBestand.ts';
import { readCatalogusJson } from './readCatalogusJson.ts';
import { runCommandLine } from './runCommandLine.ts';
import { kozijnstaatOfBytes, leesuitvoerOf } from './kozijnstaatOfBytes.ts';

const GEBRUIK = `Gebruik: pnpm --silent kozijnstaat BESTAND [--blad NAAM] [--antwoord VRAAG=WAARDE]…
         [--project PROJECT.json [--catalogus BESTAND] [--dubbel ${DUBBEL_KEUZES.join('|')}]]`;

interface Opdracht {
  bestand: string;
  blad: string | undefined;
  antwoorden: Antwoorden;
  project: string | undefined;
  catalogus: string | undefined;
  dubbel: DubbelKeuze | undefined;
}

const gebruik = (): Resultaat<never> => ({ success: false, problemen: [GEBRUIK] });

/** `eenheid:breedte=m` as an entry. */
const antwoordOf = (tekst: string): [string, string] | null => {
  const at = tekst.indexOf('=');
  return at === -1 ? null : [tekst.slice(0, at).trim(), tekst.slice(at + 1).trim()];
};

const parse = () =>
  parseArgs({
    options: {
      blad: { type: 'string' },
      antwoord: { type: 'string', multiple: true },
      project: { type: 'string' },
      catalogus: { type: 'string' },
      dubbel: { type: 'string' },
    },
    allowPositionals: true,
  });

const readArguments = (): Resultaat<Opdracht> => {
  try {
    const { values, positionals } = parse();
    const [bestand] = positionals;
    const antwoorden = (values.antwoord ?? []).map(antwoordOf);
    const dubbel = DUBBEL_KEUZES.find((keuze) => keuze === values.dubbel);
    const isWrong =
      positionals.length !== 1 ||
      antwoorden.includes(null) ||
      (values.dubbel !== undefined && dubbel === undefined);
    if (bestand === undefined || isWrong) return gebruik();
    return {
      success: true,
      value: {
        bestand,
        blad: values.blad,
        antwoorden: Object.fromEntries(antwoorden.filter((each) => each !== null)),
        project: values.project,
        catalogus: values.catalogus,
        dubbel,
      },
    };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return gebruik();
  }
};

/** What is printed, and what is said beside it. */
interface Uitkomst {
  uitvoer: unknown;
  meldingen: readonly string[];
}

const ongelezenTekst = (bladen: readonly string[]): string[] =>
  bladen.length === 0
    ? []
    : [
        `Niet gelezen: ${bladen.map((blad) => `blad ‘${blad}’`).join(', ')}. Kies een blad met --blad.`,
      ];

const run = (): Resultaat<Uitkomst> => {
  const opdracht = readArguments();
  if (!opdracht.success) return opdracht;
  const { bestand, blad, antwoorden, project: projectNaam, dubbel } = opdracht.value;
  const bytes = readLijst(bestand);
  if (!bytes.success) return bytes;
  const gelezen = kozijnstaatOfBytes(bestand, bytes.value, { blad, antwoorden });
  if (!gelezen.success) return gelezen;
  if (projectNaam === undefined) {
    return { success: true, value: { uitvoer: leesuitvoerOf(gelezen.value), meldingen: [] } };
  }

  const projectText = readText(projectNaam, projectNaam);
  if (!projectText.success) return projectText;
  const project = projectOfJson(projectNaam, projectText.value);
  if (!project.success) return project;
  const catalogus = readCatalogusJson(opdracht.value.catalogus);
  if (!catalogus.success) return catalogus;
  const gevallen = gevallenOfKozijnstaat(gelezen.value.lijst, {
    ...project.value,
    catalogus: catalogus.value,
    dubbel,
    randomUuid: randomUUID,
  });
  if (!gevallen.success) return gevallen;
  const meldingen = [
    ...letOpVan(opdracht.value.catalogus ?? '', catalogus.value),
    ...ongelezenTekst(gelezen.value.ongelezen),
    ...gevallen.value.meldingen,
  ];
  return { success: true, value: { uitvoer: gevallen.value.gevallen, meldingen } };
};

void runCommandLine(run, ({ uitvoer, meldingen }) => {
  for (const melding of meldingen) console.error(melding);
  process.stdout.write(`${JSON.stringify(uitvoer)}\n`);
});
