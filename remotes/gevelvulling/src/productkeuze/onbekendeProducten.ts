import type { Catalogus } from '@adviestool/contract/catalogus';
import type { ZijdeProductKeuze } from '@adviestool/contract/gevelvulling';

/** The fasteners that the catalogue has; another version may have lost some. */
export const withoutOnbekende = (
  { bevestigingsmiddelenBouwkundig, bevestigingsmiddelenHout }: Catalogus,
  ids: readonly string[],
): string[] => {
  const known = new Set(
    [...bevestigingsmiddelenBouwkundig, ...bevestigingsmiddelenHout].map(({ id }) => id),
  );
  return ids.filter((id) => known.has(id));
};

/** Chosen products that the catalogue does not have, by their field. */
export const onbekendeProducten = (
  catalogus: Catalogus,
  { hoekanker, bevestigingsmiddelen }: ZijdeProductKeuze,
): { veld: keyof ZijdeProductKeuze; id: string }[] => {
  const middelen = bevestigingsmiddelen ?? [];
  const bekend = withoutOnbekende(catalogus, middelen);
  return [
    ...(hoekanker === null || catalogus.hoekankers.some(({ id }) => id === hoekanker)
      ? []
      : [{ veld: 'hoekanker' as const, id: hoekanker }]),
    ...middelen
      .filter((id) => !bekend.includes(id))
      .map((id) => ({ veld: 'bevestigingsmiddelen' as const, id })),
  ];
};
