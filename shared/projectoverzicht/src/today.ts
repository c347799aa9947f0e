import { dagVan } from '@adviestool/getallen/dagVan';

/** Where who looks is, as an ISO date. */
export const today = (): string => dagVan(new Date());
