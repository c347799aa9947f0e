import { bestelShape, type Catalogus } from '@adviestool/contract/catalogus';
import { onaannemelijkeRegels } from '@adviestool/contract/catalogusAannemelijk';
import { bronnenOf, bronOfWaarde, isVerlopen } from '@adviestool/domain/bronnen/bronnen';
import { formatDag } from '@adviestool/domain/bronnen/formatDag';

import { pathText } from './jsonTekst.ts';

/** What says which product it is, and not how strong. */
const GEEN_WAARDEN: ReadonlySet<string> = new Set([
  'id',
  'naam',
  'herkomst',
  'bron',
  'bronPerWaarde',
  ...Object.keys(bestelShape),
]);

/** What is not wrong with a catalogue, and yet asks for attention. @param vandaag ISO date */
export const waarschuwingenOf = (catalogus: Catalogus, vandaag: string): string[] => {
  const { id, hoekankers, bevestigingsmiddelenBouwkundig, bevestigingsmiddelenHout } = catalogus;
  const producten = [...hoekankers, ...bevestigingsmiddelenBouwkundig, ...bevestigingsmiddelenHout];
  const zonderBron = producten.flatMap((product) => {
    const waarden = Object.keys(product).filter(
      (veld) => !GEEN_WAARDEN.has(veld) && bronOfWaarde(catalogus, product, veld) === null,
    );
    return waarden.length === 0 ? [] : [`${product.id}: Geen bron voor ${waarden.join(', ')}.`];
  });
  const verlopen = producten.flatMap((product) =>
    bronnenOf(catalogus, product).flatMap((bron) =>
      isVerlopen(bron, vandaag)
        ? [`${product.id}: Bron ${bron.nummer} verlopen op ${formatDag(bron.geldigTot ?? '')}.`]
        : [],
    ),
  );
  return [
    ...(id === undefined ? ['Deze catalogus heeft geen id en versie.'] : []),
    ...zonderBron,
    ...(catalogus.ondergrondBron === undefined ? ['ondergrondfactor: Geen bron.'] : []),
    ...verlopen,
    ...onaannemelijkeRegels(catalogus, null, pathText),
  ];
};
