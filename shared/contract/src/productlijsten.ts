/** The lists of a catalogue that hold products. */
export const PRODUCTLIJSTEN = [
  'hoekankers',
  'bevestigingsmiddelenBouwkundig',
  'bevestigingsmiddelenHout',
] as const;
