import { weergavenaam } from '@adviestool/domain/toelichting/weergavenaam';

import { LANGST, OnmaakbaarError } from './onmaakbaar.ts';
import { gekozenUit } from './rapportGegevensOf.ts';
import type { RapportOpdracht } from './rapportOpdracht.ts';
import { setShort } from './setText.ts';

type Bereken<T> = (opdracht: RapportOpdracht) => T;

/** The gevelvullingen that cannot be calculated by themselves. */
const nietTeBerekenen = (opdracht: RapportOpdracht, bereken: Bereken<unknown>): string[] =>
  gekozenUit(opdracht).flatMap((gevelvulling) => {
    const { id } = gevelvulling.gevelvullingEnKaderData;
    try {
      bereken({ ...opdracht, gekozen: [id], sinds: null });
      return [];
    } catch {
      return [setShort(weergavenaam(gevelvulling), LANGST)];
    }
  });

/**
 * What is calculated of a request.
 * @throws OnmaakbaarError that names the gevelvulling; none, when it is what they all are calculated with
 */
export const berekend = <T>(opdracht: RapportOpdracht, bereken: Bereken<T>): T => {
  try {
    return bereken(opdracht);
  } catch (error) {
    const [eerste, ...rest] = nietTeBerekenen(opdracht, bereken);
    const isAlles = rest.length > 0 && rest.length + 1 === gekozenUit(opdracht).length;
    const gevelvulling = isAlles ? null : (eerste ?? null);
    throw new OnmaakbaarError({ stap: 'berekenen', gevelvulling }, error);
  }
};
