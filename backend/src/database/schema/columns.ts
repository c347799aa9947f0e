import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Bytes as they are. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A moment, to the millisecond. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 });
