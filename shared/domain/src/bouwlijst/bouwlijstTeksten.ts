import type { Zijde } from '@adviestool/contract/zijde';

import { adviesTeksten } from '../toelichting/adviesTeksten.ts';
import { zijdenOpsomming } from '../toelichting/labels.ts';
import type { BouwlijstOntbrekend, ProductSoort } from './bouwlijst.ts';

/** The words of a bouwlijst that screen, files and report share. */
export const bouwlijstTeksten = {
  titel: 'Bouwlijst',
  totalen: 'Totalen per product',
  perGevelvulling: 'Per gevelvulling',
  nietMeegeteld: 'Niet meegeteld',
  reden: {
    onvolledig: 'gegevens of productkeuze onvolledig',
    geenAantal: 'geen aantal: een zijde past niet of het product is niet geschikt',
  } satisfies Record<BouwlijstOntbrekend['reden'], string>,
  gewijzigdUitleg: 'Het advies is gewijzigd nadat het is vastgesteld; geteld is wat nu geldt.',
  voldoetNietUitleg: 'Het advies voldoet niet; het is wel meegeteld.',
  metWaarschuwingen: (aantal: number) =>
    `Met ${adviesTeksten.waarschuwingen(aantal)} bij het advies.`,
  middelBouwkundig: 'bouwkundig bevestigingsmiddel',
  middelHout: 'bevestigingsmiddel in het hout',
  zonderMiddelKort: (middel: string, zijden: readonly Zijde[]) =>
    `geen ${middel} gekozen voor ${zijdenOpsomming(zijden)}`,
  zonderMiddel: (middel: string, zijden: readonly Zijde[]) =>
    `Voor ${zijdenOpsomming(zijden)} is geen ${middel} gekozen; dat is daar niet meegeteld.`,
  soort: {
    hoekanker: 'Hoekanker',
    bevestigingsmiddelBouwkundig: 'Bevestigingsmiddel bouwkundig',
    bevestigingsmiddelHout: 'Bevestigingsmiddel hout',
  } satisfies Record<ProductSoort, string>,
  kolom: {
    product: 'Product',
    code: 'Code',
    soort: 'Soort',
    leverancier: 'Leverancier',
    aantal: 'Aantal',
    perVerpakking: 'Per verpakking',
    verpakkingen: 'Verpakkingen',
    perStuk: 'Per gevelvulling',
    gevelvulling: 'Gevelvulling',
    aantalGevelvullingen: 'Aantal gevelvullingen',
    reden: 'Reden',
    opmerking: 'Opmerking',
  },
  totaal: 'Totaal',
} as const;
