import type { Toestand } from '@adviestool/domain/rekenen/toestand';

export const teksten = {
  geenGevelvullingen: 'Dit project heeft nog geen gevelvullingen.',
  projectIncompleet:
    'De projectgegevens zijn nog niet volledig. Vul ze aan om gevelvullingen te kunnen berekenen.',
  verwijderenUitleg: 'Direct daarna kunt u het nog ongedaan maken.',
  toestand: {
    concept: 'Concept',
    adviesGereed: 'Advies gereed',
    voldoetNiet: 'Voldoet niet',
    vastgesteld: 'Vastgesteld',
    gewijzigd: 'Gewijzigd',
  } satisfies Record<Toestand, string>,
  vaststellen: 'Vaststellen',
  /** Behind the state of what is fixed. */
  voldoetNiet: 'voldoet niet',
  filter: {
    zoeken: 'Gevelvullingen zoeken',
    zoekvoorbeeld: 'Merk of omschrijving',
    type: 'Type',
    toestand: 'Toestand',
    geen: 'Geen gevelvulling past bij dit filter.',
    wissen: 'Filter wissen',
    getoond: (getoond: number, totaal: number) => `${getoond} van ${totaal}`,
    gevonden: (getoond: number, totaal: number, filter: readonly string[]) =>
      `${getoond} van ${totaal} gevelvullingen${filter.length === 0 ? '' : `: ${filter.join(', ')}`}.`,
  },
  weergave: { naam: 'Weergave', kaarten: 'Kaarten', tabel: 'Tabel' },
  volgorde: {
    greep: (naam: string) => `${naam} verplaatsen`,
    uitleg: 'Verplaats met pijltje omhoog en pijltje omlaag, of sleep.',
    omhoog: 'Omhoog verplaatsen',
    omlaag: 'Omlaag verplaatsen',
    plaats: (naam: string, plaats: number, totaal: number) =>
      `${naam} staat op plaats ${plaats} van ${totaal}.`,
    plaatsen: (aantal: number, plaats: number, totaal: number) =>
      `${aantal} gevelvullingen verplaatst: de eerste staat op plaats ${plaats} van ${totaal}.`,
  },
  detaillering: {
    actie: 'Detaillering overnemen',
    titel: (naam: string) => `Detaillering van ‘${naam}’`,
    bron: 'Overnemen van',
    uitleg:
      'De detaillering wordt overgenomen voor zover die van toepassing is; wat de andere gevelvulling niet heeft, blijft staan. Gekozen producten die niet langer mogelijk zijn, worden gereset.',
    overnemen: 'Overnemen',
    gedaan: 'Detaillering overgenomen.',
    gelijk: 'Er verandert niets: de detaillering is al gelijk.',
  },
  herkomst: {
    titel: 'Gebruiker',
    gebruiker: 'Naam',
    contactpersoon: 'Contactpersoon',
    bedrijf: 'Bedrijf',
    adres: 'Adres',
    mail: 'E-mail',
    aangemaakt: 'Aangemaakt op',
    bewerkt: 'Laatst bewerkt op',
  },
  koppeling: {
    titel: 'Koppelingen met bouwmodellen',
    bestand: 'Bestand',
    soort: 'Soort',
    gewijzigd: 'Bestand gewijzigd',
    acties: 'Acties',
    verwijderen: 'Koppeling verwijderen',
    verwijderenVan: (bestand: string) => `Koppeling met ${bestand} verwijderen`,
    uitleg: (bestand: string) =>
      `De koppeling met ${bestand} wordt verwijderd. Het project en de gevelvullingen blijven bestaan.`,
    verwijderd: 'Koppeling verwijderd.',
  },
  spouwankersituatie: {
    titel: 'Concepten van spouwankersituaties',
    uitleg:
      'Deze concepten staan alleen in dit tabblad en horen nog niet bij het opgeslagen project.',
    verwijderen: 'Concept verwijderen',
    verwijderenVan: (naam: string) => `Concept ‘${naam}’ verwijderen`,
  },
};
