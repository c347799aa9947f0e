import { join } from 'node:path';

import { baseConfig } from '@adviestool/federation/baseConfig';
import { HtmlRspackPlugin, type Configuration } from '@rspack/core';

const base = baseConfig({
  directory: import.meta.dirname,
  name: 'adviestool_bouwmodel',
  publicPath: 'auto',
});

const config: Configuration = {
  ...base,
  entry: { bouwmodel: './src/main.tsx' },
  output: { ...base.output, path: join(import.meta.dirname, 'dist') },
  module: {
    ...base.module,
    rules: [...(base.module?.rules ?? []), { test: /\.ifc$/, type: 'asset/resource' }],
  },
  plugins: [...(base.plugins ?? []), new HtmlRspackPlugin({ template: './src/index.html' })],
};

export default config;
