import type { AdviezenError } from '@adviestool/contract/adviezenError';
import {
  formatAantal,
  formatGevelvullingen,
  formatHoekankers,
} from '@adviestool/getallen/formatAantal';
import type { Afwijking, AfwijkingSoort } from '@adviestool/ifc/afwijking';
import type { GeenPlaats } from '@adviestool/ifc/geenPlaats';
import type { TerugFoutCode } from '@adviestool/ifc/TerugFout';

import type { Aanleiding } from './aanleidingenVan.ts';
import { teksten as modelTeksten } from '../../model/teksten.ts';

const formatElementen = (aantal: number): string => formatAantal(aantal, 'element', 'elementen');

const AFWIJKINGEN: Record<AfwijkingSoort, string> = {
  blok: 'de geschreven regels zijn er niet in terug te vinden',
  verwijzing: 'een regel verwijst naar iets van een andere soort',
  globalId: 'een GlobalId komt er twee keer in voor',
  aantal: 'er staan andere aantallen elementen of hoekankers in',
  eigenschap: 'een aantal of hart-op-hartafstand is anders dan in het advies',
  plaatsing: 'een hoekanker is niet in zijn element geplaatst',
  bouwlaag: 'een hoekanker staat niet op de bouwlaag van zijn element',
  positie: 'een hoekanker staat meer dan 1 mm van de plaats in het advies',
};

