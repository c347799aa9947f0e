import type { MontageAfwijking } from '@adviestool/contract/montage';
import { momentTekst } from '@adviestool/domain/bewijs/momentTekst';
import { bouwlijstTeksten } from '@adviestool/domain/bouwlijst/bouwlijstTeksten';
import { formatAantal } from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';

import type { GewijzigdeBestelling } from '../database/schema/mailQueue.ts';

interface MailTekst {
  subject: string;
  /** Paragraphs before and after the link. */
  before: string;
  link: string;
  after: string;
}

const afwijkingen: Record<MontageAfwijking, string> = {
  minder: 'minder hoekankers',
  anderProduct: 'een ander product',
  anderePlaats: 'een andere plaats',
  maatWijkt: 'de maat wijkt af',
};

/** Products or gevelvullingen of an order that a mail names; more are counted. */
const MOST_OPGESOMD = 20;

const GEVELVULLINGEN = ['gevelvulling', 'gevelvullingen'] as const;

const opgesomd = (delen: readonly string[], een: string, meer: string): string =>
  [
    ...delen.slice(0, MOST_OPGESOMD),
    ...(delen.length > MOST_OPGESOMD
      ? [`en nog ${formatAantal(delen.length - MOST_OPGESOMD, een, meer)}`]
      : []),
  ].join('; ');

/** What a mail of changed advices tells of. */
interface WatGewijzigd {
  gemonteerd: boolean;
  voldoetNiet: boolean;
  besteld: boolean;
}

