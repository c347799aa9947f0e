import {
  externalConnectionBodySchema,
  type ExternalConnectionBody,
} from '@adviestool/contract/externalConnection';
import type { ImportMessage } from '@adviestool/contract/importMessage';
import { projectBodySchema, type ProjectBody } from '@adviestool/contract/project';
import { projectToBody } from '@adviestool/contract/projectRecord';
import { connectionOf, mapImport } from '@adviestool/domain/import/mapImport';

/** What an import writes. */
export interface PreparedImport {
  body: ProjectBody;
  externalConnection: ExternalConnectionBody;
}

interface Place {
  /** Of the connection; absent: that of the model. */
  externalId?: string;
  /** Of the parent frame that sent the message. */
  origin?: string | null;
}

/**
 * Makes what an import writes, before anything is touched: a text that the backend does not take is
 * found here, not after the old project has been deleted.
 * @throws UnsupportedTypeError, ZodError
 */
export const prepareImport = (
  message: ImportMessage,
  clientVersion: string,
  { externalId = message.metadata.id, origin = null }: Place = {},
): PreparedImport => {
  const project = mapImport(message, () => crypto.randomUUID(), new Date().toISOString());
  return {
    body: projectBodySchema.parse(projectToBody(project, clientVersion)),
    externalConnection: externalConnectionBodySchema.parse({
      ...connectionOf(message, origin),
      external_id: externalId,
    }),
  };
};
