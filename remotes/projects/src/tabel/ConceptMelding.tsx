import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { Button, buttonClass } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { Link } from 'react-router';

import type { MeerdereActie } from '../meerdere/SelectieBalk.tsx';
import { teksten as meerdereTeksten } from '../meerdere/selectieTeksten.ts';
import { teksten } from './teksten.ts';

interface ConceptMeldingProps {
  /** Those without an advice; at least one. */
  concepten: readonly GevelvullingRij[];
  pathOf: (rij: GevelvullingRij) => string;
  /** Asks something about all of them; null: there is no room to, they are opened one by one. */
  onActie: ((actie: MeerdereActie) => void) | null;
}

const mistProduct = ({ gevelvulling: { verankerdeZijden, productKeuze } }: GevelvullingRij) =>
  verankerdeZijden.some((zijde) => productKeuze[zijde].hoekanker === null);

/** How many have no advice yet, and the step that brings it nearer. */
export const ConceptMelding = ({ concepten, pathOf, onActie }: ConceptMeldingProps) => {
  const [eerste] = concepten;
  return eerste === undefined ? null : (
    <Notice
      isRegel
      actions={
        onActie === null ? (
          <Link to={pathOf(eerste)} className={buttonClass()}>
            {teksten.concepten.eerste}
          </Link>
        ) : (
          <>
            <Button onClick={() => onActie('wijzigen')}>{teksten.concepten.aanvullen}</Button>
            {concepten.some(mistProduct) && (
              <Button onClick={() => onActie('aanbevolen')}>
                {meerdereTeksten.acties.aanbevolen}
              </Button>
            )}
          </>
        )
      }
    >
      {teksten.concepten.tekst(concepten.length)}
    </Notice>
  );
};
