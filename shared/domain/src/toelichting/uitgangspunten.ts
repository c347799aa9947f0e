import { formatDecimalen, formatGetal } from '@adviestool/getallen/formatDecimalen';

import {
  BASISWINDSNELHEID,
  FACTOR_GEWICHT_610A,
  FACTOR_GEWICHT_610B,
  FACTOR_WIND,
  GEVOLGKLASSE_VAN_TYPE_BOUW,
  GEWICHT_RAAMWERK,
  HART_OP_HART_HSB_MET_PUI,
  HEFBOOM_VAST,
  HOOGTEGRENS_CC3,
  INTERACTIE_EXPONENT,
  KMOD_EIGEN_GEWICHT,
  LUCHTDICHTHEID,
  MINIMALE_RANDAFSTAND,
  MINIMALE_WINDBELASTING,
  RICHTINGSFACTOR,
  RUWHEIDSLENGTE,
  SEIZOENSFACTOR,
  VALVERSNELLING,
  VOEG_HSB,
  WAARSCHIJNLIJKHEIDSFACTOR,
  type Constante,
  type Gevolgklasse,
  type Tabel,
} from '../rekenen/uitgangspunten.ts';
import { RANDAFSTAND } from '../velden/invoergrenzen.ts';

export interface Uitgangspunt {
  readonly label: string;
  readonly tekst: string;
  readonly herkomst: string;
}

const waardeOf = ({ waarde }: Constante): string => formatGetal(waarde);
/** A factor, with at least one decimal. */
const factorOf = ({ waarde }: Constante): string => formatDecimalen(waarde, 1, 4);
const metEenheid = (constante: Constante): string => `${waardeOf(constante)} ${constante.eenheid}`;
const isSymbool = (constante: Constante, waarde: string): string =>
  `${constante.symbool} = ${waarde}`;
const perKlasse = ({ waarden }: Tabel<Gevolgklasse>): string =>
  [waarden.CC1, waarden.CC2, waarden.CC3].map(formatGetal).join(' / ');

const listWind = (): Uitgangspunt[] => [
  {
    label: 'Stuwdruk',
    tekst: `Extreme stuwdruk volgens de formules van NEN-EN 1991-1-4 met nationale bijlage; luchtdichtheid ${metEenheid(LUCHTDICHTHEID)}, referentieperiode 50 jaar (${isSymbool(WAARSCHIJNLIJKHEIDSFACTOR, factorOf(WAARSCHIJNLIJKHEIDSFACTOR))}), ${isSymbool(RICHTINGSFACTOR, factorOf(RICHTINGSFACTOR))} en ${isSymbool(SEIZOENSFACTOR, factorOf(SEIZOENSFACTOR))}.`,
    herkomst: '[N] rekenmodel 1.1; [B] TeachBooks/vademecum, RWS ROK-0028',
  },
  {
    label: 'Referentiehoogte',
    tekst:
      'De referentiehoogte is de gebouwhoogte, niet de hoogte van de gevelvulling in de gevel: de veilige, gebruikelijke keuze voor zuigzones.',
    herkomst: '[N] rekenmodel 1.5',
  },
  {
    label: 'Windvormfactor',
    tekst:
      'De standaard 1,4 is hoekzone A met c_pe,10 = 1,2 en 0,2 overdruk binnen; lokaal hogere zuiging op kleine elementen (c_pe,1) is niet meegenomen. Buiten de hoekzone is 1,1 het minste: de winddruk van zone D (0,8) met onderdruk binnen (0,3). Een gevel kan een eigen factor hebben; de berekening noemt die gevel dan.',
    herkomst: '[S] [B] rekenmodel 1.5',
  },
  {
    label: 'Bouwwerkfactor',
    tekst: 'c_s c_d = 1,0: voor gevelelementen zelf en voor gebouwen lager dan 15 m.',
    herkomst: '[N] rekenmodel 1.5; [B] TeachBooks',
  },
  {
    label: 'Minimale windbelasting',
    tekst: `Voor een kozijn wordt met ten minste ${formatGetal(MINIMALE_WINDBELASTING.waarden.kozijn)} kN/m² gerekend, voor een schuifpui met ${formatGetal(MINIMALE_WINDBELASTING.waarden.schuifpui)} en voor een HSB-element met ${formatGetal(MINIMALE_WINDBELASTING.waarden.hsb)}.`,
    herkomst: '[B] VKG 4.8.2.3; [P] rekenmodel 1.5',
  },
  {
    label: 'Kust in windgebied III',
    tekst: `De nationale bijlage kent deze combinatie niet; er wordt veilig gerekend met v_b,0 = ${formatGetal(BASISWINDSNELHEID.waarden[3])} m/s en z0 = ${formatGetal(RUWHEIDSLENGTE.waarden.kust)} m.`,
    herkomst: '[P] rekenmodel 1.3',
  },
  {
    label: 'Niet meegenomen',
    tekst:
      'Hogere buurgebouwen (bijlage A.4), orografie (A.3), stalen lateien en de voorschriften van de leverancier van bevestigingsmiddelen zijn niet meegenomen.',
    herkomst: '[B] rekenmodel 1.5 en 3.5',
  },
];

