import type { Voorkeur } from '@adviestool/domain/productkeuze/vergelijkHoekankers';
import {
  formatAantal,
  formatGevelvullingen,
  formatHoekankers,
  meervoud,
} from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';

import type { Hoekankers } from './gevolgenOf.ts';

const adviezen = (aantal: number): string => formatAantal(aantal, 'advies', 'adviezen');

const opsomming = new Intl.ListFormat('nl-NL', { type: 'conjunction' });

export const teksten = {
  annuleren: 'Annuleren',
  van: 'Overnemen van',
  geenWijziging: 'Er verandert niets.',
  gevolgen: {
    gewijzigd: (n: number) => `${formatGevelvullingen(n)} ${meervoud(n, 'wijzigt', 'wijzigen')}`,
    toegevoegd: (n: number) => `${formatGevelvullingen(n)} ${meervoud(n, 'komt', 'komen')} erbij`,
    verwijderd: (n: number) =>
      `${formatGevelvullingen(n)} ${meervoud(n, 'wordt', 'worden')} verwijderd`,
    hoekankers: ({ voor, na }: Hoekankers) =>
      na === voor
        ? `Evenveel hoekankers: ${formatNumber(na)}`
        : `${formatHoekankers(Math.abs(na - voor))} ${na > voor ? 'meer' : 'minder'}: ${formatNumber(na)} in plaats van ${formatNumber(voor)}`,
    nietTeBerekenen: (n: number) =>
      `Van ${formatGevelvullingen(n)} zijn de hoekankers niet meer te berekenen`,
    adviesBlijft: (n: number) =>
      `${adviezen(n)} ${meervoud(n, 'houdt', 'houden')} dezelfde aantallen`,
    adviesWijzigt: (n: number) =>
      `${adviezen(n)} ${meervoud(n, 'krijgt', 'krijgen')} andere aantallen`,
    adviesNieuw: (n: number) => `${adviezen(n)} ${meervoud(n, 'komt', 'komen')} erbij`,
    adviesVervalt: (n: number) =>
      `${adviezen(n)} ${meervoud(n, 'vervalt', 'vervallen')}: er ontbreken gegevens`,
    voldoetWeer: (n: number) =>
      `${formatGevelvullingen(n)} ${meervoud(n, 'voldoet', 'voldoen')} weer`,
    voldoetNietMeer: (n: number) =>
      `${formatGevelvullingen(n)} ${meervoud(n, 'voldoet', 'voldoen')} niet meer`,
    voldoetNiet: (n: number) =>
      `${formatGevelvullingen(n)} ${meervoud(n, 'was', 'waren')} nog niet compleet en ${meervoud(n, 'voldoet', 'voldoen')} niet`,
    productenGereset: (n: number) => `Bij ${formatGevelvullingen(n)} vervallen gekozen producten`,
  },
  wijzigen: {
    titel: (n: number) => `${formatGevelvullingen(n)} wijzigen`,
    uitleg: 'Wat leeg blijft, verandert niet.',
    geenVelden: 'De gekozen gevelvullingen hebben geen velden gemeen.',
    verschillend: 'verschillend',
    leeg: 'niet ingevuld',
    /** Beside a field that only some of the gevelvullingen are asked. */
    alleenBij: (aantal: number, totaal: number) =>
      `bij ${formatNumber(aantal)} van de ${formatNumber(totaal)}`,
    nodig: 'nodig',
    nodigUitleg: (velden: readonly string[]) =>
      `Door deze wijziging ${meervoud(velden.length, 'is', 'zijn')} ook nodig: ${opsomming.format(velden)}. Zonder ${meervoud(velden.length, 'dit antwoord', 'deze antwoorden')} is er geen advies.`,
    invullen: 'Invullen',
    ongewijzigd: (waarde: string) => `Ongewijzigd (${waarde})`,
    gedaan: (n: number) => `${formatGevelvullingen(n)} gewijzigd.`,
  },
  detaillering: {
    titel: (n: number) => `Detaillering overnemen in ${formatGevelvullingen(n)}`,
    bevestigen: 'Overnemen',
    gedaan: (n: number) => `Detaillering overgenomen in ${formatGevelvullingen(n)}.`,
  },
  producten: {
    titel: (n: number) => `Producten overnemen in ${formatGevelvullingen(n)}`,
    bevestigen: 'Overnemen',
    gedaan: (n: number) => `Producten overgenomen in ${formatGevelvullingen(n)}.`,
  },
  aanbevolen: {
    titel: (n: number) => `Aanbevolen producten kiezen voor ${formatGevelvullingen(n)}`,
    uitleg: {
      lichtste: 'Op elke zijde komt het lichtste product dat past.',
      minste: 'Op elke zijde komt het product met de minste hoekankers.',
      eenProduct:
        'Op alle zijden komt hetzelfde product: dat met de minste hoekankers. Waar geen product op alle zijden past, krijgt elke zijde dat met de minste hoekankers.',
    } satisfies Record<Voorkeur, string>,
    bevestigen: 'Producten kiezen',
    vergelijken: 'Eerst vergelijken voor het hele project',
    gedaan: (n: number) => `Aanbevolen producten gekozen voor ${formatGevelvullingen(n)}.`,
  },
  vaststellen: {
    titel: (n: number) => `${adviezen(n)} vaststellen`,
    uitleg:
      'De aantallen, producten en unity checks van nu worden bewaard. Verandert daarna iets, dan ziet u wat er anders uitkomt.',
    niets: 'Er is niets vast te stellen.',
    vast: (n: number) => `${adviezen(n)} ${meervoud(n, 'wordt', 'worden')} vastgesteld`,
    opnieuw: (n: number) =>
      `${formatNumber(n)} daarvan ${meervoud(n, 'is', 'zijn')} gewijzigd en ${meervoud(n, 'wordt', 'worden')} opnieuw vastgesteld`,
    voldoetNiet: (n: number) => `${adviezen(n)} ${meervoud(n, 'voldoet', 'voldoen')} niet`,
    gewaarschuwd: (n: number) =>
      `${adviezen(n)} ${meervoud(n, 'heeft', 'hebben')} een waarschuwing`,
    alVastgesteld: (n: number) =>
      `${adviezen(n)} ${meervoud(n, 'is', 'zijn')} al vastgesteld en ${meervoud(n, 'blijft', 'blijven')} zoals vastgesteld`,
    onvolledig: (n: number) =>
      `${formatGevelvullingen(n)} ${meervoud(n, 'heeft', 'hebben')} nog geen volledig advies en ${meervoud(n, 'wordt', 'worden')} overgeslagen`,
    intrekken: (n: number) => `${formatNumber(n)} intrekken`,
  },
  dupliceren: {
    titel: (n: number) => `${formatGevelvullingen(n)} dupliceren`,
    uitleg: 'Elke kopie staat achter het origineel en krijgt het volgende vrije merk.',
  },
  verwijderen: {
    titel: (n: number) => `${formatGevelvullingen(n)} verwijderen`,
    uitleg: 'Direct daarna kunt u het nog ongedaan maken.',
    gedaan: (n: number) => `${formatGevelvullingen(n)} verwijderd.`,
  },
  plakken: {
    titel: 'Plakken in de tabel',
    samenvatting: (waarden: number, rijen: number) =>
      `${formatAantal(waarden, 'waarde', 'waarden')} in ${formatAantal(rijen, 'rij', 'rijen')}`,
    fouten: (n: number) =>
      `${formatNumber(n)} ${meervoud(n, 'cel kan', 'cellen kunnen')} niet worden geplakt en ${meervoud(n, 'blijft zoals die', 'blijven zoals ze')} ${meervoud(n, 'is', 'zijn')}.`,
    over: (n: number) =>
      `${formatNumber(n)} ${meervoud(n, 'rij of kolom valt', 'rijen en kolommen vallen')} buiten wat in de tabel te wijzigen is en ${meervoud(n, 'wordt', 'worden')} niet geplakt.`,
    naam: 'Gevelvulling',
    veld: 'Veld',
    was: 'Was',
    wordt: 'Wordt',
    actie: 'Plakken',
    gedaan: (n: number) => `${formatAantal(n, 'waarde', 'waarden')} geplakt.`,
  },
};
