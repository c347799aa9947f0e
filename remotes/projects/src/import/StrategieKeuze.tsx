import type { ImportItem } from '@adviestool/contract/importQueue';
import { chooseStrategy, strategiesOf } from '@adviestool/domain/import/importQueue';
import { verliesVan } from '@adviestool/domain/import/verliesVan';
import { changeImportQueue } from '@adviestool/state/importQueue';
import { Icon } from '@adviestool/ui/Icon';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';

import styles from './StrategieKeuze.module.css';
import { teksten } from './teksten.ts';

/** Id of the element with which the choice for an item begins. */
export const keuzeIdOf = ({ receipt }: Pick<ImportItem, 'receipt'>): string =>
  `import-keuze-${receipt}`;

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
            aria-describedby={strategy === 'overwrite' ? `${id}-gevolg` : undefined}
            onChange={() =>
              changeImportQueue((queue) => chooseStrategy(queue, item.receipt, strategy))
            }
          />
          {strategy === 'create' && existing !== null
            ? teksten.alsNieuw
            : teksten.strategie[strategy]}
        </label>
      ))}
      {item.strategy === 'overwrite' && existing !== null && (
        <p id={`${id}-gevolg`} className={styles['gevolg']}>
          {teksten.overschrijvenUitleg(verliesVan(existing.project.gevelvullingen))}
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
