import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { createTransport } from 'nodemailer';

import type { Config } from '../config/config.ts';

export interface Mail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** The link that the mail is about. */
  link: string;
}

export interface Mailer {
  /** Resolves once the mail is handed over. */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

/** Milliseconds; together less than the time after which another instance would try. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Kept out of the tracking and threading of mail programs. */
const HEADERS = { 'Auto-Submitted': 'auto-generated' };

const createSmtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport({ url, ...TIMEOUTS });
  return {
    send: async ({ to, subject, text, html }) => {
      await transport.sendMail({ from, to, subject, text, html, headers: HEADERS });
    },
    close: () => transport.close(),
  };
};

const createFolderMailer = (
  folder: string,
  from: string,
  print: (line: string) => void,
): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async ({ to, subject, text, html, link }) => {
      const { message, messageId } = await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        headers: HEADERS,
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${messageId.slice(1, 9)}.eml`;
      await writeFile(path.join(folder, name), message, { mode: 0o600 });
      print(`Mail: ${subject}\n${link}\n`);
    },
    close: () => transport.close(),
  };
};

/**
 * Sends by SMTP when there is a server; else mails become files of the data folder. The embedded
 * default also prints their links, so that they can be followed without a mail program.
 */
export const createMailer = ({
  smtpUrl,
  mailFrom,
  dataDir,
  databaseUrl,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'databaseUrl'>): Mailer => {
  if (smtpUrl !== null) return createSmtpMailer(smtpUrl, mailFrom);
  return createFolderMailer(path.join(dataDir, 'mail'), mailFrom, (line) => {
    if (databaseUrl === null) process.stdout.write(line);
  });
};
