import type { RijPlan } from '../planRij.ts';

/** Where the pieces of a list go: into the project, or to what is named as left out or asked. */
export const telStukken = (regels: readonly RijPlan[]): { inProject: number; genoemd: number } => {
  const bijRij = new Map(regels.map((regel) => [regel.rij, regel]));
  const isOpen = ({ soort, dubbel }: RijPlan): boolean =>
    soort === 'vraag' || (soort === 'opgeteld' && bijRij.get(dubbel?.bij ?? 0)?.soort === 'vraag');
  return {
    inProject: regels.reduce(
      (som, { gevelvulling }) => som + (gevelvulling?.gevelvullingEnKaderData.aantal ?? 0),
      0,
    ),
    genoemd: regels
      .filter((regel) => regel.soort === 'weggelaten' || isOpen(regel))
      .reduce((som, { stuks }) => som + stuks, 0),
  };
};
