import { lijstveldOf } from '@adviestool/domain/velden/lijstvelden';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { Fragment, useImperativeHandle, useMemo, useRef, type Ref } from 'react';

import { LijstRij, type RijContext } from './LijstRij.tsx';
import styles from './LijstTabel.module.css';
import { teksten } from './teksten.ts';
import type { Voorbeeld, VoorbeeldRij } from './voorbeeld.ts';

/** Height of a row, px; each one is measured once it is drawn. */
const ESTIMATE = 45;
const OVERSCAN = 8;

export interface LijstTabelApi {
  /** Brings a row into sight and puts the focus in its first wrong cell. */
  show: (index: number) => void;
}

interface LijstTabelProps extends Omit<RijContext, 'velden'> {
  voorbeeld: Voorbeeld;
  /** Those of its rows that are shown. */
  rijen: readonly VoorbeeldRij[];
  ref: Ref<LijstTabelApi>;
}

/** The room of rows that are not drawn, px. */
const Tussenruimte = ({ hoogte }: { hoogte: number }) =>
  hoogte > 0 && (
    <tbody aria-hidden="true">
      <tr style={{ blockSize: hoogte }} />
    </tbody>
  );

/**
 * The rows as they will be; of many only those near what is in sight are drawn, and the one that has the
 * focus: what is typed in it is kept.
 */
export const LijstTabel = ({ voorbeeld, rijen, ref, ...rest }: LijstTabelProps) => {
  const box = useRef<HTMLElement>(null);
  const { gelezen } = voorbeeld;
  const { projectGegevens, catalogus, voorkeur, onChange, onBeantwoord } = rest;
  const { kolommen } = gelezen;

  const context = useMemo(
    () => ({
      // Left and right are one number.
      velden: [...new Set(kolommen.flatMap(({ veld }) => lijstveldOf(veld ?? '') ?? []))],
      projectGegevens,
      catalogus,
      voorkeur,
      onChange,
      onBeantwoord,
    }),
    [kolommen, projectGegevens, catalogus, voorkeur, onChange, onBeantwoord],
  );

  const withFocused = (range: Range): number[] => {
    const near = defaultRangeExtractor(range);
    const focused = box.current?.querySelector<HTMLElement>('tbody:focus-within');
    const index = Number(focused?.dataset['index'] ?? -1);
    return index === -1 || index >= rijen.length || near.includes(index)
      ? near
      : [...near, index].toSorted((one, other) => one - other);
  };

  // oxlint-disable-next-line react/incompatible-library -- its answers are used here only.
  const virtualizer = useVirtualizer({
    count: rijen.length,
    getScrollElement: () => box.current,
    estimateSize: () => ESTIMATE,
    overscan: OVERSCAN,
    getItemKey: (index) => rijen[index]?.gelezen.rij ?? index,
    rangeExtractor: withFocused,
  });
  const items = virtualizer.getVirtualItems();
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);

  useImperativeHandle(ref, () => ({
    show: (index) => {
      virtualizer.scrollToIndex(index, { align: 'center' });
      // The row is drawn in the frame after the one that scrolls.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const row = box.current?.querySelector(`[data-index="${index}"]`);
          const wrong = row?.querySelector<HTMLElement>('[aria-invalid]');
          (wrong ?? row?.querySelector<HTMLElement>('input'))?.focus();
        }),
      );
    },
  }));

  return (
    <section
      ref={box}
      className={styles.doos}
      aria-label={teksten.tabel.titel}
      // Scrolls with the keys too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls.
      tabIndex={0}
    >
      <table
        className={styles.tabel}
        aria-label={teksten.tabel.titel}
        aria-rowcount={rijen.length + 1}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.mee}>
              <VisuallyHidden>{teksten.tabel.actie}</VisuallyHidden>
            </th>
            <th scope="col">{teksten.tabel.rij}</th>
            <th scope="col">{teksten.tabel.wordt}</th>
            {context.velden.map(({ naam, label, eenheid, soort }) => (
              <th
                key={naam}
                scope="col"
                data-getal={soort === 'maat' || soort === 'getal' || undefined}
              >
                {eenheid === undefined ? label : `${label}, ${eenheid}`}
              </th>
            ))}
            <th scope="col" className={styles.advies}>
              {teksten.tabel.advies}
            </th>
          </tr>
        </thead>
        {items.map(({ index, key, start }, at) => {
          const rij = rijen[index];
          return rij === undefined ? null : (
            <Fragment key={key}>
              <Tussenruimte hoogte={start - (items[at - 1]?.end ?? 0)} />
              <tbody ref={virtualizer.measureElement} data-index={index}>
                <LijstRij rij={rij} index={index} context={context} />
              </tbody>
            </Fragment>
          );
        })}
        <Tussenruimte hoogte={after} />
      </table>
    </section>
  );
};
