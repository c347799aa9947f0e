import type { Catalogus } from '@adviestool/contract/catalogus';
import { buitenGrenzen } from '@adviestool/contract/catalogusGrenzen';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';

import { gekozenIds } from '../bronnen/gekozenIds.ts';
import { listVerlopen } from '../bronnen/listVerlopen.ts';
import { waarschuwingenVanGevelvulling } from './gevelvullingWaarschuwingen.ts';
import { waarschuwingenVanProject } from './projectWaarschuwingen.ts';
import type { Waarschuwing } from './regels.ts';

interface Gewaarschuwd {
  projectGegevens: Partial<ProjectGegevens>;
  gevelvulling: Gevelvulling;
  catalogus: Catalogus;
}

/** Values of the products used, and of any substrate, that a new catalogue may not have and a stored one keeps. */
const waarschuwingenVanCatalogus = (
  catalogus: Catalogus,
  gekozen: ReadonlySet<string>,
): Waarschuwing[] =>
  buitenGrenzen(catalogus).flatMap(({ path: [lijst, index, ...veld], message }) => {
    const product =
      lijst === 'hoekankers' ||
      lijst === 'bevestigingsmiddelenBouwkundig' ||
      lijst === 'bevestigingsmiddelenHout'
        ? catalogus[lijst][Number(index)]
        : undefined;
    if (product !== undefined && !gekozen.has(product.id)) return [];
    const naam =
      product === undefined ? [lijst, index].join(' ') : [product.naam, ...veld].join(' ');
    const tekst = `${naam}: ${message} De weerstand is te hoog gerekend.`;
    return [{ code: 'CATALOGUS', veld: 'catalogus', soort: 'waarschuwing', tekst, melding: tekst }];
  });

/** What is to be said beside the advice of a gevelvulling, but for what is said once of its project. */
export const waarschuwingenBijAdvies = ({
  projectGegevens,
  gevelvulling,
  catalogus,
}: Gewaarschuwd): Waarschuwing[] => [
  ...waarschuwingenVanGevelvulling(projectGegevens, gevelvulling),
  ...waarschuwingenVanCatalogus(catalogus, gekozenIds(gevelvulling)),
];

/**
 * How many warnings stand beside the advice of a gevelvulling, besides those of the calculation and those of its
 * project.
 * @param vandaag ISO date
 */
export const telEigenWaarschuwingen = (gewaarschuwd: Gewaarschuwd, vandaag: string): number => {
  const { gevelvulling, catalogus } = gewaarschuwd;
  const gezegd = waarschuwingenBijAdvies(gewaarschuwd).filter(
    ({ soort }) => soort === 'waarschuwing',
  );
  return gezegd.length + listVerlopen(catalogus, gekozenIds(gevelvulling), vandaag).length;
};

/** As `telEigenWaarschuwingen`, with those of its project. */
export const telWaarschuwingen = (gewaarschuwd: Gewaarschuwd, vandaag: string): number =>
  telEigenWaarschuwingen(gewaarschuwd, vandaag) +
  waarschuwingenVanProject(gewaarschuwd.projectGegevens).filter(
    ({ soort }) => soort === 'waarschuwing',
  ).length;
