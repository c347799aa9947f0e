import { NO_ACCESS } from '@adviestool/contract/paths';
import { hostConfig } from '@adviestool/federation/hostConfig';

export default hostConfig({ directory: import.meta.dirname, paths: [NO_ACCESS] });
