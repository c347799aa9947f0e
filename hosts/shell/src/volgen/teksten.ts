const STAPPEN: Readonly<Record<string, string>> = {
  'gevelvulling-en-kader': 'stap 1',
  detaillering: 'stap 2',
  productkeuze: 'stap 3',
  advies: 'stap 4',
};

export const teksten = {
  lijst: 'Ook in dit project',
  bij: (naam: string, merk: string | null, stap: string) =>
    [naam, [merk, STAPPEN[stap]].filter(Boolean).join(', ')].filter(Boolean).join(' bij '),
  nieuw: 'een nieuwe gevelvulling',
  meer: (aantal: number) => `+${String(aantal)}`,
  bijgewerkt: {
    ander: (namen: string) => `Zojuist door een ander gewijzigd: ${namen}.`,
    uzelf: (namen: string) =>
      `Zojuist door uzelf gewijzigd, in een ander venster of op een ander apparaat: ${namen}.`,
    onbekend: (namen: string) => `Zojuist gewijzigd: ${namen}.`,
  },
  beheer: {
    verwijderd: (naam: string, magTerugzetten: boolean) =>
      `${naam} heeft dit project verwijderd. Wat u hebt ingevuld, blijft op het scherm staan. ${
        magTerugzetten
          ? 'U kunt het terugzetten onder Verwijderde projecten, onder de lijst met projecten.'
          : `Vraag ${naam} of een beheerder van uw bedrijf om het terug te zetten.`
      }`,
    gearchiveerd: (naam: string, magTerughalen: boolean) =>
      `${naam} heeft dit project in het archief gezet. U kunt het bekijken, maar niet wijzigen; wat u hebt ingevuld, blijft op het scherm staan. ${
        magTerughalen
          ? 'U kunt het uit het archief halen onder Project beheren.'
          : `Vraag ${naam} of een beheerder van uw bedrijf om het terug te halen.`
      }`,
    overgedragen: (naam: string, aan: string) =>
      `${naam} heeft dit project overgedragen aan ${aan}. Mag u het niet meer wijzigen, vraag dat dan aan ${aan}.`,
    aanU: (naam: string) => `${naam} heeft dit project aan u overgedragen. U beheert het vanaf nu.`,
    teruggezet: (naam: string) => `${naam} heeft dit project teruggezet.`,
    uit_archief: (naam: string) => `${naam} heeft dit project uit het archief gehaald.`,
    collega: 'een collega',
  },
  projectgegevens: 'projectgegevens',
  meerGevelvullingen: (aantal: number) => `${String(aantal)} gevelvullingen`,
};
