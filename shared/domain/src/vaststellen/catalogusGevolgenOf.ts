import type { Catalogus } from '@adviestool/contract/catalogus';
import type { CatalogusGevolgen } from '@adviestool/contract/catalogusGevolgen';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { ZIJDEN } from '@adviestool/contract/zijde';

import { middelenPerHoekanker } from '../productkeuze/gekozenProducten.ts';
import { adviesFor, type Advies } from '../rekenen/advies.ts';
import { telAlleWaarschuwingen } from '../waarschuwen/adviesWaarschuwingen.ts';
import { isAdviesCompleet, toestandOf, voldoetAdvies } from './toestand.ts';
import { uitkomstOf } from './uitkomst.ts';
import { vergelijkUitkomst } from './vergelijkUitkomst.ts';

interface CatalogusWissel {
  readonly van: Catalogus;
  readonly naar: Catalogus;
  /** ISO date: of which day a source has expired. */
  readonly vandaag: string;
}

/** Of each anchored side how many fasteners its hoekankers take: they are ordered, also where no check is about them. */
const middelenVan = (gevelvulling: Gevelvulling, { zijden }: Advies, catalogus: Catalogus) =>
  ZIJDEN.filter((zijde) => zijden[zijde] !== undefined)
    .map((zijde) => middelenPerHoekanker(catalogus, gevelvulling, zijde))
    .join();

/**
 * What the step from one catalogue to another does to the advices of a project, compared as fixed ones are, and by how
 * many fasteners they take.
 */
export const catalogusGevolgenOf = (
  { projectGegevens, gevelvullingen }: Pick<Project, 'projectGegevens' | 'gevelvullingen'>,
  { van, naar, vandaag }: CatalogusWissel,
): CatalogusGevolgen => {
  const paren = gevelvullingen.map((gevelvulling) => {
    const adviesMet = (catalogus: Catalogus): Advies | null => {
      const advies = adviesFor({ projectGegevens, gevelvulling, catalogus });
      return isAdviesCompleet(gevelvulling, advies) ? advies : null;
    };
    return { gevelvulling, oud: adviesMet(van), nieuw: adviesMet(naar) };
  });
  const isAnders = ({ gevelvulling, oud, nieuw }: (typeof paren)[number]): boolean =>
    oud === null || nieuw === null
      ? oud !== nieuw
      : middelenVan(gevelvulling, oud, van) !== middelenVan(gevelvulling, nieuw, naar) ||
        vergelijkUitkomst(uitkomstOf(oud, gevelvulling), uitkomstOf(nieuw, gevelvulling)) !== null;
  const adviezen = paren.filter(({ oud, nieuw }) => oud !== null || nieuw !== null);
  const voldeed = adviezen.filter(({ oud }) => oud !== null && voldoetAdvies(oud));
  const voldeedNiet = adviezen.filter(({ oud }) => oud !== null && !voldoetAdvies(oud));
  const weer = voldeedNiet.filter(({ nieuw }) => nieuw !== null && voldoetAdvies(nieuw));
  return {
    adviezen: adviezen.length,
    wijzigt: adviezen.filter(isAnders).length,
    voldoet_niet_meer: voldeed.filter(({ nieuw }) => nieuw !== null && !voldoetAdvies(nieuw))
      .length,
    voldoet_weer: weer.length,
    voldoet_weer_gewaarschuwd: weer.filter(
      ({ gevelvulling, nieuw }) =>
        nieuw !== null &&
        telAlleWaarschuwingen(nieuw, { projectGegevens, gevelvulling, catalogus: naar }, vandaag) >
          0,
    ).length,
    vastgesteld_gewijzigd: paren.filter(
      ({ gevelvulling, nieuw }) => toestandOf(gevelvulling, nieuw) === 'gewijzigd',
    ).length,
  };
};
