import type { ImportResultMessage } from '@adviestool/contract/frameProtocol';
import { formatAantal, formatGevelvullingen } from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import type { ModelFault } from '@adviestool/ifc/ModelFileError';

import type { Maatbron } from './bewerking.ts';
import type { BronVeld } from './bronnen.ts';
import type { Kenmerk } from './groepFilter.ts';

export const teksten = {
  title: 'Bouwmodel',
  intro: 'Open een IFC-bestand en stuur de gevelvullingen naar de adviestool.',
  choose: 'IFC-bestand kiezen',
  chooseOther: 'Ander bestand kiezen',
  add: 'Bestand toevoegen',
  drop: 'of sleep bestanden van één gebouw hierheen',
  vervangen: {
    titel: 'Ander bestand openen?',
    uitleg:
      'Groepen, keuzes en maten die u hebt gewijzigd, gaan verloren. Hoort het bestand bij dit gebouw? Kies dan ‘Bestand toevoegen’.',
    bevestigen: 'Openen',
  },
  bestanden: (namen: readonly string[]) =>
    `${formatNumber(namen.length)} bestanden als één gebouw: ${namen.join(', ')}.`,
  example: 'Voorbeeldmodel openen',
  reading: (naam: string) => `${naam} wordt gelezen…`,
  groot: {
    titel: (naam: string) => `${naam} is een groot model`,
    uitleg: (megabytes: number, geheugen: string) =>
      `Het bestand is ${formatNumber(megabytes)} MB. Lezen vraagt ongeveer ${geheugen} GB geheugen en kan minuten duren. Sluit andere programma’s, of exporteer alleen de gevel.`,
    toch: 'Toch lezen',
  },
  faultTitle: (naam: string) => `${naam} kan niet worden gelezen`,
  none: 'Dit model bevat geen ramen, deuren of HSB-wanden.',
  noBouwlaag: 'Zonder bouwlaag',
  noMerk: 'zonder merk',
  typeOf: (merk: string) => `Type van ${merk}`,
  zonderMaat: 'zonder maat',
  missing: (what: string) => `${what} ontbreekt`,
  breedte: 'breedte',
  hoogte: 'hoogte',
  hoogstePunt: 'bovenkant',
  gewicht: 'gewicht',
  glas: 'glas',
  spouwlat: 'spouwlat',
  stelruimte: 'stelruimte',
  binnen: 'Binnen',
  teLang: 'Te lang voor één element',
  fill: 'Wat ontbreekt, vult u na het importeren in de adviestool in.',
  send: (aantal: number) => `${formatGevelvullingen(aantal)} versturen`,
  enlarge: 'Model vergroten',
  reduce: 'Model verkleinen',
  lijst: 'Gevelvullingen van het model',
  meldingen: 'Let op bij dit model',
  indelingVan: (merk: string) => `Indeling van ${merk}`,
  met: 'met de hand',
  onderdelen: (aantal: number) => formatAantal(aantal, 'onderdeel', 'onderdelen'),
  zoek: {
    label: 'Zoeken in het model',
    plaatshouder: 'Merk, naam, maat of plaats',
    bouwlaag: 'Bouwlaag',
    alleBouwlagen: 'Alle bouwlagen',
    kenmerken: {
      maatOntbreekt: 'Maat ontbreekt',
      tweeMaten: 'Twee maten',
      zonderMerk: 'Zonder merk',
      binnen: 'Binnen',
    } satisfies Record<Kenmerk, string>,
    niets: 'Geen gevelvulling voldoet aan wat u zoekt.',
    wissen: 'Alles tonen',
  },
  keuze: {
    alle: (getoond: number, totaal: number) =>
      getoond === totaal
        ? `Alle ${formatGevelvullingen(totaal)}`
        : `${formatNumber(getoond)} van ${formatGevelvullingen(totaal)} getoond`,
    type: 'Type van de gekozen',
    typeKiezen: (aantal: number) => `Type van ${formatNumber(aantal)} wijzigen`,
    gewijzigd: (aantal: number, type: string) =>
      `Type van ${formatGevelvullingen(aantal)} is nu ${type}.`,
  },
  merk: {
    uit: (bron: string) => `Merk uit ${bron}`,
    geen: 'Geen merk',
    kiezen: 'Merk kiezen',
    titel: 'Waar staat het merk?',
    uitleg:
      'Kies de eigenschap die op tekening het merk is. Gelijke elementen met hetzelfde merk worden één gevelvulling.',
    voorgesteld: 'Voorgesteld',
    in: (aantal: number, totaal: number) =>
      `bij ${formatNumber(aantal)} van ${formatAantal(totaal, 'element', 'elementen')}`,
    zonder: 'groepeert alleen op type en maat',
    geeft: (groepen: number) => `geeft ${formatAantal(groepen, 'groep', 'groepen')}`,
    groepen: 'Groepen met deze keuze',
    meer: (aantal: number) => `en nog ${formatAantal(aantal, 'groep', 'groepen')}`,
    handmatig: 'Groepen die u met de hand hebt gemaakt, blijven zoals ze zijn.',
    bevestigen: 'Dit merk gebruiken',
  },
  bronnen: {
    kiezen: 'Eigenschappen kiezen',
    titel: 'Waar staan gevel, bouwlaag, ruimte en opmerking?',
    uitleg:
      'Kies per gegeven de eigenschap waarin uw bureau het zet. Een element zonder die eigenschap houdt wat het model zelf zegt.',
    model: 'Zoals het model het zegt',
    optie: (bron: string, voorbeelden: readonly string[]) => `${bron} (${voorbeelden.join(', ')})`,
    velden: {
      gevel: 'Gevel',
      bouwlaag: 'Bouwlaag',
      ruimte: 'Ruimte',
      opmerking: 'Opmerking',
    } satisfies Record<BronVeld, string>,
    uit: (bron: string) => `uit ${bron}`,
    onthouden: (organisatie: string | null, programma: string | null) =>
      `Uw keuze wordt in deze browser onthouden voor modellen van ${organisatie ?? 'een onbekend bureau'} uit ${programma ?? 'een onbekend programma'}.`,
    bevestigen: 'Deze eigenschappen gebruiken',
  },
  annuleren: 'Annuleren',
  samenvoegen: {
    actie: 'Samenvoegen met…',
    titel: (merk: string) => `${merk} samenvoegen`,
    uitleg: 'Kies de groepen die dezelfde gevelvulling zijn.',
    zoek: 'Zoeken in de groepen',
    uitkomst: (aantal: number, maat: string) => `Wordt één groep van ${aantal} stuks, ${maat}.`,
    anders: 'De maten zijn niet overal gelijk. De groep krijgt de maten hierboven.',
    meer: (aantal: number) => `Nog ${formatNumber(aantal)}: zoek om ze te zien.`,
    bevestigen: 'Samenvoegen',
  },
  splitsen: {
    actie: 'Splitsen…',
    titel: (merk: string) => `${merk} splitsen`,
    uitleg: 'Kies de elementen die uit de groep gaan.',
    samen: 'Samen in één nieuwe groep',
    apart: 'Elk in een eigen groep',
    hoe: 'Hoe ze verdergaan',
    bevestigen: 'Splitsen',
  },
  herstellen: 'Indeling van het model herstellen',
  maten: {
    titel: 'Het model noemt twee maten',
    verschil: (verschil: string) => `De geometrie is ${verschil}.`,
    meer: {
      breedte: (mm: string) => `${mm} breder`,
      hoogte: (mm: string) => `${mm} hoger`,
    },
    minder: {
      breedte: (mm: string) => `${mm} smaller`,
      hoogte: (mm: string) => `${mm} lager`,
    },
    vooraf: (aantal: number) =>
      aantal === 1
        ? 'Van 1 gevelvulling die meegaat noemt het model twee maten. Controleer welke geldt.'
        : `Van ${formatNumber(aantal)} gevelvullingen die meegaan noemt het model twee maten. Controleer welke geldt.`,
    tonen: 'Tonen',
    bron: {
      geometrie: 'Geometrie',
      eigenschap: 'Eigenschappen',
    } satisfies Record<Maatbron, string>,
    overal: {
      geometrie: 'Overal de geometrie',
      eigenschap: 'Overal de eigenschappen',
    } satisfies Record<Maatbron, string>,
  },
  aanzicht: {
    titel: 'Tekening van het model',
    weergave: 'Weergave',
    weergaven: { plattegrond: 'Plattegrond', gevel: 'Gevel' },
    gevel: 'Gevel',
    tonen: 'Tekening tonen',
    verbergen: 'Tekening verbergen',
    leeg: 'Het model zegt niet waar deze gevelvullingen staan.',
    legenda: { gekozen: 'gaat mee', open: 'blijft achter', actief: 'aangewezen' },
    naam: (wat: string, gekozen: number, totaal: number) =>
      `${wat}: ${formatNumber(gekozen)} van ${formatAantal(totaal, 'element', 'elementen')} gekozen`,
    /** From north, clockwise. */
    windstreken: [
      'Noord',
      'Noordoost',
      'Oost',
      'Zuidoost',
      'Zuid',
      'Zuidwest',
      'West',
      'Noordwest',
    ],
    /** From the top of the plan, clockwise, of a model that knows no north. */
    kanten: [
      'Bovenkant',
      'Rechtsboven',
      'Rechterkant',
      'Rechtsonder',
      'Onderkant',
      'Linksonder',
      'Linkerkant',
      'Linksboven',
    ],
  },
  chooseOne: 'Kies ten minste één gevelvulling.',
  received: (tijd: string) =>
    `Ontvangen door de adviestool om ${tijd}. Ga daar verder met importeren.`,
  refused: 'De adviestool heeft het bericht geweigerd',
  silentTitle: 'De adviestool heeft niet geantwoord',
  silent: 'Controleer of de adviestool hiernaast is geladen en verstuur opnieuw.',
  uitkomst: {
    geimporteerd: { soort: 'ok', tekst: 'Geïmporteerd in de adviestool.' },
    bijgewerkt: { soort: 'ok', tekst: 'Het project in de adviestool is bijgewerkt.' },
    overgeslagen: { soort: 'info', tekst: 'In de adviestool is gekozen dit niet te importeren.' },
    mislukt: {
      soort: 'bad',
      tekst: 'Het importeren is mislukt. De adviestool hiernaast zegt waarom.',
    },
  } satisfies Record<
    ImportResultMessage['uitkomst'],
    { soort: 'ok' | 'info' | 'bad'; tekst: string }
  >,
  frame: 'Adviestool',
  failedTitle: 'De pagina kan niet worden gestart',
  failed: 'De instellingen zijn niet gevonden. Laad de pagina opnieuw.',
  fault: {
    geenIfc: 'Dit is geen IFC-bestand. Kies een bestand met de extensie .ifc.',
    zipLeeg:
      'In dit zipbestand staat geen IFC-bestand. Kies een ifcZIP met een .ifc erin, of het IFC-bestand zelf.',
    zipMeer:
      'In dit zipbestand staan meer IFC-bestanden. Pak het uit en kies het bestand met de gevel.',
    zipGroot:
      'Het IFC-bestand in deze zip is uitgepakt groter dan 1 GB. Exporteer alleen de gevel, of splits het model.',
    zipKapot:
      'Dit zipbestand is beschadigd, niet volledig of met een wachtwoord beveiligd. Pak het zelf uit en kies het IFC-bestand, of vraag het opnieuw op.',
    xml: 'ifcXML wordt niet ondersteund. Bewaar het model als IFC (.ifc).',
    onvolledig:
      'Het bestand is niet volledig: het einde ontbreekt. Exporteer het model opnieuw of kopieer het bestand nog eens.',
    afgebroken:
      'Midden in het bestand is een regel niet afgemaakt: er is een stuk weggevallen. Exporteer het model opnieuw of kopieer het bestand nog eens.',
    opmerking:
      'In het bestand begint een opmerking (/*) die nergens eindigt, zodat de rest niet te lezen is. Exporteer het model opnieuw, of sluit de opmerking af met */.',
    schema: 'Dit schema wordt niet ondersteund. Bewaar het model als IFC2x3, IFC4 of IFC4.3.',
    voorlopig:
      'Dit bestand is geschreven in een voorlopige versie van IFC4 (een release candidate). Daarvan staan maten en soorten niet vast. Bewaar het model als IFC4 of IFC2x3.',
    tussenversie:
      'Dit bestand is geschreven in IFC4x1 of IFC4x2. Die versies zijn vervangen door IFC4.3 en worden niet gelezen. Bewaar het model als IFC4, IFC4.3 of IFC2x3.',
    project: 'In het bestand staat geen project (IfcProject). Exporteer het model opnieuw.',
    eenheid:
      'Het model noemt geen bruikbare lengte-eenheid, dus maten zijn niet te bepalen. Exporteer het model opnieuw met een lengte-eenheid.',
    eenheidOnbekend:
      'Een eenheid van het model is niet te lezen: er staat niet hoe groot die is. Maten zijn daardoor niet te bepalen. Exporteer het model opnieuw met millimeter of meter als eenheid.',
    teLang:
      'Het lezen is na vijf minuten gestopt. Het bestand is beschadigd of te groot: exporteer het model opnieuw, zo nodig alleen de gevel.',
    lezen:
      'Het bestand is beschadigd of te groot voor deze browser. Exporteer het model opnieuw, zo nodig alleen de gevel.',
  } satisfies Record<ModelFault, string>,
} as const;
