import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from '@jest/globals';

import { readConfig } from './config.ts';
import { ConfigError, SETTINGS } from './environment.ts';

describe('the configuration', () => {
  test('without any variable is the embedded start on this machine', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: 'localhost',
      databaseUrl: null,
      poolSize: 10,
      allowedOrigins: [],
      allowsOwnOrigin: true,
      trustedProxies: [],
      embedded: false,
      seedsDemo: true,
      unseededBy: [],
      rateLimits: { perIp: 300, writes: 60 },
      logLevel: 'warn',
    });
    expect(config).toMatchObject({
      registrationLimit: 10,
      siteOrigin: null,
      smtpUrl: null,
      signKey: null,
      auditLog: path.join(config.dataDir, 'audit.log'),
    });
    expect(path.basename(config.dataDir)).toBe('.data');
    expect(config.siteDir.endsWith(path.join('dist', 'site'))).toBe(true);
  });

  test('of a server for others does not seed and trusts only what is listed', () => {
    expect(
      readConfig({
        HOST: '0.0.0.0',
        DATABASE_URL: 'postgresql://db/adviestool',
        ALLOWED_ORIGINS: 'https://a.example.nl, https://b.example.nl:8443',
        TRUSTED_PROXIES: '10.0.0.0/8,::1',
        EMBEDDED: '1',
      }),
    ).toMatchObject({
      databaseUrl: 'postgresql://db/adviestool',
      allowedOrigins: ['https://a.example.nl', 'https://b.example.nl:8443'],
      allowsOwnOrigin: false,
      trustedProxies: ['10.0.0.0/8', '::1'],
      embedded: true,
      seedsDemo: false,
      auditLog: null,
    });
    expect(readConfig({ DATABASE_URL: 'postgres://db/x', SEED: 'demo' }).seedsDemo).toBe(true);
    expect(readConfig({ SEED: 'none' }).seedsDemo).toBe(false);
  });

  test.each([
    ['HOST', '0.0.0.0'],
    ['TRUSTED_PROXIES', '127.0.0.1'],
    ['ALLOWED_ORIGINS', 'https://advies.example.nl'],
    ['SITE_ORIGIN', 'https://advies.example.nl'],
  ])('with %s=%s has no demo accounts unless they are asked for', (name, value) => {
    const demo = (seed: string) => readConfig({ [name]: value, SEED: seed });
    expect(demo('')).toMatchObject({ seedsDemo: false, unseededBy: [name] });
    expect(demo('none')).toMatchObject({ seedsDemo: false, unseededBy: [] });
    expect(demo('demo')).toMatchObject({ seedsDemo: true, unseededBy: [] });
  });

  test.each([
    {},
    { HOST: '127.0.0.1' },
    { HOST: '::1', PORT: '3450' },
    { SITE_ORIGIN: 'http://localhost' },
    { SITE_ORIGIN: 'http://127.0.0.1:3450' },
    { SITE_ORIGIN: 'http://[::1]:3450', HOST: '0.0.0.0' },
  ])('lets cookies go without https where the site is on this machine alone: %j', (settings) => {
    expect(readConfig(settings).secureCookies).toBe(false);
  });

  test.each([
    { HOST: '0.0.0.0' },
    { ALLOWED_ORIGINS: 'https://advies.example.nl' },
    { TRUSTED_PROXIES: '127.0.0.1' },
    { EMBEDDED: '1' },
    { SITE_ORIGIN: 'http://localhost:8080', TRUSTED_PROXIES: '172.16.0.0/12' },
    { SITE_ORIGIN: 'http://localhost:8080', EMBEDDED: '1' },
    { SITE_ORIGIN: 'https://localhost' },
    { SITE_ORIGIN: 'http://localhost.example.nl' },
    { SITE_ORIGIN: 'http://advies.example.nl' },
    { SITE_ORIGIN: 'http://192.168.1.7:3000' },
    { SITE_ORIGIN: 'https://advies.example.nl' },
  ])('keeps cookies to https everywhere else: %j', (settings) => {
    expect(readConfig(settings).secureCookies).toBe(true);
  });

  test('asks where the site is before it sends mail for others', () => {
    const mail = { SMTP_URL: 'smtp://mail:25', HOST: '0.0.0.0' };
    expect(() => readConfig(mail)).toThrow('SITE_ORIGIN: is needed for the links in mails');
    const complete = readConfig({ ...mail, SITE_ORIGIN: 'https://advies.example.nl' });
    expect(complete).toMatchObject({ siteOrigin: 'https://advies.example.nl' });
    expect(readConfig({ ...mail, HOST: 'localhost' }).smtpUrl).toBe('smtp://mail:25');
  });

  test('tells nobody how much it is used, but who asks on this machine or shows the token', () => {
    expect(readConfig({}).metrics).toBeNull();
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({
      host: '127.0.0.1',
      port: 9464,
      token: null,
    });
    const open = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' };
    expect(() => readConfig(open)).toThrow('METRICS_TOKEN: is needed');
    const token = 'een geheim van tenminste tweeendertig tekens';
    expect(readConfig({ ...open, METRICS_TOKEN: token }).metrics).toMatchObject({ token });
  });

  test.each([
    ['PORT', 'x'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://db/x'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'null'],
    ['ALLOWED_ORIGINS', 'https://a.example.nl/'],
    ['TRUSTED_PROXIES', 'everyone'],
    ['EMBEDDED', 'yes'],
    ['SMTP_URL', 'mail.example.nl'],
    ['SITE_ORIGIN', 'https://advies.example.nl/pad'],
    ['SIGN_KEY', 'kort'],
    ['METRICS_PORT', 'x'],
    ['METRICS_TOKEN', 'kort'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(`The environment is not right.\n${name}: `);
  });
});

test('every setting, and no other, stands in the table of docs/operations.md', () => {
  const text = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const rows = text.slice(text.indexOf('## Settings')).match(/^\| `.*?\|/gm) ?? [];
  const named = rows.flatMap((row) => Array.from(row.matchAll(/`([A-Z_]+)`/g), ([, name]) => name));
  expect(named).toHaveLength(SETTINGS.length);
  expect(new Set(named)).toEqual(new Set(SETTINGS));
});
