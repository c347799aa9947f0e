import type { Api } from '../../fixtures/api.ts';
import type { Engine } from '../engine.ts';
import type { Screen } from '../screenOf.ts';

/** What a part of the walk has in its hands: a browser in which the demo user is logged in. */
export interface Walk {
  engine: Engine;
  screen: Screen;
  /** Origin of the site. */
  site: string;
  api: Api;
}
