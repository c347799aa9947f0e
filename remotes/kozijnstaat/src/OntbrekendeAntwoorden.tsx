import { GEVELVULLING_TYPES, type GevelvullingType } from '@adviestool/contract/gevelvulling';
import { gevelvullingTypeLabels } from '@adviestool/domain/toelichting/labels';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';

import { ontbrekendIn } from './ontbrekendIn.ts';
import { teksten } from './teksten.ts';
import type { VoorbeeldRij } from './voorbeeld.ts';

interface OntbrekendeAntwoordenProps {
  rijen: readonly VoorbeeldRij[];
  onBeantwoord: (type: GevelvullingType) => void;
}

/** Of each type in the list what its rows lack for an advice, asked once for all of them. */
export const OntbrekendeAntwoorden = ({ rijen, onBeantwoord }: OntbrekendeAntwoordenProps) => {
  const ontbrekend = ontbrekendIn(rijen);
  return GEVELVULLING_TYPES.map((type) => {
    const { aantal, labels } = ontbrekend[type];
    return aantal === 0 ? null : (
      <Notice
        key={type}
        isRegel
        kind="warn"
        actions={
          <Button
            aria-label={teksten.ontbrekend.beantwoordenVan(gevelvullingTypeLabels[type])}
            onClick={() => onBeantwoord(type)}
          >
            {teksten.ontbrekend.beantwoorden}
          </Button>
        }
      >
        {teksten.ontbrekend.tekst(gevelvullingTypeLabels[type], aantal, labels)}
      </Notice>
    );
  });
};
