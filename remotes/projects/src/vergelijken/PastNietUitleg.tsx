import type { ZijdeZonderProduct } from '@adviestool/domain/vergelijken/vergelijkIn';

import { teksten } from './teksten.ts';

/** Of more reasons there is first said on which sides nothing suits. */
const MEESTE_REDENEN = 2;

/** Why no allowed product suits a gevelvulling, in the words of their unsuitability. */
export const PastNietUitleg = ({ zijden }: { zijden: readonly ZijdeZonderProduct[] }) => {
  const redenen = [...new Set(zijden.flatMap((zijde) => zijde.redenen))];
  if (redenen.length <= MEESTE_REDENEN) return redenen.join(' ');
  return (
    <>
      {teksten.pastNergens(zijden.map(({ zijde }) => zijde))}
      <details>
        <summary>{teksten.waarom}</summary>
        <ul>
          {redenen.map((reden) => (
            <li key={reden}>{reden}</li>
          ))}
        </ul>
      </details>
    </>
  );
};
