import { standaardPage } from '@adviestool/standaarden/standaardPage';

export default standaardPage;
