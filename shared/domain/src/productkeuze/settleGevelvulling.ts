import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';

import { applyAdviesIn } from '../rekenen/applyAdvies.ts';
import { resetProductKeuze } from './resetProductKeuze.ts';

export interface SettledGevelvulling {
  gevelvulling: Gevelvulling;
  /** What was reset, to tell the user. */
  messages: readonly string[];
}

interface Subject {
  gevelvulling: Gevelvulling;
  projectGegevens: ProjectGegevens;
  catalogus: Catalogus;
}

/** What follows from a change: impossible product choices are reset, the advice is computed anew. */
export const settleGevelvulling = ({
  gevelvulling: changed,
  projectGegevens,
  catalogus,
}: Subject): SettledGevelvulling => {
  const { gevelvulling, messages } = resetProductKeuze({ gevelvulling: changed, catalogus });
  return { gevelvulling: applyAdviesIn({ projectGegevens, catalogus })(gevelvulling), messages };
};
