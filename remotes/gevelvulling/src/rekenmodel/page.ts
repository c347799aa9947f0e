import type { Page } from '@adviestool/contract/remoteModule';

import { Rekenmodel } from './Rekenmodel.tsx';

/** How the calculation works, for whoever looks up what a step of it names as its source. */
const page = (): Page => ({ Component: Rekenmodel });

export default page;
