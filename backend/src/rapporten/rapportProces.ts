import { once } from 'node:events';

import { handtekeningSchema } from '@adviestool/contract/adviesJson';
import type { RapportDocument } from '@adviestool/contract/rapporten';
import { z } from 'zod';

import { adviesBytesOf, bewijsVan } from '../bewijs/bewijsOf.ts';
import { berekend } from './berekend.ts';
import { documentOf } from './documentOf.ts';
import { dossierOf } from './dossierOf.ts';
import { gekozenUit, rapportGegevensOf } from './rapportGegevensOf.ts';
import { addHandtekeningveld } from './handtekeningveld.ts';
import type { GemaaktRapport } from './maakRapport.ts';
import { OnmaakbaarError } from './onmaakbaar.ts';
import { openPdf, packPdf } from './packPdf.ts';
import type { RapportOpdracht } from './rapportOpdracht.ts';
import { tagRowHeaders } from './tagRowHeaders.ts';
import { zetbaarLogo } from './zetbaarLogo.ts';
import { loadZetter, zetSjabloon } from './zetDeel.ts';
import { isInDelen, zetRapport } from './zetRapport.ts';
import { zoekOorzaak } from './zoekOorzaak.ts';

/*
 * A process of its own for one report, which may be started before that is asked for. What comes in was made by the server itself; it makes the report, hands it over and is ended. The server alone has the key and
 * signs.
 */

const say = (bericht: object): void => {
  process.send?.(bericht);
};

const bestandSchema = z.object({ bytes: z.instanceof(Uint8Array) });

/** Has numbers or a file signed. */
const ask = async <T>(
  soort: 'getallen' | 'bestand',
  bytes: Uint8Array,
  schema: z.ZodType<T>,
): Promise<T> => {
  say({ soort, bytes });
  const [antwoord]: unknown[] = await once(process, 'message');
  return schema.parse(antwoord);
};

/** Milliseconds between two words of how far it is: each is written to the database. */
const INTERVAL = 300;

/** Says how many of `totaal` gevelvullingen are calculated, not too often. */
const sayGedaan = (totaal: number): ((gedaan: number) => void) => {
  let said = performance.now();
  return (gedaan) => {
    if (gedaan < totaal && performance.now() - said < INTERVAL) return;
    said = performance.now();
    say({ soort: 'gedaan', gedaan });
  };
};

/** @throws OnmaakbaarError that says by which gevelvulling a report cannot be set */
const zet: typeof zetRapport = async (gegevens, opties) => {
  try {
    return await zetRapport(gegevens, opties);
  } catch (error) {
    const { bestanden, logo } = opties;
    const gevelvulling = await zoekOorzaak(gegevens, { bestanden, logo });
    throw new OnmaakbaarError({ stap: 'zetten', gevelvulling }, error);
  }
};

/** The numbers that are signed. */
const getallenOf = (opdracht: RapportOpdracht): Uint8Array => {
  const { project, revisie, schrijver, programma, catalogus, catalogusNaam } = opdracht;
  return adviesBytesOf({
    programma,
    project: {
      id: project.id,
      revisie: `r${revisie}`,
      door: schrijver,
      op: project.changed,
      gegevens: project.projectGegevens,
    },
    gevelvullingen: gekozenUit(opdracht),
    catalogus,
    naam: catalogusNaam,
  });
};

/** What is made in place of a report: the file is signed as one, there are no numbers in it to sign apart. */
const makeDocument = async (
  opdracht: RapportOpdracht,
  document: RapportDocument,
): Promise<GemaaktRapport> => {
  const onGedaan = sayGedaan(gekozenUit(opdracht).length);
  const { sjabloon, gegevens, bestanden } = berekend(opdracht, (deel) =>
    documentOf(deel, document, onGedaan),
  );
  const { pdf, ligging } = await zetSjabloon(sjabloon, gegevens, { bestanden });
  const ongetekend = packPdf(addHandtekeningveld(tagRowHeaders(openPdf(pdf)), opdracht.op));
  const { bytes } = await ask('bestand', ongetekend, bestandSchema);
  return { bytes, paginas: ligging.paginas };
};

const make = async (opdracht: RapportOpdracht): Promise<GemaaktRapport> => {
  if (opdracht.document !== undefined) return makeDocument(opdracht, opdracht.document);
  const { logo, siteOrigin, soort, bestandsnaam } = opdracht;
  const bytes = berekend(opdracht, getallenOf);
  const bewijs = bewijsVan(bytes, await ask('getallen', bytes, handtekeningSchema), siteOrigin);
  const gezet = logo === null ? null : await zetbaarLogo(logo);
  const isLogoLeesbaar = logo === null || gezet !== null;
  const invoer = { ...opdracht, logo: gezet, isLogoLeesbaar, bewijs };
  const aantal = gekozenUit(opdracht).length;
  const onGedaan = sayGedaan(aantal);
  // Of a large one setting takes nearly all the time, and calculating hardly any.
  const isGrootWerk = isInDelen(opdracht.inhoud.includes('gevelvulling') ? aantal : 0);
  const gegevens = berekend(opdracht, ({ gekozen, sinds }) =>
    rapportGegevensOf(
      { ...invoer, gekozen, ...(sinds !== undefined && { sinds }) },
      isGrootWerk ? undefined : onGedaan,
    ),
  );
  const { bytes: pdf, paginas } = await zet(gegevens, {
    bestanden: bewijs.bestanden,
    logo: gezet,
    op: opdracht.op,
    onGezet: onGedaan,
  });
  const { bytes: rapport } = await ask('bestand', pdf, bestandSchema);
  if (soort !== 'dossier') return { bytes: rapport, paginas };
  const isGemonteerd = opdracht.montage !== undefined && opdracht.montage.invoer.length > 0;
  const montage = isGemonteerd ? await makeDocument(opdracht, { soort: 'montage' }) : null;
  const bestand = { naam: bestandsnaam, bytes: rapport };
  return { bytes: await dossierOf(invoer, bestand, montage?.bytes ?? null), paginas };
};

const answer = async (opdracht: RapportOpdracht): Promise<void> => {
  try {
    say({ soort: 'klaar', ...(await make(opdracht)) });
  } catch (error) {
    const reden = error instanceof Error ? error.message : String(error);
    const oorzaak = error instanceof OnmaakbaarError ? error.oorzaak : null;
    say({ soort: 'mislukt', reden, oorzaak });
  }
};

process.once('message', (opdracht: RapportOpdracht) => void answer(opdracht));
// Nobody waits for it any more.
process.once('disconnect', () => process.exit());
// A typesetter that is not there is told when a report is asked for.
loadZetter().catch(() => undefined);
