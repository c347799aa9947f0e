import { naamSleutel } from '@adviestool/contract/naamSleutel';

/** How merken are compared; '' for none. */
export const merkSleutel = (merk: string | null): string => naamSleutel(merk ?? '');
