import { resolve } from 'node:path';

import { catalogusSchema } from '@adviestool/contract/catalogus';

import { readDocument } from '../../assemble/readDocument.ts';
import { deployCatalogus } from '../../deploy/deployCatalogus.ts';
import { withSiteLock } from '../../deploy/siteLock.ts';
import type { Command } from '../Command.ts';
import { readArguments, siteOf, subjectOf } from '../readArguments.ts';
import { say } from '../tell.ts';

const usage = 'adviestool deploy:catalogus FILE --site DIR';

export const command: Command = {
  name: 'deploy:catalogus',
  summary: 'has a site use another version of its catalogue',
  usage,
  run: async (args) => {
    const { subject, values } = readArguments(args, {
      usage,
      options: { site: { type: 'string' } },
      most: 1,
    });
    const file = resolve(subjectOf(subject, usage));
    const site = siteOf(values.site, usage);
    const catalogus = readDocument(file, catalogusSchema);
    const records = await withSiteLock(
      { site, purpose: `deploy:catalogus ${file}`, onWait: say },
      () => deployCatalogus({ site, catalogus, file }),
    );
    say(
      `${records.map(({ release, variant }) => `Release ${release} of ${variant}`).join(', ')} uses the catalogue ${catalogus.id} ${catalogus.versie}. The way back: adviestool releases, adviestool rollback.`,
    );
  },
};
