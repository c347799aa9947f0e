import { hostConfig } from '@adviestool/federation/hostConfig';

export default hostConfig({ directory: import.meta.dirname, paths: ['geen-toegang'] });
