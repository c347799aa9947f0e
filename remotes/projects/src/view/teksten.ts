import { formatGevelvullingen } from '@adviestool/getallen/formatAantal';

export const teksten = {
  geenGevelvullingen: 'Dit project heeft nog geen gevelvullingen.',
  handleiding: 'Hoe begint u? Lees het in de handleiding',
  projectIncompleet:
    'De projectgegevens zijn nog niet volledig. Vul ze aan om gevelvullingen te kunnen berekenen.',
  gebouwhoogte: {
    controleren: (hoogte: string) =>
      `De gebouwhoogte van ${hoogte} komt uit een import en is nog niet gecontroleerd. Het dak kan hoger zijn dan de hoogste gevelvulling. De wind wordt met deze hoogte berekend.`,
    onbekend: 'een onbekende hoogte',
    klopt: 'Gebouwhoogte klopt',
    bevestigd: 'Gebouwhoogte bevestigd.',
    teLaag: (hoogte: string, hoogste: string, voorstel: string | null) =>
      `De gebouwhoogte is ${hoogte}, maar een gevelvulling uit het bouwmodel reikt tot ${hoogste}. ${voorstel === null ? 'Hoger kan de tool niet rekenen: de wind is te laag gerekend. Laat een constructeur dit gebouw berekenen.' : `Voorstel: een gebouwhoogte van ${voorstel}, of hoger als het dak hoger is.`}`,
    wijzigen: 'Gebouwhoogte wijzigen',
    eigen: (aantal: number) =>
      `${formatGevelvullingen(aantal)} ${aantal === 1 ? 'heeft' : 'hebben'} een eigen gebouwhoogte uit een eerdere import: de bovenkant van de gevelvulling. Voor de wind telt de hoogte van het gebouw.`,
    wissen: 'Eigen hoogten wissen',
    gewist: 'Eigen hoogten gewist. De gebouwhoogte van het project telt.',
  },
  verwijderenUitleg: 'Direct daarna kunt u het nog ongedaan maken.',
  vaststellen: 'Vaststellen',
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
      'De detaillering wordt overgenomen voor zover die van toepassing is; wat de andere gevelvulling niet heeft, blijft staan. Gekozen producten die niet langer mogelijk zijn, vervallen.',
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
