export { jestConfig as default } from '@adviestool/federation/jest/jestConfig';
