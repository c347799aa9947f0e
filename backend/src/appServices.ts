import type { MailServices } from './mail/deliverMail.ts';
import type { Metrics } from './operations/createMetrics.ts';
import type { VolgServices } from './volgen/registerVolgen.ts';
import type { RapportServices } from './rapporten/rapportServices.ts';

/** What everything works with. */
export interface AppServices extends RapportServices, MailServices, VolgServices {
  metrics: Metrics;
}
