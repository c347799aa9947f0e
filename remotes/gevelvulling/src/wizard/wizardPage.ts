import type { Page } from '@adviestool/contract/remoteModule';

import { WizardLayout } from './WizardLayout.tsx';

/** The frame around the steps. Each step loads what it needs: see `wizardLoader`. */
export const wizardPage = (): Page => ({ Component: WizardLayout });
