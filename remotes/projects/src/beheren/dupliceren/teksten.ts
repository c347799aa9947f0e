export const teksten = {
  titel: 'Dupliceren',
  uitleg:
    'Maakt een eigen kopie met dezelfde gegevens, gevelvullingen en standaarden. De geschiedenis, de koppelingen met bouwmodellen, de bestellingen en wat er op de bouw is vastgelegd gaan niet mee.',
  actie: 'Project dupliceren',
  dialoog: (naam: string) => `Project ‘${naam}’ dupliceren`,
  naam: 'Naam van de kopie',
  voorstel: (naam: string) => `${naam} (kopie)`,
  naamVerplicht: 'Vul een naam in.',
  metVastgesteld: 'Vastgestelde adviezen blijven vastgesteld',
  uitlegVastgesteld:
    'Wie ze vaststelde en wanneer, blijft erbij staan. Zonder vinkje zijn het in de kopie gewone adviezen.',
  annuleren: 'Annuleren',
  dupliceren: 'Dupliceren',
  gedaan: (naam: string) => `Project ‘${naam}’ is gemaakt.`,
};
