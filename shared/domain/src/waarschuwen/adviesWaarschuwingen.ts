import type { Catalogus } from '@adviestool/contract/catalogus';
import { ongewoneWaarden } from '@adviestool/contract/catalogusAannemelijk';
import { buitenGrenzen } from '@adviestool/contract/catalogusGrenzen';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { windvormfactorVanGevel } from '@adviestool/contract/windvormfactoren';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';

import { gekozenIds } from '../bronnen/gekozenIds.ts';
import { listVerlopen } from '../bronnen/listVerlopen.ts';
import type { Advies } from '../rekenen/advies.ts';
import { plaatsingOf } from '../rekenen/ondergrond.ts';
import { zijdenZonder } from '../rekenen/zijdenZonder.ts';
import { zijdenOpsomming } from '../toelichting/labels.ts';
import { waarschuwingenVanGevelvulling } from './gevelvullingWaarschuwingen.ts';
import type { KaderWaarden } from '../velden/variants.ts';
import { waarschuwingenVanProject } from './projectWaarschuwingen.ts';
import type { Waarschuwing } from './regels.ts';

interface Gewaarschuwd {
  projectGegevens: Partial<ProjectGegevens>;
  gevelvulling: Pick<Gevelvulling, 'verankerdeZijden' | 'productKeuze' | 'detailleringData'> & {
    readonly gevelvullingEnKaderData: KaderWaarden;
  };
  catalogus: Catalogus;
}

/** A warning of a catalogue, and the product that it is about; null: of a substrate, so of all. */
interface Cataloguswaarschuwing {
  readonly product: string | null;
  readonly waarschuwing: Waarschuwing;
}

/** What is said with the name of its field in it, or of no field. */
const gezegd = (code: string, veld: string, tekst: string): Waarschuwing => ({
  code,
  veld,
  soort: 'waarschuwing',
  tekst,
  melding: tekst,
});

const TE_HOOG = ' De weerstand is te hoog gerekend.';

const cataloguswaarschuwingen = (catalogus: Catalogus): Cataloguswaarschuwing[] =>
  [
    ...buitenGrenzen(catalogus).map((each) => ({ ...each, message: each.message + TE_HOOG })),
    ...ongewoneWaarden(catalogus),
  ].map(({ path: [lijst, index, ...veld], message }) => {
    const product =
      lijst === 'hoekankers' ||
      lijst === 'bevestigingsmiddelenBouwkundig' ||
      lijst === 'bevestigingsmiddelenHout'
        ? catalogus[lijst][Number(index)]
        : undefined;
    const naam =
      product === undefined ? [lijst, index].join(' ') : [product.naam, ...veld].join(' ');
    return {
      product: product?.id ?? null,
      waarschuwing: gezegd('CATALOGUS', 'catalogus', `${naam}: ${message}`),
    };
  });

/** What was found of a catalogue: a project asks it for each of thousands of advices. */
const gevonden = new WeakMap<Catalogus, readonly Cataloguswaarschuwing[]>();

/**
 * Values of the products used, and of any substrate, that a new catalogue may not have or that are probably a slip: a
 * stored one keeps them.
 */
const waarschuwingenVanCatalogus = (
  catalogus: Catalogus,
  gekozen: ReadonlySet<string>,
): Waarschuwing[] => {
  const alle = gevonden.get(catalogus) ?? cataloguswaarschuwingen(catalogus);
  gevonden.set(catalogus, alle);
  return alle.flatMap(({ product, waarschuwing }) =>
    product === null || gekozen.has(product) ? [waarschuwing] : [],
  );
};

/** Where the calculation leaves out the fastening in the timber, and only that: of the other kind it has a message. */
const waarschuwingenVanHout = (gewaarschuwd: Gewaarschuwd): Waarschuwing[] => {
  const gezegdVan = zijdenZonder('bevestigingsmiddelenBouwkundig', gewaarschuwd);
  const zijden = zijdenZonder('bevestigingsmiddelenHout', gewaarschuwd).filter(
    (zijde) => !gezegdVan.includes(zijde),
  );
  if (zijden.length === 0) return [];
  const tekst = `Voor ${zijdenOpsomming(zijden)} is geen bevestigingsmiddel in het hout gekozen. De bevestiging in het hout is niet getoetst.`;
  return [gezegd('HOUTMIDDEL_ONTBREEKT', 'productKeuze', tekst)];
};

/** The joint below that the lever arm of the wind follows from, besides the stelruimte (rekenmodel 3.4), mm. */
const voegOnder = ({ gevelvulling }: Gewaarschuwd): number | null => {
  const { gevelvullingEnKaderData, detailleringData } = gevelvulling;
  if (gevelvullingEnKaderData.gevelvullingType === 'hsb') {
    return detailleringData.afstandOnderkantElementTotBovenkantVloerrand ?? null;
  }
  return plaatsingOf(gevelvullingEnKaderData, detailleringData, 'onderzijde') === 'vloerrand'
    ? (detailleringData.afstandOnderkantSpouwlatTotBovenkantVloerrand ?? null)
    : null;
};

