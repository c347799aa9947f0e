export const teksten = {
  menuToets: 'Toets m opent en sluit het hoofdmenu',
  uitleg:
    'Zet deze toets uit als u met spraak of met een ander hulpmiddel werkt dat losse letters typt. De keuze geldt in deze browser.',
  altijd: 'Deze toetsen werken altijd:',
  toetsen: [
    { toets: 'Esc', werking: 'sluit een menu of venster' },
    { toets: 'Pijltjes, Home, End', werking: 'lopen door een open menu' },
    {
      toets: 'Alt + Page Up, Alt + Page Down',
      werking: 'naar dezelfde stap van de vorige en de volgende gevelvulling',
    },
    { toets: 'Alt + J', werking: 'kiest een gevelvulling van het project om naartoe te gaan' },
    {
      toets: 'Ctrl + Z',
      werking: 'maakt de laatste wijziging van de gevelvullingen van een project ongedaan',
    },
    {
      toets: 'Enter, F2 of typen',
      werking: 'wijzigt een cel van de tabel met gevelvullingen; spatie selecteert een rij',
    },
    {
      toets: 'Ctrl + D',
      werking: 'dupliceert in die tabel de rij, of de rijen die zijn geselecteerd',
    },
    { toets: 'Pijl omhoog en omlaag', werking: 'verhogen en verlagen het getal in een veld' },
  ],
};
