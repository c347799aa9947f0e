import { createLaterPage } from './createLaterPage.tsx';

export default createLaterPage('advies');
