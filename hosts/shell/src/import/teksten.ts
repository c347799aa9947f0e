export const teksten = {
  mislukt: 'Project importeren mislukt',
  probeerNogmaals: 'Het importeren is mislukt. Probeer het nogmaals.',
  contact: 'Blijft het misgaan, neem dan contact op met de technische ondersteuning',
  sluiten: 'Sluiten',
  nietValide: 'Bericht ontvangen van parent frame, maar import event data is niet valide.',
};
