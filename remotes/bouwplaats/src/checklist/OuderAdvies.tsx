import type { Catalogus } from '@adviestool/contract/catalogus';
import type { GetoondAdvies } from '@adviestool/contract/montage';
import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';
import { maatRegel } from '@adviestool/montage/maatRegel';
import { Notice } from '@adviestool/ui/Notice';

import styles from '../plek/Bouwplaats.module.css';
import type { GezegdNu } from '../plek/usePlek.ts';
import { teksten } from '../plek/teksten.ts';

const namenIn = ({
  hoekankers,
  bevestigingsmiddelenBouwkundig,
  bevestigingsmiddelenHout,
}: Catalogus): ReadonlyMap<string, string> =>
  new Map(
    [...hoekankers, ...bevestigingsmiddelenBouwkundig, ...bevestigingsmiddelenHout].map(
      ({ id, naam }) => [id, naam],
    ),
  );

const zijdeTekst = (
  advies: GetoondAdvies,
  zijde: Zijde,
  namen: ReadonlyMap<string, string>,
): string => {
  const side = advies[zijde];
  if (ZIJDEN.every((each) => advies[each] === undefined)) return teksten.geenAdviesHier;
  if (side === undefined) return teksten.nietVerankerd;
  const producten = [side.product ?? [], side.middelen].flat().map((id) => namen.get(id) ?? id);
  const aantal = side.aantal === null ? [] : [teksten.hoekankers(side.aantal)];
  return [...aantal, ...producten, maatRegel(side.posities)].join(', ');
};

interface OuderAdviesProps {
  ouder: readonly GezegdNu[];
  nu: GetoondAdvies;
  catalogus: Catalogus;
}

/** What was placed by an advice that was changed afterwards: old → new of each side, each difference once. */
export const OuderAdvies = ({ ouder, nu, catalogus }: OuderAdviesProps) => {
  const namen = namenIn(catalogus);
  const regels = ouder.flatMap(({ getoond }) =>
    ZIJDEN.flatMap((zijde) => {
      const [oud, nieuw] = [zijdeTekst(getoond, zijde, namen), zijdeTekst(nu, zijde, namen)];
      return oud === nieuw
        ? []
        : [`${teksten.zijde[zijde]}: ${teksten.ouderAdvies.oudNieuw(oud, nieuw)}`];
    }),
  );
  return (
    <Notice kind="bad" title={teksten.ouderAdvies.titel(ouder.length)}>
      <p>{teksten.ouderAdvies.uitleg}</p>
      <ul className={styles.regels}>
        {[...new Set(regels)].map((regel) => (
          <li key={regel}>{regel}</li>
        ))}
      </ul>
    </Notice>
  );
};
