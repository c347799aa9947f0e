import {
  externalConnectionBodySchema,
  type ExternalConnectionBody,
} from '@adviestool/contract/externalConnection';
import type { ImportMessage } from '@adviestool/contract/importMessage';
import { projectBodySchema, type ProjectBody } from '@adviestool/contract/project';
import { projectToBody } from '@adviestool/contract/projectRecord';
import { mapImport } from '@adviestool/domain/import/mapImport';

/** What an import writes. */
export interface PreparedImport {
  body: ProjectBody;
  externalConnection: ExternalConnectionBody;
}

/**
 * Makes what an import writes, before anything is touched: a text that the backend does not take is
 * found here, not after the old project has been deleted.
 * @param externalId of its connection; absent: the one of the model
 * @throws UnsupportedTypeError, ZodError
 */
export const prepareImport = (
  message: ImportMessage,
  clientVersion: string,
  externalId: string = message.metadata.id,
): PreparedImport => {
  const { externalConnection, ...project } = mapImport(
    message,
    () => crypto.randomUUID(),
    new Date().toISOString(),
  );
  return {
    body: projectBodySchema.parse(projectToBody(project, clientVersion)),
    externalConnection: externalConnectionBodySchema.parse({
      ...externalConnection,
      external_id: externalId,
    }),
  };
};
