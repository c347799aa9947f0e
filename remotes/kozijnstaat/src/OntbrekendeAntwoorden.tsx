import { GEVELVULLING_TYPES, type GevelvullingType } from '@adviestool/contract/gevelvulling';
import { gevelvullingTypeLabels } from '@adviestool/domain/toelichting/labels';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';

import { ontbrekendIn } from './ontbrekendIn.ts';
import { teksten } from './teksten.ts';
import type { VoorbeeldRij } from './voorbeeld.ts';
import styles from './VoorbeeldScherm.module.css';

interface OntbrekendeAntwoordenProps {
  rijen: readonly VoorbeeldRij[];
  onBeantwoord: (type: GevelvullingType) => void;
}

/** What the rows lack for an advice, asked once for all rows of a type; the types share one notice. */
export const OntbrekendeAntwoorden = ({ rijen, onBeantwoord }: OntbrekendeAntwoordenProps) => {
  const ontbrekend = ontbrekendIn(rijen);
  const types = GEVELVULLING_TYPES.flatMap((type) => {
    const { aantal, labels } = ontbrekend[type];
    return aantal === 0 ? [] : [{ type, naam: gevelvullingTypeLabels[type], aantal, labels }];
  });
  const [eerste] = types;
  if (eerste === undefined) return null;
  const isEen = types.length === 1;
  const { tekst, alle, wat, van, beantwoorden, beantwoordenVan } = teksten.ontbrekend;

  return (
    <Notice
      isRegel
      kind="warn"
      actions={types.map(({ type, naam }) => (
        <Button key={type} aria-label={beantwoordenVan(naam)} onClick={() => onBeantwoord(type)}>
          {isEen ? beantwoorden : naam}
        </Button>
      ))}
    >
      {isEen ? (
        tekst(eerste.naam, eerste.aantal, eerste.labels)
      ) : (
        <>
          {alle(types.reduce((som, { aantal }) => som + aantal, 0))}
          <details className={styles.wat}>
            <summary>{wat}</summary>
            <ul>
              {types.map(({ type, naam, aantal, labels }) => (
                <li key={type}>{van(naam, aantal, labels)}</li>
              ))}
            </ul>
          </details>
        </>
      )}
    </Notice>
  );
};
