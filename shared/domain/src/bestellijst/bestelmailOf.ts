import type { Bestelling, Levering } from '@adviestool/contract/bestellingen';
import type { ProjectGegevens } from '@adviestool/contract/project';

import { momentTekst } from '../bewijs/momentTekst.ts';
import { adresTekst } from '../toelichting/adresTekst.ts';
import { groepSleutel } from '../toelichting/plaatsGroepen.ts';
import { UIT_IMPORT } from '../toelichting/uitImport.ts';
import type { BestelLeverancier, Bestellijst, BestelRegel } from './bestellijst.ts';
import { bestellijstTeksten } from './bestellijstTeksten.ts';
import { bestelverschil, type Bestelverschil, type BestelverschilRegel } from './bestelverschil.ts';

const { mail, hoeveel, levering: leveringTekst } = bestellijstTeksten;

const { compare } = new Intl.Collator('nl-NL', { numeric: true });

interface LeveringTeksten {
  readonly naam: string | null;
  readonly teksten: string[];
}

/** Deliveries in their order, each with what it brings, by the name that its first product has. */
const leveringenOf = (regels: readonly BestelRegel[]): LeveringTeksten[] => {
  const leveringen = new Map<string, LeveringTeksten>();
  for (const regel of regels) {
    for (const levering of regel.leveringen) {
      const artikel = regel.artikel === null ? '' : mail.artikel(regel.artikel);
      const tekst = `- ${hoeveel(levering, regel)} ${regel.naam}${artikel}`;
      const sleutel = groepSleutel(levering.naam);
      const known = leveringen.get(sleutel);
      if (known === undefined) leveringen.set(sleutel, { naam: levering.naam, teksten: [tekst] });
      else known.teksten.push(tekst);
    }
  }
  return [...leveringen.values()].toSorted(
    ({ naam: one }, { naam: other }) =>
      Number(one === null) - Number(other === null) || compare(one ?? '', other ?? ''),
  );
};

/** Whether a supplier delivers otherwise; what is needed within the packages that were ordered is not. */
const isAndersGeleverd = ({ bestellen, leveringen, artikel }: BestelverschilRegel): boolean =>
  bestellen.nu !== bestellen.toen || leveringen.length > 0 || artikel !== null;

const wijzigingenOf = ({ bestelling, regels }: Bestelverschil, nu: Levering | null): string[] => [
  ...regels.filter(isAndersGeleverd).map((regel) => mail.wijziging(regel, nu)),
  ...(bestelling.levering === nu ? [] : [mail.andersIngedeeld]),
];

/** An order of a project file was perhaps never one of this project. */
const wanneer = ({ op, uitBestand }: Bestelling): string =>
  `${momentTekst(op)}${uitBestand ? ` (${UIT_IMPORT})` : ''}`;

/**
 * What a mail says of orders before it, so that nobody delivers both. Where the last one is this list itself, it takes
 * the place of the one before that.
 */
const eerderOf = (besteld: Bestellijst, eerder: readonly Bestelling[]): string[] => {
  const [laatste, vorige] = eerder.slice(0, 2).map((order) => ({
    order,
    wijzigingen: wijzigingenOf(bestelverschil(order, besteld), besteld.levering),
  }));
  const isVastgelegd = laatste?.wijzigingen.length === 0;
  const vervangen = isVastgelegd ? vorige : laatste;
  const isEnige = eerder.length - Number(isVastgelegd) === 1;
  return [
    ...(isVastgelegd ? ['', mail.besteldOp(wanneer(laatste.order))] : []),
    ...(vervangen === undefined
      ? []
      : [
          '',
          mail.vervangt(
            wanneer(vervangen.order),
            vervangen.order.regels.reduce((som, { aantal }) => som + aantal, 0),
            isEnige,
          ),
          ...(vervangen.wijzigingen.length === 0
            ? [mail.nietsGewijzigd]
            : [mail.gewijzigd, ...vervangen.wijzigingen.map((tekst) => `- ${tekst}`)]),
        ]),
  ];
};

/**
 * An order as the text of a mail to its supplier.
 * @param eerder its orders before, the newest first
 */
export const bestelmailOf = (
  projectGegevens: ProjectGegevens,
  {
    besteld,
    leverancier: { regels },
    eerder,
  }: { besteld: Bestellijst; leverancier: BestelLeverancier; eerder: readonly Bestelling[] },
): string => {
  const { levering } = besteld;
  const { projectNaam, referentienummer } = projectGegevens;
  const project = [projectNaam?.trim() || mail.zonderNaam, referentienummer?.trim()]
    .filter(Boolean)
    .join(', ');
  const adres = adresTekst(projectGegevens);
  return [
    mail.onderwerp(project),
    ...(adres ? [mail.adres(adres)] : []),
    ...eerderOf(besteld, eerder),
    '',
    mail.aanhef,
    ...leveringenOf(regels).flatMap(({ naam, teksten }) =>
      levering === null ? teksten : ['', leveringTekst(levering, naam), ...teksten],
    ),
    '',
  ].join('\n');
};
