import {
  ADVIEZEN_EVENT,
  adviezenMessageSchema,
  type AdviezenMessage,
} from '@adviestool/contract/adviezenMessage';
import { adviezenErrorSchema, type AdviezenError } from '@adviestool/contract/adviezenError';
import {
  FRAME_EVENTS,
  importResultSchema,
  readyMessageSchema,
  type ImportResultMessage,
} from '@adviestool/contract/frameProtocol';
import {
  frameMessageSchema,
  IMPORT_EVENTS,
  importErrorSchema,
} from '@adviestool/contract/importMessage';

/** What came back of a message that was sent. */
export type Antwoord =
  | { kind: 'received' }
  | { kind: 'refused'; message: string }
  | ({ kind: 'done' } & Pick<ImportResultMessage, 'metadata' | 'uitkomst'>);

/** What the product says. */
export type Bericht =
  | Antwoord
  | { kind: 'ready' }
  | { kind: 'adviezen'; adviezen: AdviezenMessage }
  | { kind: 'geenAdviezen'; fout: AdviezenError };

const contentOf = (text: unknown) => {
  if (typeof text !== 'string') return null;
  try {
    return frameMessageSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    // No JSON: no message of the product.
    return null;
  }
};

const refusalOf = (event: string, data: unknown): Bericht => {
  const { message = event, field, reason } = importErrorSchema.safeParse(data).data ?? {};
  const where = field === undefined ? message : `${message} (${field})`;
  return { kind: 'refused', message: reason === undefined ? where : `${where} ${reason}` };
};

/** Reads a message of the product; null when it is none that this page knows. */
export const berichtOf = (text: unknown): Bericht | null => {
  const content = contentOf(text);
  if (content === null) return null;
  const { event, data } = content;
  switch (event) {
    case FRAME_EVENTS.ready:
      return readyMessageSchema.safeParse(data).success ? { kind: 'ready' } : null;
    case IMPORT_EVENTS.dataReceived:
      return { kind: 'received' };
    case IMPORT_EVENTS.parseError:
    case IMPORT_EVENTS.validationError:
      return refusalOf(event, data);
    case FRAME_EVENTS.importResult: {
      const result = importResultSchema.safeParse(data);
      if (!result.success) return null;
      const { metadata, uitkomst } = result.data;
      return { kind: 'done', metadata, uitkomst };
    }
    case FRAME_EVENTS.adviezenError: {
      const error = adviezenErrorSchema.safeParse(data);
      return error.success ? { kind: 'geenAdviezen', fout: error.data } : null;
    }
    case ADVIEZEN_EVENT: {
      const message = adviezenMessageSchema.safeParse(data);
      return message.success ? { kind: 'adviezen', adviezen: message.data } : null;
    }
    default:
      return null;
  }
};
