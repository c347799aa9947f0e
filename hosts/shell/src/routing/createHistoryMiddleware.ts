import { replace, type MiddlewareFunction } from 'react-router';
import { z } from 'zod';

/** What the routes below a middleware answer, by their ids. */
const answersSchema = z.record(z.string(), z.looseObject({ result: z.unknown() }));

const targetOf = (result: unknown): string | null =>
  result instanceof Response ? result.headers.get('Location') : null;

/**
 * Lets a redirect take the place of the address that led to it, when that is in the history already:
 * it was typed, followed from another site, or gone back to. Else the back button would lead to it,
 * and it forth again, for ever. What a link within the product leads to is not in the history yet.
 *
 * @param isOpen whether an address is the one in the address bar
 */
export const createHistoryMiddleware =
  (isOpen: (url: string) => boolean): MiddlewareFunction =>
  async ({ request }, next) => {
    const answers = answersSchema.safeParse(await next());
    if (!answers.success || !isOpen(request.url)) return undefined;
    return Object.fromEntries(
      Object.entries(answers.data).map(([route, answer]) => {
        const target = targetOf(answer.result);
        return [route, target === null ? answer : { ...answer, result: replace(target) }];
      }),
    );
  };
