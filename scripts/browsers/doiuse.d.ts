declare module 'doiuse' {
  import type { TransformCallback } from 'postcss';

  interface Usage {
    feature: string;
    message: string;
  }

  const doiuse: (options: {
    browsers: readonly string[];
    onFeatureUsage: (usage: Usage) => void;
  }) => { postcss: TransformCallback };
  export default doiuse;
}
