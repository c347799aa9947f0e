import { sampleAnswer } from '@adviestool/contract/builders/sampleAnswer';
import { fetchLijsten } from '@adviestool/contract/calls/lijsten';
import type { SmokeDefinition } from '@adviestool/federation/smoke/smokeDefinition';

/** How its page is looked at before a release is switched to, in a project that `projects` answers. */
export const smoke: SmokeDefinition = {
  answers: sampleAnswer(fetchLijsten, { lijsten: [] }),
};
