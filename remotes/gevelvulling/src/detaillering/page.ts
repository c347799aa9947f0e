import { createStepPage } from '../wizard/createStepPage.tsx';
import { DetailleringStep } from './DetailleringStep.tsx';

export default createStepPage('detaillering', DetailleringStep);
