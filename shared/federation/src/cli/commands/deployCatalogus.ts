import { dirname, resolve } from 'node:path';

import { nieuweCatalogusSchema } from '@adviestool/contract/nieuweCatalogus';

import { readDocument } from '../../assemble/readDocument.ts';
import { deployCatalogus } from '../../deploy/deployCatalogus.ts';
import { withSiteLock } from '../../deploy/siteLock.ts';
import { switchCause } from '../../deploy/switchCause.ts';
import type { Command } from '../Command.ts';
import { CAUSE_OPTIONS, CAUSE_USAGE, readArguments, siteOf, subjectOf } from '../readArguments.ts';
import { say } from '../tell.ts';

const usage = `adviestool deploy:catalogus FILE --site DIR ${CAUSE_USAGE}`;

export const command: Command = {
  name: 'deploy:catalogus',
  summary: 'has a site use another version of its catalogue',
  usage,
  run: async (args) => {
    const { subject, values } = readArguments(args, {
      usage,
      options: { site: { type: 'string' }, ...CAUSE_OPTIONS },
      most: 1,
    });
    const file = resolve(subjectOf(subject, usage));
    const site = siteOf(values.site, usage);
    const catalogus = readDocument(file, nieuweCatalogusSchema);
    const cause = switchCause({ ...values, folder: dirname(file) });
    const records = await withSiteLock(
      { site, purpose: `deploy:catalogus ${file}`, by: cause.by, onWait: say },
      () => deployCatalogus({ site, catalogus, file, warn: say, cause }),
    );
    say(
      `${records.map(({ release, variant }) => `Release ${release} of ${variant}`).join(', ')} uses the catalogue ${catalogus.id} ${catalogus.versie}. The way back: adviestool releases, adviestool rollback.`,
    );
  },
};
