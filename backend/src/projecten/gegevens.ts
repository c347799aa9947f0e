import type * as CALLS from '@adviestool/contract/calls/gevelvullingen';
import { gegevensWrittenSchema } from '@adviestool/contract/gevelvullingWrites';
import { etagOf } from '@adviestool/contract/revisie';

import { ANSWERS_FIRST, refuseInvalid } from '../http/requestBody.ts';
import { dataOf, keepUnsaid } from '../projectinhoud/inhoud.ts';
import { dataRevisie, projectRevisie } from '../projectinhoud/revisie.ts';
import { createProjects } from '../projectopslag/projects.ts';
import type { Handlers } from '../http/registerCalls.ts';
import { checkCatalogus } from '../catalogi/catalogi.ts';
import { answerWrite, changeOf, holdProject, staleSince } from '../projectopslag/answerWrite.ts';
import type { CatalogusServices } from '../catalogi/catalogusServices.ts';

/**
 * `PUT …/gegevens`: a project without its gevelvullingen. Its revision is that of the data, so that
 * it conflicts with no gevelvulling; sending what is there already is no conflict either.
 */
export const gegevensHandler = (
  services: CatalogusServices,
): Handlers<typeof CALLS>['saveGegevens'] => ({
  ...ANSWERS_FIRST,
  handler: async (request, reply) => {
    const change = await changeOf(services, request);
    return answerWrite(
      services,
      { request, reply, schema: gegevensWrittenSchema },
      async (transaction) => {
        const held = await holdProject(transaction, request);
        const expected = request.headers['if-match'] ?? '*';
        const isValid = request.validationError === undefined;
        const data = isValid ? dataOf(keepUnsaid(request.body, held)) : held.data;
        const revisie = isValid ? dataRevisie(data) : null;
        const stored = dataRevisie(held.data);
        if (revisie !== stored && expected !== '*' && expected !== etagOf(stored)) {
          throw await staleSince(
            transaction,
            { projectId: held.id, part: 'gegevens' },
            'De projectgegevens zijn intussen door iemand anders gewijzigd.',
          );
        }
        refuseInvalid(request);
        checkCatalogus(request.body.catalogus, change.rekenwijzeVan);
        const next = { ...held, data, version: request.body.version };
        const revision =
          revisie === stored
            ? held.revision
            : await createProjects(transaction).store(held, next, change);
        const gegevens_revision = dataRevisie(next.data);
        return {
          revisie: gegevens_revision,
          answer: () => ({ revision: projectRevisie(revision), gegevens_revision }),
        };
      },
    );
  },
});
