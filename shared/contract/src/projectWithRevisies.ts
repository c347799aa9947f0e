import { projectRecordSchema } from './project.ts';
import { revisieSchema, revisiesSchema } from './revisie.ts';

/** Answer of `GET …/project/{id}?revisies=1`. */
export const projectWithRevisiesSchema = projectRecordSchema.extend({
  /** Empty when the stored gevelvullingen cannot be read. */
  revisies: revisiesSchema,
  gegevens_revision: revisieSchema,
});
