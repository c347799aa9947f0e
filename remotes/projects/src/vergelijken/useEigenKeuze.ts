import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** The hoekankers of "eigen keuze" in the address, one after another. */
const PARAM = 'product';
/** In place of all of them, when none is chosen. */
const GEEN = '';

/** Which hoekankers the user chose, kept in the address; null: nothing was chosen yet. */
export const useEigenKeuze = (): readonly [
  ReadonlySet<string> | null,
  (gekozen: ReadonlySet<string>) => void,
] => {
  const [params, setParams] = useSearchParams();
  const isGekozen = params.has(PARAM);
  const text = params.getAll(PARAM).join('\n');
  // The same set as long as the address says the same.
  const gekozen = useMemo(
    () => (isGekozen ? new Set(text.split('\n').filter((id) => id !== GEEN)) : null),
    [isGekozen, text],
  );

  const choose = (next: ReadonlySet<string>): void => {
    const ids = next.size === 0 ? [GEEN] : [...next];
    setParams(new URLSearchParams(ids.map((id) => [PARAM, id])), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return [gekozen, choose];
};
