import { standaardenPage } from '@adviestool/standaarden/standaardenPage';

export default standaardenPage;