/** {aan} is what the receiver is called; the other words are those of the mail. */
export const teksten = {
  aanhef: 'Beste {aan},',
  /** To who has no name here, or has not proved to be who has the address. */
  aanhefZonderNaam: 'Goedendag,',
  groet: 'Met vriendelijke groet,\nAdviestool',
  mails: {
    welcome: {
      subject: 'Welkom bij de adviestool',
      before:
        'Uw account is aangemaakt. U kunt meteen inloggen met uw gebruikersnaam of met dit e-mailadres.',
      link: 'Inloggen',
      after: 'Hebt u dit account niet zelf aangemaakt? Laat het ons dan weten via {contact}.',
    },
    password_reset: {
      subject: 'Nieuw wachtwoord voor de adviestool',
      before:
        'Voor uw account is een nieuw wachtwoord aangevraagd. Met de link hieronder stelt u het in. Inloggen kan daarna met uw gebruikersnaam of met dit e-mailadres.',
      link: 'Nieuw wachtwoord instellen',
      after:
        'De link werkt één keer en is 24 uur geldig. Hebt u dit niet zelf aangevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
    },
    overgedragen: {
      subject: 'Aan u overgedragen: {wat}',
      before: '{door} heeft {wat} aan u overgedragen. U beheert {het} vanaf nu.',
      link: 'Openen',
      after: 'Het staat ook in uw lijst met projecten.',
    },
    inzage_vervallen: {
      subject: 'Inzagelink vervallen: {waarvan}',
      before: '{zin}',
      link: 'Openen',
      after:
        'Op Project beheren staat onder Inzagelinks welke links niet meer werken. Moet iemand het project kunnen blijven lezen? Maak daar dan een nieuwe link.',
    },
    lid_verwijderd: {
      subject: 'U bent geen lid meer van {bedrijf}',
      before:
        'U bent door {door} verwijderd uit {bedrijf} in de adviestool. U hebt geen toegang meer tot de projecten van dat bedrijf; uw projecten zijn bij een collega. Uw account zelf blijft bestaan.',
      link: 'Naar de adviestool',
      after:
        'Is dat niet de bedoeling? Vraag {door} of een andere beheerder van {bedrijf} om u opnieuw uit te nodigen.',
    },
    archief_klaar: {
      subject: 'Het archief van {bedrijf} is klaar',
      before:
        'Het archief met alle gegevens van {bedrijf}, dat u hebt gevraagd, is klaar. U downloadt het op de pagina Bedrijf. Alleen u kunt dat; het wordt 48 uur bewaard.',
      link: 'Naar de pagina Bedrijf',
      after:
        'Hebt u dit niet zelf gevraagd? Laat het een andere beheerder van {bedrijf} weten en wijzig uw wachtwoord.',
    },
    montage_afwijking: {
      subject: '{wat}, {project}',
      before: 'Op de bouw is in het project ‘{project}’ gemeld:\n{gemeld}',
      link: 'Op de bouw bekijken',
      after: 'Elke melding staat bij het stuk, met de foto’s.',
    },
    montage_advies: {
      subject: '{wat}: {waar}',
      before:
        'Een advies is gewijzigd of voldoet nu niet, nadat er volgens dat advies is gemonteerd of besteld.\n\n{lijst}',
      link: 'Bekijken',
      after: '{watNu}',
    },
    uitnodiging: {
      subject: 'Uitnodiging voor de adviestool van {bedrijf}',
      before:
        'Namens {bedrijf} nodigt {door} u uit om mee te werken in de adviestool. Met de link hieronder maakt u een account, of logt u in als u dat al hebt.',
      link: 'Uitnodiging openen',
      after:
        'De link werkt één keer en is zeven dagen geldig. Kent u {door} niet? Dan hoeft u niets te doen.',
    },
  } satisfies Record<string, MailTekst>,
  montage: {
    afwijkingVan: (merk: string) => `Afwijking op de bouw: ${merk}`,
    afwijkingen: (aantal: number) => `${formatNumber(aantal)} afwijkingen op de bouw`,
    gemeld: ({
      merk,
      stuk,
      afwijking,
      toelichting,
    }: {
      merk: string;
      stuk: number;
      afwijking: MontageAfwijking;
      toelichting: string;
    }) => [
      `${merk} (stuk ${stuk}): ${afwijkingen[afwijking]}`,
      ...(toelichting === '' ? [] : toelichting.split(/\r?\n/).map((regel) => `> ${regel}`)),
    ],
    ongenoemd: (aantal: number) =>
      aantal === 1 ? 'en nog 1 afwijking.' : `en nog ${formatNumber(aantal)} afwijkingen.`,
    zonderMerk: 'een gevelvulling zonder merk',
    stuks: (merk: string, stuks: number) =>
      `${merk} (${stuks === 1 ? '1 stuk' : `${stuks} stuks`})`,
  },
  advies: {
    wat: ({ gemonteerd, voldoetNiet, besteld }: WatGewijzigd) => {
      if (gemonteerd) return `Gemonteerd${besteld ? ' en besteld' : ''} volgens een ouder advies`;
      if (!voldoetNiet) return 'Besteld volgens een ouder advies';
      return `Gemonteerd, en voldoet nu niet${besteld ? '; besteld volgens een ouder advies' : ''}`;
    },
    projecten: (aantal: number) => `${formatNumber(aantal)} projecten`,
    project: (naam: string) => `Project ‘${naam}’`,
    gemonteerd: (wat: string) => `Gemonteerd: ${wat}.`,
    voldoetNiet: (wat: string) => `Gemonteerd, en het advies voldoet nu niet: ${wat}.`,
    besteld: ({
      leverancier,
      op,
      nietMeegeteld = [],
      voldoetNietMeer = [],
      verschillen,
    }: GewijzigdeBestelling) => {
      const bij = `Besteld op ${momentTekst(op)}${leverancier === null ? '' : ` bij ${leverancier}`}`;
      const nodig = opgesomd(verschillen, 'verschil', 'verschillen');
      if (nietMeegeteld.length === 0 && voldoetNietMeer.length === 0)
        return `${bij}, en nu nodig: ${nodig}.`;
      const zonder = nietMeegeteld.map(({ naam, reden }) => `${naam} (${reden})`);
      return [
        bij,
        ...(zonder.length === 0
          ? []
          : [`${bouwlijstTeksten.nietMeegeteld}: ${opgesomd(zonder, ...GEVELVULLINGEN)}`]),
        ...(voldoetNietMeer.length === 0
          ? []
          : [`Voldoet niet meer: ${opgesomd(voldoetNietMeer, ...GEVELVULLINGEN)}`]),
        ...(verschillen.length === 0 ? [] : [`Nu nodig: ${nodig}`]),
      ]
        .map((zin) => `${zin}.`)
        .join(' ');
    },
    overige: (namen: readonly string[]) =>
      `En nog ${formatAantal(namen.length, 'project', 'projecten')}: ${namen.map((naam) => `‘${naam}’`).join(', ')}.`,
    watNu: ({ gemonteerd, voldoetNiet, besteld }: WatGewijzigd) =>
      [
        ...(voldoetNiet
          ? [
              'Overleg met de constructeur wat er op de bouw bij of om moet waar het advies nu niet voldoet.',
            ]
          : []),
        ...(gemonteerd
          ? [
              'Op de bouwplaats staat bij elke gevelvulling wat er oud en nieuw is. Controleer of er op de bouw iets bij of om moet.',
            ]
          : []),
        ...(besteld
          ? [
              'Op de bestellijst staat wat er nodig was en wat er nodig is. Overleg met de leverancier of er iets bij of af kan.',
            ]
          : []),
      ].join(' '),
  },
  overgedragen: {
    een: (naam: string) => `het project ‘${naam}’`,
    meer: (aantal: number) => `${aantal} projecten`,
  },
  inzageVervallen: {
    een: (waarvan: string) =>
      `Een inzagelink van ${waarvan} werkt niet meer: wie hem maakte, mag dat project niet meer beheren.`,
    meer: (links: number, waarvan: string, projecten: number) =>
      `${links} inzagelinks van ${waarvan} werken niet meer: wie ze maakte, mag ${projecten === 1 ? 'dat project' : 'die projecten'} niet meer beheren.`,
  },
};
