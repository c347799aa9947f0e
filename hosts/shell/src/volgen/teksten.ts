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
  bijgewerkt: (namen: string) => `Zojuist door een ander gewijzigd: ${namen}.`,
  projectgegevens: 'projectgegevens',
  meerGevelvullingen: (aantal: number) => `${String(aantal)} gevelvullingen`,
};
