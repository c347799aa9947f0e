import { ZIJDEN } from '@adviestool/contract/zijde';

import { adviesTeksten } from '../toelichting/adviesTeksten.ts';
import { zijdeLabel } from '../toelichting/labels.ts';
import { REKENMODEL_VERSIE } from '../rekenen/rekenmodelVersie.ts';
import type { Toestand } from '../vaststellen/toestand.ts';
import type { Bestandsoordeel, Verandering } from './beoordeelBestand.ts';
import { bewijsfoutTekst } from './bewijsfoutTekst.ts';
import type { Bewezen, Controle } from './controleerBewijs.ts';
import { momentTekst } from './momentTekst.ts';
import type { OverzichtRij } from './overzicht.ts';
import type { Verschil } from './vergelijkAdvies.ts';

/** ‘Onderzijde, Unity check: 0,82 → 1,94’. */
export const verschilTekst = ({ zijde, label, oud, nieuw }: Verschil): string =>
  `${zijde === null ? '' : `${zijdeLabel(zijde)}, `}${label}: ${oud} → ${nieuw}`;

/** How definite a signed advice is. */
export const toestandTeksten: Readonly<Record<Toestand, string>> = {
  concept: 'Concept',
  adviesGereed: 'Niet vastgesteld',
  voldoetNiet: 'Niet vastgesteld',
  vastgesteld: 'Vastgesteld',
  gewijzigd: 'Gewijzigd sinds de vaststelling',
};

/** ‘K01 Kozijn: 4000 × 2000 mm, 4 st., Onderzijde 7 / 600, …, unity check 0,91, Voldoet, Hoekanker GA 90, Vastgesteld’. */
export const overzichtTekst = ({
  naam,
  maten,
  aantal,
  zijden,
  unityCheck,
  oordeel,
  isBevestigingGetoetst,
  waarschuwingen,
  producten,
  toestand,
}: OverzichtRij): string =>
  [
    `${naam}: ${maten} mm`,
    `${aantal} st.`,
    ...ZIJDEN.map((zijde) => `${zijdeLabel(zijde)} ${zijden[zijde]}`),
    `unity check ${unityCheck}`,
    adviesTeksten.metBevestiging(
      adviesTeksten.metWaarschuwingen(oordeel, waarschuwingen),
      isBevestigingGetoetst,
    ),
    producten,
    toestandTeksten[toestand],
  ].join(', ');

type Ernst = 'ok' | 'warn' | 'bad';

/** One of the three things that a check says, with what it follows from. */
export interface Uitspraak {
  readonly wat: 'bestand' | 'getallen' | 'berekening';
  readonly ernst: Ernst;
  readonly tekst: string;
  readonly toelichting: string | null;
}

const ALLEEN_TABEL = 'Alleen de tabel hieronder telt.';
const KAN_ONJUIST = 'Wat op de pagina’s staat kan onjuist zijn.';

const HOE_VERANDERD: Readonly<Record<Verandering, string>> = {
  handtekeningWeg:
    'De handtekening van het bestand is eruit gehaald, bijvoorbeeld door het opnieuw op te slaan of af te drukken naar PDF.',
  inhoud: 'De handtekening van het bestand past niet bij wat erin staat.',
  erachter: 'Achter het ondertekende deel is iets toegevoegd.',
  tweedeHandtekening: 'Er staat een tweede handtekening in, die niet het hele bestand dekt.',
  andereSleutel:
    'De pagina’s zijn opnieuw ondertekend, met een andere sleutel dan die van deze Adviestool.',
};

const NIET_TE_CONTROLEREN = {
  browser: 'daarvoor is een beveiligde verbinding (https) nodig',
  certificaten: 'de certificaten van deze Adviestool zijn niet bekend',
} as const;

type Zin = readonly [ernst: Ernst, tekst: string, toelichting?: string];

const bestandZin = (oordeel: Bestandsoordeel): Zin => {
  switch (oordeel.soort) {
    case 'geenBestand':
      return [
        'warn',
        'Er is geen rapport nagekeken: dit zijn losse getallen.',
        'Wat op de pagina’s van een rapport staat, is hiermee niet bewezen.',
      ];
    case 'ongewijzigd':
      return [
        'ok',
        `Dit is het rapport zoals de Adviestool het op ${momentTekst(oordeel.moment)} maakte. Er is niets aan veranderd.`,
      ];
    case 'veranderd':
      return [
        'bad',
        `Dit bestand is na het maken veranderd. ${KAN_ONJUIST}`,
        HOE_VERANDERD[oordeel.hoe],
      ];
    case 'ingetrokken':
      return [
        'bad',
        `Dit bestand is niet te bewijzen. ${KAN_ONJUIST}`,
        `De sleutel waarmee het is ondertekend, is op ${momentTekst(oordeel.op)} ingetrokken. Vraag een nieuw rapport.`,
      ];
    case 'verlopen':
      return [
        'bad',
        `Dit bestand is niet te bewijzen. ${KAN_ONJUIST}`,
        `De sleutel waarmee het is ondertekend, is op ${momentTekst(oordeel.op)} vervangen. De handtekening is van later, dus die kan niet echt zijn.`,
      ];
    case 'daarnaOndertekend':
      return [
        'warn',
        `Daarna ondertekend door ${oordeel.naam ?? 'iemand zonder naam'} (naam uit het certificaat, niet te controleren hier).`,
        `Het deel dat de Adviestool op ${momentTekst(oordeel.moment)} maakte, is bewezen; wat daarna op de pagina’s is gezet niet. ${ALLEEN_TABEL}`,
      ];
    case 'nietOndertekend':
      return [
        'warn',
        'Dit rapport is gemaakt voordat rapporten als bestand werden ondertekend. De pagina’s zijn niet te bewijzen; de getallen hieronder wel.',
      ];
    case 'zonderHandtekening':
      return [
        'warn',
        'Dit bestand heeft geen handtekening van de Adviestool. De pagina’s zijn niet te bewijzen.',
      ];
    case 'andereInstallatie':
      return [
        'warn',
        `Ondertekend door een andere installatie (${oordeel.naam ?? 'zonder naam'}, niet te controleren hier). Controleer het op het adres in het rapport.`,
      ];
    case 'nietTeControleren':
      return [
        'warn',
        `Of dit bestand is veranderd, is hier niet te controleren: ${NIET_TE_CONTROLEREN[oordeel.reden]}. De pagina’s zijn niet te bewijzen.`,
      ];
    default:
      return oordeel satisfies never;
  }
};

