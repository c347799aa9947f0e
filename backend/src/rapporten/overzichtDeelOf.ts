import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { ZIJDEN } from '@adviestool/contract/zijde';
import { gebruiktBevestigingsmiddelen } from '@adviestool/domain/rekenen/ondergrond';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { findHoogsteToets } from '@adviestool/domain/toelichting/findHoogsteToets';
import { formatUnityCheck } from '@adviestool/domain/toelichting/getallen';
import { gevelvullingTypeLabels } from '@adviestool/domain/toelichting/labels';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import { formatNumber } from '@adviestool/getallen/formatNumber';

import type { Berekend } from './gevelvullingDeelOf.ts';
import type { RapportOverzicht } from './rapportGegevens.ts';
import { teksten } from './teksten.ts';
import { aantalVan, afstandTekst, productTeksten } from './zijdenDeelOf.ts';

/** A gevelvulling of the report, with all that is calculated of it. */
export interface BerekendeGevelvulling extends Berekend {
  readonly gevelvulling: Gevelvulling;
}

const oordeelKort = (tone: 'ok' | 'warn' | 'bad' | null): string => {
  switch (tone) {
    case null:
      return adviesTeksten.geen;
    case 'ok':
      return teksten.kort.ok;
    case 'warn':
      return teksten.kort.warn;
    case 'bad':
      return teksten.kort.bad;
    default:
      return tone satisfies never;
  }
};

/** Longest list of products in a row of the overview; one name may be longer. */
const PRODUCTEN_KORT = 90;

/** As many names as there is room for, each of them whole: half a name is another product. */
const noemHeel = (namen: readonly string[]): string => {
  const heel = namen.filter(
    (_naam, index) => index === 0 || namen.slice(0, index + 1).join('; ').length <= PRODUCTEN_KORT,
  );
  return [
    ...heel,
    ...(heel.length < namen.length ? [teksten.enMeer(namen.length - heel.length)] : []),
  ].join('; ');
};

/** Its row of the overview. */
export const overzichtOf = (
  { gevelvulling, advies, isCompleet, deel }: BerekendeGevelvulling,
  catalogus: Catalogus,
): RapportOverzicht => {
  const { gevelvullingType, breedte, hoogte, aantal } = gevelvulling.gevelvullingEnKaderData;
  const hoogste = advies === null ? null : findHoogsteToets(advies);
  const producten = gevelvulling.verankerdeZijden.map((zijde) =>
    productTeksten(catalogus, gevelvulling, zijde).join(' + '),
  );
  return {
    merk: deel.merk,
    soort:
      gevelvullingType === null || gevelvullingType === undefined
        ? ''
        : gevelvullingTypeLabels[gevelvullingType],
    maten:
      breedte === null || hoogte === null
        ? adviesTeksten.geen
        : `${formatGetal(breedte)} × ${formatGetal(hoogte)}`,
    aantal: aantal === null ? adviesTeksten.geen : formatNumber(aantal),
    zijden: ZIJDEN.map((zijde) => {
      const uitkomst = advies?.zijden[zijde];
      const n = uitkomst === undefined ? null : aantalVan(uitkomst);
      return uitkomst === undefined || n === null
        ? adviesTeksten.geen
        : `${formatNumber(n)} / ${afstandTekst(zijde, uitkomst, gevelvulling)}`;
    }),
    producten: noemHeel([...new Set(producten)]),
    unityCheck: hoogste === null ? adviesTeksten.geen : formatUnityCheck(hoogste.unityCheck),
    oordeel: oordeelKort(isCompleet || deel.oordeel.tone === 'bad' ? deel.oordeel.tone : null),
    tone: deel.oordeel.tone,
    toestand: deel.toestand,
  };
};

/** What the rows of the overview come to. */
export const sommenOf = (regels: readonly BerekendeGevelvulling[]): string[] => {
  const { sommen } = teksten;
  const getallen = regels.flatMap(({ advies }) => advies?.totaal ?? []);
  const zonderAdvies = regels.length - getallen.length;
  const gezakt = regels.filter(
    ({ advies, deel }) => advies !== null && deel.oordeel.tone === 'bad',
  );
  const onvolledig = regels.filter(({ isCompleet }) => !isCompleet);
  const gewaarschuwd = regels.filter(({ waarschuwingen }) => waarschuwingen > 0);
  const nietGetoetst = regels.filter(
    ({ isCompleet, deel, gevelvulling }) =>
      isCompleet &&
      deel.oordeel.tone === 'warn' &&
      !gebruiktBevestigingsmiddelen(gevelvulling.gevelvullingEnKaderData),
  );
  return [
    sommen.gevelvullingen(regels.length),
    sommen.hoekankers(getallen.reduce((som, totaal) => som + totaal, 0)),
    ...(zonderAdvies === 0 ? [] : [sommen.zonderAdvies(zonderAdvies)]),
    ...(gezakt.length === 0 ? [] : [sommen.voldoetNiet(gezakt.length)]),
    ...(onvolledig.length === 0 ? [] : [sommen.onvolledig(onvolledig.length)]),
    ...(gewaarschuwd.length === 0 ? [] : [sommen.gewaarschuwd(gewaarschuwd.length)]),
    ...(nietGetoetst.length === 0
      ? []
      : [adviesTeksten.bevestigingNietGetoetstBij(nietGetoetst.length)]),
  ];
};
