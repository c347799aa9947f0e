import { join } from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { HtmlRspackPlugin, type Configuration } from '@rspack/core';

const DIST = join(import.meta.dirname, 'dist');
const SHARED = {
  react: { singleton: true },
  'react-dom': { singleton: true },
  'react-router': { singleton: true },
};

interface Peer {
  name: string;
  /** Below `dist`. */
  folder: string;
  /** Where the files are found, from the site. */
  publicPath: string;
  entry: string;
  plugins: NonNullable<Configuration['plugins']>;
}

/** The same compiler, browsers and minimiser as the product. */
const peer = ({ name, folder, publicPath, entry, plugins }: Peer): Configuration => ({
  name,
  context: import.meta.dirname,
  mode: 'production',
  target: ['web', 'es2022'],
  entry: { main: entry },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  output: {
    path: join(DIST, folder),
    uniqueName: name,
    publicPath,
    filename: '[name].[contenthash:8].js',
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  performance: false,
  plugins,
});

const document = () => new HtmlRspackPlugin({ template: './src/app.html' });

const remote = (name: string, module: string): Configuration =>
  peer({
    name,
    folder: `federated/${name}`,
    publicPath: `/${name}/`,
    entry: module,
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes: { './page': module },
        shared: SHARED,
        dts: false,
      }),
    ],
  });

export default [
  peer({
    name: 'minimal',
    folder: 'minimal',
    publicPath: '/',
    entry: './src/minimal.tsx',
    plugins: [document()],
  }),
  peer({
    name: 'host',
    folder: 'federated',
    publicPath: '/',
    entry: './src/host.ts',
    plugins: [
      document(),
      new ModuleFederationPlugin({
        name: 'host',
        remotes: {
          login: 'login@/login/mf-manifest.json',
          projects: 'projects@/projects/mf-manifest.json',
        },
        shared: SHARED,
        dts: false,
      }),
    ],
  }),
  remote('login', './src/LoginPage.tsx'),
  remote('projects', './src/ProjectsPage.tsx'),
];
