export const teksten = {
  leeg: 'U hebt nog geen projecten.',
  uitleg:
    'Een project bevat de gegevens van een gebouw en de gevelvullingen waarvoor u advies wilt. Kies hoe u wilt beginnen.',
  maaktNiet:
    'Zodra er projecten zijn die u mag bekijken, staan ze hier. Zelf maakt u met uw rol geen projecten.',
  wegen: {
    zelf: {
      titel: 'Zelf invoeren',
      tekst: 'Vul de gegevens van het gebouw in. Daarna komt u meteen bij uw eerste gevelvulling.',
      actie: 'Nieuw project',
    },
    kozijnstaat: {
      titel: 'Een kozijnstaat inlezen',
      tekst:
        'Hebt u al een lijst met merken, aantallen en maten? Vul de gegevens van het gebouw in en lees daarna de lijst in.',
      actie: 'Kozijnstaat inlezen',
    },
    voorbeeld: {
      titel: 'Eerst rondkijken',
      tekst:
        'Maak een voorbeeldproject met kozijnen, schuifpuien en HSB-elementen. Het is van u: wijzig wat u wilt, en verwijder het als u klaar bent.',
      actie: 'Voorbeeldproject maken',
    },
  },
  bouwmodel: 'Projecten uit een bouwmodel komen binnen via de koppeling in uw tekenprogramma.',
  importeren: 'Projectbestand importeren',
  archief: 'Gearchiveerde projecten',
  handleiding: 'Handleiding: de eerste gevelvulling',
  voorbeeldGemaakt: 'Het voorbeeldproject is aangemaakt. U kunt er alles in wijzigen.',
} as const;