/** The calculation holds the stelruimte alone against that of the hoekanker. */
const waarschuwingenVanVoeg = (gewaarschuwd: Gewaarschuwd): Waarschuwing[] => {
  const { gevelvulling, catalogus } = gewaarschuwd;
  const voeg = gevelvulling.verankerdeZijden.includes('onderzijde')
    ? voegOnder(gewaarschuwd)
    : null;
  const { hoekanker: id } = gevelvulling.productKeuze.onderzijde;
  const hoekanker = catalogus.hoekankers.find((each) => each.id === id);
  if (voeg === null || hoekanker === undefined || voeg <= hoekanker.stelruimteMax) return [];
  const { naam, stelruimteMax } = hoekanker;
  const tekst = `Onderzijde: de voeg boven de vloerrand is ${formatGetal(voeg)} mm. ${naam} is voor een stelruimte van ten hoogste ${formatGetal(stelruimteMax)} mm; daaraan is de voeg niet getoetst.`;
  return [gezegd('VOEG_GROOT', 'productKeuze', tekst)];
};

/** What is to be said beside the advice of a gevelvulling, but for what is said once of its project. */
export const waarschuwingenBijAdvies = (gewaarschuwd: Gewaarschuwd): Waarschuwing[] => {
  const { projectGegevens, gevelvulling, catalogus } = gewaarschuwd;
  return [
    ...waarschuwingenVanGevelvulling(projectGegevens, gevelvulling),
    ...waarschuwingenVanHout(gewaarschuwd),
    ...waarschuwingenVanVoeg(gewaarschuwd),
    ...waarschuwingenVanCatalogus(catalogus, gekozenIds(gevelvulling)),
  ];
};

/** The data of a project with no other windvormfactor, and no height to look at, than its wind is calculated with. */
const zoalsGerekend = ({
  projectGegevens,
  gevelvulling: { gevelvullingEnKaderData },
}: Gewaarschuwd): Partial<ProjectGegevens> => {
  const { windvormFactor = null, windvormfactoren } = projectGegevens;
  const { gevel, gebouwHoogte = null } = gevelvullingEnKaderData;
  const vanGevel = windvormfactorVanGevel(windvormfactoren, gevel);
  return {
    ...projectGegevens,
    ...(gebouwHoogte !== null && { gebouwhoogteControleren: false }),
    ...(vanGevel === null
      ? { windvormFactor, windvormfactoren: [] }
      : { windvormFactor: null, windvormfactoren: [vanGevel] }),
  };
};

/** As `waarschuwingenBijAdvies`, with what is to be said of its project. */
export const waarschuwingenVanAdvies = (gewaarschuwd: Gewaarschuwd): Waarschuwing[] => [
  ...waarschuwingenVanProject(zoalsGerekend(gewaarschuwd)),
  ...waarschuwingenBijAdvies(gewaarschuwd),
];

/** What was warned of beside the advice of a gevelvulling, and of its project. */
export const gewaarschuwdVan = (gewaarschuwd: Gewaarschuwd): Waarschuwing[] =>
  waarschuwingenVanAdvies(gewaarschuwd).filter(({ soort }) => soort === 'waarschuwing');

/**
 * As `gewaarschuwdVan` in words, with the sources of the products used that have expired.
 * @param vandaag ISO date
 */
export const waarschuwingenOp = (gewaarschuwd: Gewaarschuwd, vandaag: string): string[] => {
  const { gevelvulling, catalogus } = gewaarschuwd;
  return [
    ...gewaarschuwdVan(gewaarschuwd).map(({ melding }) => melding),
    ...listVerlopen(catalogus, gekozenIds(gevelvulling), vandaag).map(({ tekst }) => tekst),
  ];
};

/**
 * How many warnings stand beside the advice of a gevelvulling, besides those of the calculation.
 * @param vandaag ISO date
 */
export const telWaarschuwingen = (gewaarschuwd: Gewaarschuwd, vandaag: string): number =>
  waarschuwingenOp(gewaarschuwd, vandaag).length;

/**
 * As `telWaarschuwingen`, with those of the calculation.
 * @param vandaag ISO date; absent: sources that have expired are not counted
 */
export const telAlleWaarschuwingen = (
  { meldingen }: Pick<Advies, 'meldingen'>,
  gewaarschuwd: Gewaarschuwd,
  vandaag?: string,
): number =>
  meldingen.filter(({ soort }) => soort === 'waarschuwing').length +
  (vandaag === undefined
    ? gewaarschuwdVan(gewaarschuwd).length
    : telWaarschuwingen(gewaarschuwd, vandaag));
