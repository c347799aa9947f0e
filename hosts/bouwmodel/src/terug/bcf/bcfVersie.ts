export const BCF_VERSIES = ['2.1', '3.0'] as const;
export type BcfVersie = (typeof BCF_VERSIES)[number];
