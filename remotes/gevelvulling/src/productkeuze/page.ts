import { createStepPage } from '../wizard/createStepPage.tsx';
import { ProductkeuzeStep } from './ProductkeuzeStep.tsx';

export default createStepPage('productkeuze', ProductkeuzeStep);
