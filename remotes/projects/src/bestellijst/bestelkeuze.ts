import { LEVERINGEN, MEESTE_RESERVE, type Levering } from '@adviestool/contract/bestellingen';

/** How an order list is made. */
export interface Bestelkeuze {
  /** Percent. */
  readonly reserve: number;
  readonly levering: Levering | null;
}

/** A percentage as it is typed; null: it is none. */
export const readReserve = (tekst: string): number | null => {
  const waarde = /^\d{1,3}$/.test(tekst.trim()) ? Number(tekst) : null;
  return waarde !== null && waarde <= MEESTE_RESERVE ? waarde : null;
};

/** Reads from a URL how the list is made; what it does not say well is no reserve and one delivery. */
export const bestelkeuzeFromUrl = (params: URLSearchParams): Bestelkeuze => ({
  reserve: readReserve(params.get('reserve') ?? '0') ?? 0,
  levering: LEVERINGEN.find((each) => each === params.get('levering')) ?? null,
});

export const bestelkeuzeToUrl = ({ reserve, levering }: Bestelkeuze): Record<string, string> => ({
  ...(reserve > 0 && { reserve: String(reserve) }),
  ...(levering !== null && { levering }),
});
