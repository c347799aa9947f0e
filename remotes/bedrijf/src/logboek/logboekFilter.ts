import {
  gebeurtenissenQuerySchema,
  type GebeurtenissenQuery,
} from '@adviestool/contract/gebeurtenissen';

const { over: overSchema, wie: wieSchema, voor: voorSchema } = gebeurtenissenQuerySchema.shape;

/** What of the log is shown, as the address says; days as `2026-11-28`. */
export interface LogboekFilter {
  over: GebeurtenissenQuery['over'];
  wie: number | undefined;
  vanaf: string;
  tot: string;
  voor: number | undefined;
}

const DAG = /^\d{4}-\d{2}-\d{2}$/;

const dagOf = (tekst: string | null): string =>
  tekst !== null && DAG.test(tekst) && !Number.isNaN(Date.parse(tekst)) ? tekst : '';

/** Reads it; what makes no sense counts as absent. */
export const filterFromUrl = (params: URLSearchParams): LogboekFilter => ({
  over: overSchema.safeParse(params.get('over') ?? undefined).data,
  wie: wieSchema.safeParse(params.get('wie') ?? undefined).data,
  vanaf: dagOf(params.get('vanaf')),
  tot: dagOf(params.get('tot')),
  voor: voorSchema.safeParse(params.get('voor') ?? undefined).data,
});

export const filterToUrl = (filter: LogboekFilter): URLSearchParams =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([naam, waarde]) =>
      waarde === undefined || waarde === '' ? [] : [[naam, String(waarde)]],
    ),
  );

/** The beginning of a day here, so many days on; null: there is no day. */
const beginVan = (dag: string, verder: number): string | undefined => {
  if (dag === '') return undefined;
  const begin = new Date(`${dag}T00:00`);
  begin.setDate(begin.getDate() + verder);
  return begin.toISOString();
};

/** What the backend is asked for; the last day counts as a whole. */
export const queryOf = ({ over, wie, vanaf, tot, voor }: LogboekFilter): GebeurtenissenQuery => {
  const [begin, einde] = [beginVan(vanaf, 0), beginVan(tot, 1)];
  return {
    ...(over !== undefined && { over }),
    ...(wie !== undefined && { wie }),
    ...(begin !== undefined && { vanaf: begin }),
    ...(einde !== undefined && { tot: einde }),
    ...(voor !== undefined && { voor }),
  };
};
