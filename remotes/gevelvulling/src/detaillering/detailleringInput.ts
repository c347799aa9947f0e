import { detailleringDataSchema } from '@adviestool/contract/gevelvulling';
import { z } from 'zod';

/** A number field may hold text that is no number; it counts as nothing. */
const getal = z.number().nullable().optional().catch(null);

/** The detaillering as the form holds it: nothing is required yet. */
export const detailleringInputSchema = detailleringDataSchema.extend({
  maximaleHartOpHartMaatLaagReliefDorpel: getal,
  afstandOnderkantSpouwlatTotBovenkantVloerrand: getal,
  spouwlatbreedte: getal,
  stelruimte: getal,
  glasgewicht: getal,
  gewichtElement: getal,
  totaalgewicht: getal,
  afstandVoorkantVloerrandTotHartGroef: getal,
  afstandOnderkantElementTotBovenkantVloerrand: getal,
  afstandVoorkantElementTotVoorkantVloerrand: getal,
  dikteElement: getal,
});
