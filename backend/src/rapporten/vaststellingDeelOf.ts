import type { Catalogus } from '@adviestool/contract/catalogus';
import type { CatalogusNaam } from '@adviestool/contract/catalogusNaam';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import type { Vastgesteld, ZijdeUitkomst } from '@adviestool/contract/vastgesteld';
import type { Advies } from '@adviestool/domain/rekenen/advies';
import { isAdviesCompleet, type Toestand } from '@adviestool/domain/vaststellen/toestand';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { zijdeLabel } from '@adviestool/domain/toelichting/labels';
import { zijdeUitkomstTekst } from '@adviestool/domain/toelichting/uitkomstTekst';
import { oorzakenOf } from '@adviestool/domain/vaststellen/oorzaken';
import { uitkomstOf } from '@adviestool/domain/vaststellen/uitkomst';
import { vergelijkUitkomst } from '@adviestool/domain/vaststellen/vergelijkUitkomst';

import { formatMoment } from './formatMoment.ts';
import { setText } from './setText.ts';
import { teksten } from './teksten.ts';

/** Of an advice that comes out otherwise since: what, and what changed. */
const wijzigingen = (
  vastgesteld: Vastgesteld,
  { gevelvulling, advies, projectGegevens, catalogus, producten }: Omstandigheden,
): string[] => {
  const tekstVan = (uitkomst: ZijdeUitkomst | null): string =>
    uitkomst === null ? adviesTeksten.geen : zijdeUitkomstTekst(producten, uitkomst);
  const nu = advies === null ? null : uitkomstOf(advies, gevelvulling);
  const verschillen = vergelijkUitkomst(vastgesteld.zijden, nu) ?? [];
  const oorzaken = oorzakenOf(vastgesteld, { projectGegevens, gevelvulling, catalogus });
  return [
    ...verschillen.map(({ zijde, oud, nieuw }) =>
      setText(teksten.vaststelling.verschil(zijdeLabel(zijde), tekstVan(oud), tekstVan(nieuw))),
    ),
    ...(oorzaken.length === 0
      ? []
      : [teksten.vaststelling.oorzaken(oorzaken.map((oorzaak) => teksten.oorzaak[oorzaak]))]),
  ];
};

interface Omstandigheden {
  gevelvulling: Gevelvulling;
  advies: Advies | null;
  projectGegevens: ProjectGegevens;
  catalogus: CatalogusNaam;
  /** Gives them their names. */
  producten: Catalogus;
}

/** What the reader must know of how definite an advice is, and by whom and with what it was fixed. */
export const vaststellingDeelOf = (
  toestand: Toestand,
  omstandigheden: Omstandigheden,
): { letOp: string[]; vastgesteld: string | null } => {
  const { gevelvulling, advies } = omstandigheden;
  const { vastgesteld } = gevelvulling;
  const onvolledig = isAdviesCompleet(gevelvulling, advies) ? [] : [teksten.onvolledig];
  if (vastgesteld === undefined) {
    const letOp = onvolledig.length > 0 ? onvolledig : [teksten.nietVastgesteld];
    return { letOp, vastgesteld: null };
  }
  const { op, door, rekenmodel, catalogus } = vastgesteld;
  const tekst = setText(
    teksten.vaststelling.op({
      moment: formatMoment(new Date(op)),
      door,
      rekenmodel: String(rekenmodel),
      catalogus: `${catalogus.id} ${catalogus.versie}`,
    }),
  );
  return {
    vastgesteld: tekst,
    letOp:
      toestand === 'gewijzigd'
        ? [...onvolledig, teksten.gewijzigd, ...wijzigingen(vastgesteld, omstandigheden)]
        : [],
  };
};
