import { createStepPage } from '../wizard/createStepPage.tsx';
import { AdviesStep } from './AdviesStep.tsx';

export default createStepPage('advies', AdviesStep);
