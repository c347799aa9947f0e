import { ZIJDEN } from '@adviestool/contract/zijde';

import { adviesTeksten } from '../toelichting/adviesTeksten.ts';
import { zijdeLabel } from '../toelichting/labels.ts';
import type { Bewezen, Paginas } from './controleerBewijs.ts';
import type { OverzichtRij } from './overzicht.ts';
import type { Verschil } from './vergelijkAdvies.ts';

/** ‘Onderzijde, Unity check: 0,82 → 1,94’. */
export const verschilTekst = ({ zijde, label, oud, nieuw }: Verschil): string =>
  `${zijde === null ? '' : `${zijdeLabel(zijde)}, `}${label}: ${oud} → ${nieuw}`;

/** ‘K01 Kozijn: 4000 × 2000 mm, 4 st., Onderzijde 7 / 600, …, unity check 0,91, Voldoet, Hoekanker GA 90’. */
export const overzichtTekst = ({
  naam,
  maten,
  aantal,
  zijden,
  unityCheck,
  oordeel,
  waarschuwingen,
  producten,
}: OverzichtRij): string =>
  [
    `${naam}: ${maten} mm`,
    `${aantal} st.`,
    ...ZIJDEN.map((zijde) => `${zijdeLabel(zijde)} ${zijden[zijde]}`),
    `unity check ${unityCheck}`,
    waarschuwingen === 0
      ? oordeel
      : `${oordeel}, met ${adviesTeksten.waarschuwingen(waarschuwingen)}`,
    producten,
  ].join(', ');

/** What holds for every report that is checked, however well it comes out of it. */
export const ALLEEN_GETALLEN =
  'Bewezen zijn de ondertekende getallen in dit overzicht, en niets anders. De tekst en de tekeningen van het rapport zijn niet ondertekend.';

const VERSCHILT = 'Het rapport zelf blijft wat het was.';

/** Whether the signed numbers still come out, in a sentence. */
export const nogSteedsTekst = (
  { anders, json }: Pick<Bewezen, 'anders' | 'json'>,
  rekenmodel: number,
): string => {
  const totaal = json.gevelvullingen.length;
  const model =
    json.rekenmodel === rekenmodel
      ? `rekenmodel ${rekenmodel}, dat ook nu in gebruik is`
      : `rekenmodel ${json.rekenmodel}; nu is rekenmodel ${rekenmodel} in gebruik`;
  if (anders.length === 0) {
    return `Gelijk: de berekening van nu geeft dezelfde getallen (gemaakt met ${model}).`;
  }
  const aantal = anders.length === totaal ? 'alle' : `${anders.length} van de ${totaal}`;
  return `Verschillend: de berekening van nu geeft voor ${aantal} gevelvullingen andere getallen (gemaakt met ${model}). ${VERSCHILT}`;
};

/** Nothing vouches for what a page shows: whatever its text says, another picture may lie over it. */
const NIET_TE_BEWIJZEN =
  'De pagina’s van dit bestand zijn niet te bewijzen. Alleen de tabel met ondertekende getallen telt.';

/** What is known of the pages, in a sentence; never that they are right. */
export const paginasTekst = (paginas: Paginas, kenmerk: string): string => {
  switch (paginas.soort) {
    case 'geen':
      return 'Een los bestand met getallen heeft geen pagina’s om mee te vergelijken.';
    case 'anderRapport':
      return `De pagina’s horen bij een ander rapport: zij noemen kenmerk ${paginas.kenmerken.join(', ')}, de ondertekende getallen hebben ${kenmerk}.`;
    case 'zonderKenmerk':
      return `${NIET_TE_BEWIJZEN} Het kenmerk van deze getallen, ${kenmerk}, staat nergens in het rapport.`;
    case 'metKenmerk':
      return NIET_TE_BEWIJZEN;
    default:
      return paginas satisfies never;
  }
};

/** Something is not as it should be or cannot be known, though the signature holds: pages never can. */
export const heeftBedenking = ({ anders, paginas }: Pick<Bewezen, 'anders' | 'paginas'>): boolean =>
  anders.length > 0 || paginas.soort !== 'geen';
