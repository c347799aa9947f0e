import { formatCount } from '@adviestool/ui/format';

const gevelvullingen = (aantal: number): string =>
  aantal === 1 ? '1 gevelvulling' : `${formatCount(aantal)} gevelvullingen`;

export const teksten = {
  titel: 'Advies hoekankers',
  zonderNaam: 'Project zonder naam',
  zonderMerk: 'Zonder merk',
  voorblad: {
    project: 'Project',
    referentie: 'Referentie',
    adres: 'Werkadres',
    omvang: 'Dit rapport gaat over',
    revisie: 'Revisie',
    gewijzigd: 'Laatst gewijzigd',
    bewaker: 'Project van',
    gemaaktDoor: 'Rapport gemaakt door',
  },
  heelProject: (aantal: number) => `het hele project: ${gevelvullingen(aantal)}`,
  deel: (aantal: number, totaal: number, merken: string) =>
    `${formatCount(aantal)} van ${gevelvullingen(totaal)}: ${merken}`,
  enMeer: (aantal: number) => `en nog ${formatCount(aantal)}`,
  letOp: {
    onvolledig: (merken: string) => `Nog niet compleet, zonder advies: ${merken}.`,
    voldoetNiet: (merken: string) => `Voldoet niet: ${merken}.`,
    nietVastgesteld: (merken: string) =>
      `Niet vastgesteld, gerekend met de gegevens van nu: ${merken}.`,
    alles: 'alle gevelvullingen',
  },
  versies: (programma: string, rekenmodel: string, catalogus: { id: string; versie: string }) =>
    `Adviestool ${programma} · rekenmodel ${rekenmodel} · catalogus ${catalogus.id} ${catalogus.versie}`,
  gemaakt: (moment: string) => `Gemaakt op ${moment}`,
  toestand: {
    concept: 'Concept',
    adviesGereed: 'Advies',
    voldoetNiet: 'Advies',
  },
  onvolledig: 'Deze gevelvulling is nog niet compleet: er is geen advies.',
  nietVastgesteld: 'Dit advies is niet vastgesteld: het is berekend met de gegevens van nu.',
  regels: {
    maten: 'Breedte × hoogte',
    oppervlakte: 'Oppervlakte',
    gewicht: 'Gewicht',
    gevolgklasse: 'Gevolgklasse',
    hoogte: 'Referentiehoogte',
    stuwdruk: 'Stuwdruk q_p',
    windbelasting: 'Windbelasting w_k',
    rekenwaarde: 'Rekenwaarde wind w_d',
  },
  posities: (naam: string, hoek: string) => `${naam}, ${hoek}`,
  nietGekozen: 'Nog niet gekozen',
  /** In the summary. */
  kort: { ok: 'Voldoet', warn: 'Let op', bad: 'Voldoet niet' },
  sommen: {
    gevelvullingen,
    hoekankers: (aantal: number) => `${formatCount(aantal)} hoekankers`,
    voldoetNiet: (aantal: number) => `${formatCount(aantal)} voldoet niet`,
    onvolledig: (aantal: number) => `${formatCount(aantal)} niet compleet`,
  },
  product: {
    hoekanker: 'Hoekanker',
    bevestigingsmiddelBouwkundig: 'Bevestiging bouwkundig',
    bevestigingsmiddelHout: 'Bevestiging hout',
    ondergrond: 'Ondergrond',
    geenBron: 'geen bron in de catalogus',
    geenGewicht: 'draagt geen gewicht',
    geenGrens: 'geen grens',
  },
  bouwlijst: {
    onvolledig: 'niet compleet',
    geenAantal: 'een zijde heeft geen aantal',
    ontbrekend: (naam: string, reden: string) => `Niet meegeteld: ${naam} (${reden}).`,
    voldoetNiet: (naam: string) => `Meegeteld, maar voldoet niet: ${naam}.`,
    zonderMiddel: (naam: string, zijden: string) =>
      `${naam}: voor ${zijden} is geen bouwkundig bevestigingsmiddel gekozen; dat is daar niet meegeteld.`,
  },
  kvt: (wind: string, gewicht: string | null) =>
    `KVT-controle, karakteristiek en ter informatie (rekenmodel 4.1 stap 14): wind gemiddeld ${wind} per hoekanker${gewicht === null ? '' : `, gewicht ${gewicht} per hoekanker aan de onderzijde`}.`,
} as const;
