import type { Page } from '@adviestool/contract/remoteModule';

import { WizardLayout } from './WizardLayout.tsx';

/** The frame around the steps. Each step loads what it needs: see `createStepLoader`. */
const page = (): Page => ({ Component: WizardLayout });

export default page;
