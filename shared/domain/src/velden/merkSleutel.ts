/** How merken are compared: whatever their capitals. */
export const merkSleutel = (merk: string | null): string => merk?.trim().toLowerCase() ?? '';