const listBelasting = (): Uitgangspunt[] => [
  {
    label: 'Belastingfactoren',
    tekst: `γ_Q is ${perKlasse(FACTOR_WIND)} voor CC1 / CC2 / CC3; γ_G met wind (6.10b) ${perKlasse(FACTOR_GEWICHT_610B)} en alleen gewicht (6.10a) ${perKlasse(FACTOR_GEWICHT_610A)}; ψ0 van wind is 0.`,
    herkomst: '[B] NEN-EN 1990 NB.4/NB.5 (TeachBooks); 6.10a [N] rekenmodel 2.1',
  },
  {
    label: 'Gevolgklasse',
    tekst: `Woning ${GEVOLGKLASSE_VAN_TYPE_BOUW.woning}, kantoor of woongebouw ${GEVOLGKLASSE_VAN_TYPE_BOUW.kantoorWoongebouw}, openbaar gebouw ${GEVOLGKLASSE_VAN_TYPE_BOUW.openbaarGebouw}; hoger dan ${metEenheid(HOOGTEGRENS_CC3)} altijd CC3. Een woning met vier of meer bouwlagen is CC2. Wie een andere klasse kiest, ziet die in de berekening en in het rapport; boven ${metEenheid(HOOGTEGRENS_CC3)} blijft het CC3.`,
    herkomst: '[B] NB.24; [P] rekenmodel 2.2',
  },
  {
    label: 'Gewicht',
    tekst: `g = ${metEenheid(VALVERSNELLING)}; raamwerk en beslag ${formatGetal(GEWICHT_RAAMWERK.waarden.kozijn)} kg/m² (kozijn) en ${formatGetal(GEWICHT_RAAMWERK.waarden.schuifpui)} kg/m² (schuifpui). Het gewicht gaat volledig naar de onderzijde; bij een HSB-element naar de oplegging.`,
    herkomst: '[B] GB/KVT; [P] rekenmodel 3.3',
  },
  {
    label: 'Lastverdeling',
    tekst:
      'Wind gaat volgens 45°-lijnen naar de verankerde zijden en is binnen een zijde gelijk over de hoekankers verdeeld.',
    herkomst: '[P] rekenmodel 4.1 stap 6',
  },
  {
    label: 'Wind en gewicht samen',
    tekst: `Hoekankers aan de onderzijde worden op wind en gewicht samen getoetst met exponent ${waardeOf(INTERACTIE_EXPONENT)} (2 is kwadratisch).`,
    herkomst: '[N] vgl. NEN-EN 1992-4; [P] rekenmodel 4.2',
  },
];

const listAnkers = (): Uitgangspunt[] => {
  const vast = metEenheid(HEFBOOM_VAST);
  return [
    {
      label: 'Hefboom',
      tekst: `De weerstand van een hoekanker neemt af zodra de hefboomsarm groter is dan de referentie van het product. Bij wind is de arm ${vast} plus de stelruimte; op een vloerrand telt de afstand van onderkant spouwlat tot bovenkant vloerrand als die groter is. Bij een HSB-element is de arm onder ${vast} plus de afstand tot de vloerrand en elders ${vast} plus een voeg van ${metEenheid(VOEG_HSB)}. Bij gewicht is de arm de halve spouwlatbreedte.`,
      herkomst: '[P] rekenmodel 3.4',
    },
    {
      label: 'Randafstand',
      tekst: `De afstand van de hoek tot het eerste anker is ${formatGetal(RANDAFSTAND.standaard)} mm, instelbaar van ${waardeOf(MINIMALE_RANDAFSTAND)} tot ${formatGetal(RANDAFSTAND.maximum)} mm.`,
      herkomst: '[P] rekenmodel 3.1',
    },
    {
      label: 'Hart-op-hartafstand bij een HSB-element',
      tekst: `Bevat een HSB-element vanaf de onderzijde een kozijn of schuifpui, dan is de hart-op-hartafstand aan de onderzijde ten hoogste ${metEenheid(HART_OP_HART_HSB_MET_PUI)}.`,
      herkomst: '[P] rekenmodel 3.4',
    },
    {
      label: 'Hout',
      tekst: `Voor middelen in hout is k_mod 0,9 bij wind en ${waardeOf(KMOD_EIGEN_GEWICHT)} bij eigen gewicht; γ_M is 1,3 (k_mod bij wind en γ_M volgens de catalogus, die andere waarden kan geven).`,
      herkomst: '[N] rekenmodel 3.6',
    },
    {
      label: 'Ondergrond',
      tekst:
        'Holle en geribde vloeren en lateien tellen met een verlaagde ondergrondfactor: ribcassettevloer en latei 0,8, kanaalplaatvloer en PS-isolatievloer 0,7 (de catalogus kan andere waarden geven); een latei is van beton. In geperforeerde steen alleen draaiend boren.',
      herkomst: '[P] rekenmodel 3.5; [B] lebensraum-ziegel.de',
    },
  ];
};

/** The assumptions that go with every advice, for screen and report; their numbers are those of the calculation. */
export const listUitgangspunten = (): readonly Uitgangspunt[] => [
  ...listWind(),
  ...listBelasting(),
  ...listAnkers(),
];

export const DISCLAIMER =
  'Dit advies is een hulpmiddel en vervangt geen berekening door een constructeur. Uitgangspunten en voorbeeldproducten controleren.';
