import type { ImportItem, ImportStrategy } from '@adviestool/contract/importQueue';
import { chooseStrategy, strategiesOf } from '@adviestool/domain/import/importQueue';
import { hasElementen } from '@adviestool/domain/import/hasElementen';
import { verliesVan } from '@adviestool/domain/import/verliesVan';
import { changeImportQueue } from '@adviestool/state/importQueue';
import { Icon } from '@adviestool/ui/Icon';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';

import styles from './StrategieKeuze.module.css';
import { teksten } from './teksten.ts';

/** Id of the element with which the choice for an item begins. */
export const keuzeIdOf = ({ receipt }: Pick<ImportItem, 'receipt'>): string =>
  `import-keuze-${receipt}`;

/** What a choice does that its name does not say; null: nothing. */
const gevolgVan = (
  { analysis, message }: ImportItem,
  strategy: ImportStrategy | null,
): string | null => {
  const existing = analysis.status === 'success' ? analysis.existing : null;
  if (existing === null) return null;
  if (strategy === 'update' && !hasElementen(message)) return teksten.bijwerkenOvergeslagen;
  return strategy === 'overwrite'
    ? teksten.overschrijvenUitleg(verliesVan(existing.project.gevelvullingen))
    : null;
};

interface Props {
  item: ImportItem;
  naam: string;
  /** Whether a choice that is missing is told. */
  isAsked: boolean;
}

/** What to do with a project. */
export const StrategieKeuze = ({ item, naam, isAsked }: Props) => {
  const strategies = strategiesOf(item);
  const existing = item.analysis.status === 'success' ? item.analysis.existing : null;
  const id = keuzeIdOf(item);
  const errorId = `${id}-fout`;
  const gevolgId = `${id}-gevolg`;
  const gevolg = gevolgVan(item, item.strategy);
  const isMissing = isAsked && item.strategy === null && strategies.length > 0;
  if (strategies.length === 0) return null;
  return (
    <fieldset
      role="radiogroup"
      className={styles['keuze']}
      aria-required
      aria-invalid={isMissing || undefined}
      aria-describedby={isMissing ? errorId : undefined}
    >
      <legend>
        <VisuallyHidden>{teksten.keuze(naam)}</VisuallyHidden>
      </legend>
      {strategies.map((strategy, index) => (
        <label key={strategy} className={styles['optie']}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={id}
            checked={item.strategy === strategy}
            aria-describedby={gevolg !== null && item.strategy === strategy ? gevolgId : undefined}
            onChange={() =>
              changeImportQueue((queue) => chooseStrategy(queue, item.receipt, strategy))
            }
          />
          {strategy === 'create' && existing !== null
            ? teksten.alsNieuw
            : teksten.strategie[strategy]}
        </label>
      ))}
      {gevolg !== null && (
        <p id={gevolgId} className={styles['gevolg']}>
          {gevolg}
        </p>
      )}
      {isMissing && (
        <p id={errorId} className={styles['fout']}>
          <Icon name="error" />
          {teksten.kiesStrategie}
        </p>
      )}
    </fieldset>
  );
};
