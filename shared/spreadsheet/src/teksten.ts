import { formatNumber } from '@adviestool/getallen/formatNumber';

const OPSLAAN = 'Sla de lijst op als Excel-werkmap (.xlsx) of als CSV en kies dat bestand.';

export const teksten = {
  klembord: 'Klembord',
  waar: 'WAAR',
  onwaar: 'ONWAAR',
  formuleZonderWaarde: 'formule zonder waarde',

  pdf: 'een PDF',
  afbeelding: 'een afbeelding',
  webpagina: 'een webpagina of XML',
  binaireWerkmap: 'een binaire Excel-werkmap (.xlsb)',
  openDocument: 'een OpenDocument-bestand',
  word: 'een Word-document',
  zip: 'een ZIP-bestand zonder Excel-werkmap',
  oudOffice: 'een document van een oude Office-versie',
  geenTekst: 'geen tekst',

  leeg: 'Deze lijst is leeg: geen enkele cel is gevuld.',
  teGroot: (bytes: number) =>
    `Dit bestand is te groot. Een lijst mag hoogstens ${formatNumber(bytes / 1024 / 1024)} MB zijn.`,
  teVeelRijen: (rijen: number) =>
    `Deze lijst heeft te veel rijen. Hoogstens ${formatNumber(rijen)} gevelvullingen tegelijk kunnen worden gelezen.`,
  teVeelKolommen: (kolommen: number) =>
    `Deze lijst heeft te veel kolommen. Hoogstens ${formatNumber(kolommen)} kolommen kunnen worden gelezen.`,
  teVeelGegevens: `Dit bestand bevat uitgepakt te veel gegevens. ${OPSLAAN}`,
  geenLijst: (wat: string) => `Dit bestand is ${wat} en geen Excel- of CSV-bestand. ${OPSLAAN}`,
  oudExcel: `Dit is een bestand van een oude Excel-versie (.xls). ${OPSLAAN}`,
  beveiligd:
    'Dit Excel-bestand is met een wachtwoord beveiligd. Haal de beveiliging er in Excel af en kies het opnieuw.',
  kapot: 'Dit Excel-bestand is beschadigd en kan niet worden gelezen. Sla het in Excel opnieuw op.',
  geenBladen: 'Dit Excel-bestand heeft geen werkblad met cellen.',
  aanhalingsteken: (rij: number) =>
    `In rij ${formatNumber(rij)} begint een cel met een aanhalingsteken dat in die cel niet sluit. Sluit het of haal het weg.`,
  duurtTeLang: `Het lezen van dit bestand duurt te lang en is gestopt. ${OPSLAAN}`,
  nietGelukt: 'Het bestand kon niet worden geopend. Kies het opnieuw.',
  afgebroken: 'Het lezen is afgebroken.',
};
