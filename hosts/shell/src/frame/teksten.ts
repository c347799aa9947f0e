export const teksten = {
  tochWeg: {
    title: 'Deze pagina verlaten?',
    text: 'Dit onderdeel houdt u op deze pagina. Wat u hier niet hebt opgeslagen, gaat verloren als u weggaat.',
    confirm: 'Pagina verlaten',
    cancel: 'Hier blijven',
    destructive: true,
  },
};