const bestandUitspraak = ({ bestand, getallen }: Controle): Uitspraak => {
  const [ernst, tekst, waardoor = null] = bestandZin(bestand);
  // Of numbers that are not proven there is no table.
  const toelichting =
    ernst === 'bad' && getallen.bewezen ? `${waardoor ?? ''} ${ALLEEN_TABEL}`.trim() : waardoor;
  return { wat: 'bestand', ernst, tekst, toelichting };
};

const getallenUitspraak = ({ bestand, getallen }: Controle): Uitspraak => {
  if (getallen.bewezen) {
    const tekst = 'De getallen hieronder zijn door de Adviestool berekend.';
    return { wat: 'getallen', ernst: 'ok', tekst, toelichting: null };
  }
  if (bestand.soort === 'ongewijzigd' && getallen.fout.soort === 'geenAdvies') {
    return {
      wat: 'getallen',
      ernst: 'warn',
      tekst: 'Dit document heeft geen getallen bij zich die na te rekenen zijn.',
      toelichting:
        'Zo maakt de Adviestool een bestellijst, etiketten en een montagerapport. Alleen het bestand is bewezen.',
    };
  }
  // Of another installation nothing is known: its report is not false.
  const isElders = bestand.soort === 'andereInstallatie';
  return {
    wat: 'getallen',
    ernst: isElders ? 'warn' : 'bad',
    tekst: 'De getallen zijn niet te bewijzen.',
    toelichting: bewijsfoutTekst(getallen.fout),
  };
};

const berekeningUitspraak = ({ anders, json }: Bewezen): Uitspraak => {
  const totaal = json.gevelvullingen.length;
  const onvolledig = json.gevelvullingen.filter(({ advies }) => advies === null).length;
  const aantal = anders.length === totaal ? 'alle' : `${anders.length} van de ${totaal}`;
  const model =
    json.rekenmodel === REKENMODEL_VERSIE
      ? `rekenmodel ${json.rekenmodel}, dat ook nu in gebruik is`
      : `rekenmodel ${json.rekenmodel}; nu is rekenmodel ${REKENMODEL_VERSIE} in gebruik`;
  if (anders.length === 0 && onvolledig === totaal) {
    return {
      wat: 'berekening',
      ernst: 'warn',
      tekst: 'Er is niets nagerekend.',
      toelichting: `Van geen gevelvulling in dit rapport is een advies berekend. Gemaakt met ${model}.`,
    };
  }
  const nietNagerekend =
    onvolledig === 0 ? '' : ` Zonder advies, en niet nagerekend: ${onvolledig} van de ${totaal}.`;
  return anders.length === 0
    ? {
        wat: 'berekening',
        ernst: 'ok',
        tekst: 'De berekening geeft nu dezelfde uitkomst.',
        toelichting: `Gemaakt met ${model}.${nietNagerekend}`,
      }
    : {
        wat: 'berekening',
        ernst: 'warn',
        tekst: `De berekening geeft nu voor ${aantal} gevelvullingen een andere uitkomst.`,
        toelichting: `Gemaakt met ${model}. Het rapport zelf blijft wat het was.${nietNagerekend}`,
      };
};

const ERNSTEN: readonly Ernst[] = ['bad', 'warn', 'ok'];

/** What a check says: of the file, the numbers and the calculation, the worst first; what is as bad in that order. */
export const uitsprakenOf = (controle: Controle): readonly [Uitspraak, ...Uitspraak[]] => {
  const { getallen } = controle;
  const uitspraken = [
    bestandUitspraak(controle),
    getallenUitspraak(controle),
    ...(getallen.bewezen ? [berekeningUitspraak(getallen.uitkomst)] : []),
  ];
  const ergste = ERNSTEN.flatMap((ernst) => uitspraken.filter((each) => each.ernst === ernst))[0];
  const kop = ergste ?? getallenUitspraak(controle);
  return [kop, ...uitspraken.filter((each) => each !== kop)];
};
