import type { Etiketkeuze, RapportDocument } from '@adviestool/contract/rapporten';

/** The words of what is made in place of a report; they come with its dialog. */
export const documentTeksten = {
  titel: {
    etiketten: 'Etiketten maken',
    bestellijst: 'Bestellijst maken',
    montage: 'Montagerapport maken',
  } satisfies Record<RapportDocument['soort'], string>,
  uitleg: {
    etiketten:
      'Een PDF met op elk etiket het merk, een tekening, de afstanden vanaf de hoek, het product en een QR-code voor de bouwplaats.',
    bestellijst: 'De bestellijst als PDF, met uit welke gevelvullingen elk aantal komt.',
    montage:
      'Een PDF met per bouwlaag wat er is gemonteerd, naast wat is geadviseerd, met afwijkingen en foto’s.',
  } satisfies Record<RapportDocument['soort'], string>,
  etiketten: {
    formaat: 'Formaat',
    formaten: {
      a5: 'A5, één per pagina',
      a6: 'A6, één per pagina',
      a4x8: 'A4 met 2 × 4 etiketten',
    } satisfies Record<Etiketkeuze['formaat'], string>,
    per: 'Aantal',
    keuzesPer: {
      merk: 'Eén per merk',
      stuk: 'Eén per stuk (K-01 3/4)',
    } satisfies Record<Etiketkeuze['per'], string>,
    volgorde:
      'De etiketten staan op volgorde van bouwlaag en gevel. Wat niet voldoet of niet compleet is, krijgt ook een etiket; daar staat dat op.',
  },
} as const;