export const teksten = {
  aanleiding: {
    voldoetNiet: 'voldoet niet',
    onvolledig: 'onvolledig',
    andereMaat: 'andere of geen maat in het model',
    gewijzigd: 'gewijzigd',
    melding: 'met melding',
  } satisfies Record<Aanleiding, string>,
  oordeel: { geen: 'Nog geen advies', voldoet: 'Voldoet', voldoetNiet: 'Voldoet niet' },
  nietInModel: 'Geen oordeel: het element staat niet in het model.',
  perStijl: 'per stijl',
  blad: 'Verankering',
  kolom: {
    globalId: 'GlobalId',
    merk: 'Merk',
    type: 'Type',
    verdieping: 'Verdieping',
    orientatie: 'Oriëntatie (°)',
    gevel: 'Gevel',
    bouwlaag: 'Bouwlaag',
    ruimte: 'Ruimte',
    draairichting: 'Draairichting',
    breedte: 'Breedte (mm)',
    hoogte: 'Hoogte (mm)',
    toestand: 'Toestand',
    oordeel: 'Oordeel',
    totaal: 'Hoekankers totaal',
    hoekankers: (zijde: string) => `Hoekankers ${zijde}`,
    hartOpHart: (zijde: string) => `Hart-op-hart ${zijde} (mm)`,
    posities: (zijde: string) => `Posities ${zijde} (mm)`,
    product: (zijde: string) => `Product ${zijde}`,
    unityCheck: (zijde: string) => `Unity check ${zijde}`,
    revisie: 'Revisie',
    kenmerk: 'Kenmerk',
    opmerking: 'Opmerking',
    meldingen: 'Meldingen',
  },
  bcf: {
    titel: (merk: string | null, aantal: number, labels: readonly string[]) =>
      `${merk ?? 'Zonder merk'} (${aantal}×): ${labels.join(', ')}`,
    nietGetoetst: (gevelvullingen: number, elementen: number) =>
      `${formatGevelvullingen(gevelvullingen)} (${elementen}×): voldoet, bevestiging niet getoetst`,
    merken: (merken: readonly string[]) => `Merken: ${merken.join(', ')}.`,
    maat: (breedte: string, hoogte: string) => `${breedte} × ${hoogte} mm`,
    geenAdvies: 'Er is nog geen volledig advies.',
    hoekankers: (aantal: number) => `${formatHoekankers(aantal)} per gevelvulling.`,
    kenmerk: (kenmerk: string) => `Kenmerk ${kenmerk}.`,
    geenMaat: (aantal: number) =>
      `Geen oordeel voor ${formatElementen(aantal)}: het model zegt er geen maat van.`,
  },
  fout: {
    ...modelTeksten.fault,
    alGeschreven:
      'In dit bestand staat de verankering al, overgenomen door een ander programma. Open het oorspronkelijke model.',
    leeg: 'Geen van de gevelvullingen staat in dit bestand. Open het model waaruit ze zijn geïmporteerd.',
    dubbel:
      'Van geen element van dit bestand is duidelijk welk advies erbij hoort: zijn GlobalId staat meer dan één keer in het bestand, of in meer dan één gevelvulling van het project. Exporteer het model met unieke GlobalIds, of werk het project bij vanuit dit model.',
    teruglezen:
      'Het geschreven bestand komt niet terug zoals het bedoeld is, en is daarom niet opgeslagen.',
    bestand: 'Het bestand is sinds het openen veranderd of verplaatst. Kies het opnieuw.',
    onbekend: 'Het bestand is niet gemaakt. Probeer het opnieuw.',
  } satisfies Record<TerugFoutCode | 'bestand' | 'onbekend', string>,
  afwijking: ({ soort, waar }: Afwijking) => `Reden: ${AFWIJKINGEN[soort]} (${waar}).`,
  foutTitel: 'Niet opgeslagen',
  opgeslagen: (naam: string, isMeer: boolean) => `${naam} ${isMeer ? 'zijn' : 'is'} opgeslagen.`,
  teruggelezen: {
    bcf: (onderwerpen: number, beelden: number) =>
      `Teruggelezen: ${formatAantal(onderwerpen, 'onderwerp', 'onderwerpen')}, ${formatAantal(beelden, 'afbeelding', 'afbeeldingen')}.`,
    ifc: (elementen: number, hoekankers: number) =>
      `Teruggelezen: ${formatElementen(elementen)}, ${formatHoekankers(hoekankers)}.`,
    csv: (regels: number) => `Teruggelezen: ${formatAantal(regels, 'regel', 'regels')}.`,
  },
  zonderBeeld: (aantal: number) =>
    `${formatAantal(aantal, 'onderwerp heeft', 'onderwerpen hebben')} geen afbeelding.`,
  nietRuimtelijk: (aantal: number) =>
    `${formatAantal(aantal, 'onderwerp heeft', 'onderwerpen hebben')} geen afbeelding in 3D.`,
  onbekend: (aantal: number) =>
    `${formatAantal(aantal, 'element staat', 'elementen staan')} niet in het model.`,
  dubbel: (aantal: number) =>
    `${formatAantal(aantal, 'element is', 'elementen zijn')} overgeslagen: het bestand heeft meer dan één element met dezelfde GlobalId en zegt dus niet welk element bedoeld is. Exporteer het model met unieke GlobalIds.`,
  gedeeld: (aantal: number) =>
    `${formatAantal(aantal, 'element is', 'elementen zijn')} overgeslagen: in het project ${aantal === 1 ? 'staat het' : 'staan ze'} in meer dan één gevelvulling, en welk advies geldt is dus niet duidelijk. Werk het project bij vanuit dit model.`,
  geenKopie: (bestand: string) =>
    `Van ${bestand} is geen kopie gemaakt: er staat niets in dat nog geschreven moest worden.`,
  nietGeplaatst: (elementen: string, heeftMaat: boolean | null, waarom: string) =>
    `Geen ${heeftMaat ? '' : 'oordeel, aantallen en '}hoekankers op ${elementen}: ${waarom}.`,
  andereMaat: (maat: string, advies: string, verschil: string) =>
    `in het model ${maat}, in het advies ${advies}; het model is ${verschil}`,
  maten:
    'Kies in de lijst van het model welke maat geldt, verstuur het en werk het project bij. Of pas de maat in het project aan.',
  reden: {
    geenPlaatsing: 'het model zegt niet waar het staat',
    geenVorm: 'het model heeft er geen vorm en geen sparing van',
    nietRechtop: 'het staat in het model niet rechtop',
    andereMaat: 'het model heeft een andere maat dan het advies',
  } satisfies Record<GeenPlaats, string>,
  zonderMerk: 'zonder merk',
  paneel: {
    titel: 'Terug naar het model',
    wachten: 'De adviezen van dit model worden bij de adviestool opgevraagd…',
    geen: {
      'niet-ingelogd':
        'In de adviestool hiernaast is niemand ingelogd. Na het inloggen verschijnen de adviezen van dit model hier.',
      onbekend:
        'Importeer dit model in de adviestool. Daarna kunt u de adviezen hier in het model terugschrijven.',
      mislukt:
        'De adviezen van dit model konden niet worden opgehaald. Na de volgende wijziging in het project probeert de adviestool het opnieuw.',
      ongeldig:
        'De adviestool kan de adviezen van dit model niet opzoeken: het model heeft geen bruikbaar kenmerk (de GlobalId van IfcProject).',
    } satisfies Record<AdviezenError['reden'], string>,
    leeg: 'De gevelvullingen in het project horen niet bij elementen van dit model. Werk het project bij vanuit dit model.',
    stand: (aantal: number, project: string) => `${formatGevelvullingen(aantal)} in ‘${project}’.`,
    buitenModel: (aantal: number) =>
      `${formatAantal(aantal, 'gevelvulling van het project hoort', 'gevelvullingen van het project horen')} niet bij een element van dit model en ${aantal === 1 ? 'staat' : 'staan'} hier niet bij. Kijk daarvoor in de adviestool.`,
    zonderGevelvulling: (aantal: number) =>
      `${formatAantal(aantal, 'element van dit model heeft', 'elementen van dit model hebben')} geen gevelvulling in het project, en dus geen advies.`,
    nietInModel: (aantal: number) =>
      `${formatAantal(aantal, 'element uit het project staat', 'elementen uit het project staan')} niet in dit model. Werk het project bij vanuit dit model.`,
    project: 'het project',
    bcf: {
      titel: 'Onderwerpen (BCF)',
      uitleg: (aantal: number, totaal: number) =>
        aantal === 0
          ? `${totaal === 1 ? 'De gevelvulling van dit model in het project voldoet' : `De ${formatGevelvullingen(totaal)} van dit model in het project voldoen`}, zonder melding en met de maat van het model: er is niets om op te wijzen.`
          : `${formatAantal(aantal, 'gevelvulling voldoet', 'gevelvullingen voldoen')} niet, ${aantal === 1 ? 'is onvolledig of gewijzigd, of heeft' : 'zijn onvolledig of gewijzigd, of hebben'} een melding of in het model een andere of geen maat.`,
      versie: 'Versie van BCF',
      ruimtelijk: 'Afbeeldingen in 3D, waar het model het element heeft',
      opslaan: 'BCF opslaan',
    },
    ifc: {
      titel: 'Kopie van het model (IFC)',
      uitleg:
        'Elk element krijgt de eigenschappen ‘Adviestool_Verankering’, met het oordeel als het model de maat van het advies heeft.',
      hoekankers: 'Ook de hoekankers zelf, waar het advies voldoet',
      bezig: 'Wordt met het model vergeleken…',
      vooraf: (hoekankers: number) => `Vooraf: ${formatHoekankers(hoekankers)} in het model.`,
      opslaan: 'IFC opslaan',
    },
    ruimtelijk: {
      openen: 'In 3D bekijken',
      mislukt:
        'De weergave in 3D is niet geladen. Controleer de verbinding en probeer het opnieuw.',
    },
    csv: {
      titel: 'Tabel (CSV)',
      uitleg: 'Een regel voor elk element, met zijn GlobalId.',
      opslaan: 'CSV opslaan',
    },
  },
} as const;
