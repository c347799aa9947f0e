import type { Handtekening } from '@adviestool/contract/adviesJson';
import type { RapportDocument } from '@adviestool/contract/rapporten';

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
import { zetSjabloon } from './zetDeel.ts';
import { isInDelen, zetRapport } from './zetRapport.ts';
import { zoekOorzaak } from './zoekOorzaak.ts';

interface MaakBestandOpties {
  /** Signs the numbers, and the file around them. */
  onderteken: {
    getallen: (bytes: Uint8Array) => Promise<Handtekening>;
    bestand: (bytes: Uint8Array) => Promise<Uint8Array>;
  };
  /** Is told how many of its gevelvullingen are calculated, or set when that takes longest. */
  onGedaan: (gedaan: number) => void;
}

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
  { onderteken, onGedaan }: MaakBestandOpties,
): Promise<GemaaktRapport> => {
  const { sjabloon, gegevens, bestanden } = berekend(opdracht, (deel) =>
    documentOf(deel, document, onGedaan),
  );
  const { pdf, ligging } = await zetSjabloon(sjabloon, gegevens, { bestanden });
  const ongetekend = packPdf(addHandtekeningveld(tagRowHeaders(openPdf(pdf)), opdracht.op));
  return { bytes: await onderteken.bestand(ongetekend), paginas: ligging.paginas };
};

/**
 * Makes the file of a report in this process, whose memory it takes: the product does it in one of its own (`maakRapport`).
 * @throws OnmaakbaarError
 */
export const maakBestand = async (
  opdracht: RapportOpdracht,
  opties: MaakBestandOpties,
): Promise<GemaaktRapport> => {
  if (opdracht.document !== undefined) return makeDocument(opdracht, opdracht.document, opties);
  const { onderteken, onGedaan } = opties;
  const { logo, siteOrigin, soort, bestandsnaam } = opdracht;
  const bytes = berekend(opdracht, getallenOf);
  const bewijs = bewijsVan(bytes, await onderteken.getallen(bytes), siteOrigin);
  const gezet = logo === null ? null : await zetbaarLogo(logo);
  const isLogoLeesbaar = logo === null || gezet !== null;
  const invoer = { ...opdracht, logo: gezet, isLogoLeesbaar, bewijs };
  const aantal = gekozenUit(opdracht).length;
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
  const rapport = await onderteken.bestand(pdf);
  if (soort !== 'dossier') return { bytes: rapport, paginas };
  const isGemonteerd = opdracht.montage !== undefined && opdracht.montage.invoer.length > 0;
  const montage = isGemonteerd ? await makeDocument(opdracht, { soort: 'montage' }, opties) : null;
  const bestand = { naam: bestandsnaam, bytes: rapport };
  return { bytes: await dossierOf(invoer, bestand, montage?.bytes ?? null), paginas };
};
