export const teksten = {
  titel: 'Feedback en hulp',
  uitleg:
    'Hebt u een vraag of een suggestie, of werkt er iets niet? Neem contact op met de technische ondersteuning.',
  email: 'E-mail',
  telefoon: 'Telefoon',
  onderwerp: (product: string): string => `Feedback over ${product}`,
  versie: (release: string): string => `Vermeld versie ${release} als er iets niet werkt.`,
};
