import { naamInLijst } from '@adviestool/domain/toelichting/naamInLijst';
import type { Verdwenen, Verdwenkeuze } from '@adviestool/kozijnstaten/verdwenen';
import { Button } from '@adviestool/ui/Button';
import { NativeSelect } from '@adviestool/ui/NativeSelect';
import { Notice } from '@adviestool/ui/Notice';

import { chooseVerdwenen, type Keuzewijziging } from './lijstKeuzes.ts';
import { teksten } from './teksten.ts';
import type { Voorbeeld } from './voorbeeld.ts';
import styles from './VoorbeeldScherm.module.css';

const { verdwenen: woorden } = teksten;

const idOf = ({ gevelvulling }: Verdwenen): string => gevelvulling.gevelvullingEnKaderData.id;

interface VerdwenenLijstProps {
  voorbeeld: Pick<Voorbeeld, 'verdwenen' | 'rijen'>;
  onChange: (wijziging: Keuzewijziging) => void;
}

/** A row of the list by what it is called. */
const merkVan = (rij: number, { rijen }: Pick<Voorbeeld, 'rijen'>): string =>
  String(rijen.find(({ regel }) => regel.rij === rij)?.gelezen.waarden['merk'] ?? '');

/** What an earlier list had and this one has not: what becomes of it is asked, once for all and for each. */
export const VerdwenenLijst = ({ voorbeeld, onChange }: VerdwenenLijstProps) => {
  const { verdwenen } = voorbeeld;
  if (verdwenen.length === 0) return null;
  const choose = (keuzeVan: (each: Verdwenen) => Verdwenkeuze): void =>
    onChange(
      chooseVerdwenen(Object.fromEntries(verdwenen.map((each) => [idOf(each), keuzeVan(each)]))),
    );
  const isHernoemd = verdwenen.some(({ misschien }) => misschien !== null);

  return (
    <Notice
      kind="warn"
      title={woorden.titel(verdwenen.length)}
      actions={
        <>
          {isHernoemd && (
            <Button
              onClick={() =>
                choose(({ misschien, keuze }) => (misschien === null ? keuze : { rij: misschien }))
              }
            >
              {woorden.alle.hernoemen}
            </Button>
          )}
          <Button onClick={() => choose(() => 'behouden')}>{woorden.alle.behouden}</Button>
          <Button onClick={() => choose(() => 'verwijderen')}>{woorden.alle.verwijderen}</Button>
        </>
      }
    >
      <p>{woorden.uitleg}</p>
      <ul className={styles.verdwenen}>
        {verdwenen.map((each) => {
          const { gevelvulling, keuze, misschien } = each;
          const naam = naamInLijst(gevelvulling);
          const nieuw = misschien === null ? null : merkVan(misschien, voorbeeld);
          return (
            <li key={idOf(each)}>
              <span>
                {[
                  naam,
                  ...(gevelvulling.vastgesteld === undefined ? [] : [woorden.vastgesteld]),
                  ...(nieuw === null ? [] : [woorden.misschien(nieuw)]),
                ].join(', ')}
              </span>
              <NativeSelect
                aria-label={woorden.keuze(naam)}
                value={typeof keuze === 'object' ? 'hernoemd' : keuze}
                onChange={({ target }) => {
                  const gekozen =
                    target.value === 'hernoemd' && misschien !== null
                      ? { rij: misschien }
                      : (['behouden', 'verwijderen'] as const).find((een) => een === target.value);
                  if (gekozen !== undefined) onChange(chooseVerdwenen({ [idOf(each)]: gekozen }));
                }}
              >
                <option value="behouden">{woorden.behouden}</option>
                <option value="verwijderen">{woorden.verwijderen}</option>
                {nieuw !== null && <option value="hernoemd">{woorden.hernoemd(nieuw)}</option>}
              </NativeSelect>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
};
