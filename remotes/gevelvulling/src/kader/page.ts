import { createStepPage } from '../wizard/createStepPage.tsx';
import { KaderStep } from './KaderStep.tsx';

export default createStepPage('gevelvulling-en-kader', KaderStep);
