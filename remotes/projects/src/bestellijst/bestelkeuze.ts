import { LEVERINGEN, MEESTE_RESERVE } from '@adviestool/contract/bestellingen';
import type { Bestelkeuze } from '@adviestool/domain/bestellijst/bestellijst';

/** A percentage as it is typed; null: it is none. */
export const readReserve = (tekst: string): number | null => {
  const waarde = /^\d{1,3}$/.test(tekst.trim()) ? Number(tekst) : null;
  return waarde !== null && waarde <= MEESTE_RESERVE ? waarde : null;
};

/** In the URL: one delivery. */
const EEN = 'een';

/**
 * Reads from a URL how the list is made. What it does not say is as in the last order; without one, or for what it does
 * not say well, no reserve and one delivery.
 */
export const bestelkeuzeFromUrl = (
  params: URLSearchParams,
  laatste: Bestelkeuze = { reserve: 0, levering: null },
): Bestelkeuze => {
  const [reserve, levering] = [params.get('reserve'), params.get('levering')];
  return {
    reserve: reserve === null ? laatste.reserve : (readReserve(reserve) ?? 0),
    levering:
      levering === null ? laatste.levering : (LEVERINGEN.find((each) => each === levering) ?? null),
  };
};

export const bestelkeuzeToUrl = ({ reserve, levering }: Bestelkeuze): Record<string, string> => ({
  reserve: String(reserve),
  levering: levering ?? EEN,
});
