import {
  frameMessageSchema,
  IMPORT_EVENTS,
  importErrorSchema,
} from '@adviestool/contract/importMessage';

/** What came back of a message that was sent. */
export type Antwoord = { kind: 'received' } | { kind: 'refused'; message: string };

const contentOf = (text: unknown) => {
  if (typeof text !== 'string') return null;
  try {
    return frameMessageSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    // No JSON: no message of the product.
    return null;
  }
};

/** Reads a message of the product; null when it is no answer to an import. */
export const antwoordOf = (text: unknown): Antwoord | null => {
  const content = contentOf(text);
  if (content === null) return null;
  switch (content.event) {
    case IMPORT_EVENTS.dataReceived:
      return { kind: 'received' };
    case IMPORT_EVENTS.parseError:
    case IMPORT_EVENTS.validationError:
      return {
        kind: 'refused',
        message: importErrorSchema.safeParse(content.data).data?.message ?? content.event,
      };
    default:
      return null;
  }
};
