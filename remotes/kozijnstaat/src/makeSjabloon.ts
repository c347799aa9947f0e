import type { HostApi } from '@adviestool/contract/remoteModule';
import { sjabloonTabellen } from '@adviestool/kozijnstaten/sjabloonTabellen';
import { writeXlsx } from '@adviestool/spreadsheet/writeXlsx';

/** An empty list to fill in, with what each column means. */
export const makeSjabloon = async ({ config }: HostApi): Promise<Blob> =>
  writeXlsx(sjabloonTabellen(config.variant.fastenerSuppliers.options));
