import type { ProjectGegevens } from '@adviestool/contract/project';

import type { BestelLeverancier, Bestellijst, BestelRegel } from './bestellijst.ts';
import { bestellijstTeksten } from './bestellijstTeksten.ts';

const { mail, hoeveel, levering: leveringTekst } = bestellijstTeksten;

/** Deliveries in their order, each with what it brings. */
const leveringenOf = (regels: readonly BestelRegel[]): Map<string | null, string[]> => {
  const leveringen = new Map<string | null, string[]>();
  for (const regel of regels) {
    for (const levering of regel.leveringen) {
      const artikel = regel.artikel === null ? '' : mail.artikel(regel.artikel);
      const tekst = `- ${hoeveel(levering, regel)} ${regel.naam}${artikel}`;
      const known = leveringen.get(levering.naam);
      if (known === undefined) leveringen.set(levering.naam, [tekst]);
      else known.push(tekst);
    }
  }
  return leveringen;
};

const { compare } = new Intl.Collator('nl-NL', { numeric: true });

/** An order as the text of a mail to its supplier. */
export const bestelmailOf = (
  { projectNaam, referentienummer, werkadres }: ProjectGegevens,
  { levering }: Pick<Bestellijst, 'levering'>,
  { regels }: BestelLeverancier,
): string => {
  const project = [projectNaam?.trim() || mail.zonderNaam, referentienummer?.trim()]
    .filter(Boolean)
    .join(', ');
  const adres = werkadres?.trim();
  const leveringen = [...leveringenOf(regels)].toSorted(
    ([one], [other]) =>
      Number(one === null) - Number(other === null) || compare(one ?? '', other ?? ''),
  );
  return [
    mail.onderwerp(project),
    ...(adres ? [mail.adres(adres)] : []),
    '',
    mail.aanhef,
    ...leveringen.flatMap(([naam, teksten]) =>
      levering === null ? teksten : ['', leveringTekst(levering, naam), ...teksten],
    ),
    '',
  ].join('\n');
};
