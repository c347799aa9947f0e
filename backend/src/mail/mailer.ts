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
  /** Address that users may write to. */
  contact: string;
  close: () => void;
}

/** Milliseconds; together less than the time after which another instance would try. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Kept out of the tracking and threading of mail programs. */
const HEADERS = { 'Auto-Submitted': 'auto-generated' };

type Sending = Omit<Mailer, 'contact'>;

const createSmtpMailer = (url: string, from: string): Sending => {
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
): Sending => {
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

/** The address of a sender, without the name. */
const addressOf = (sender: string): string => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;

/**
 * Sends by SMTP when there is a server; else mails become files of the data folder. The embedded
 * default also prints their links, so that they can be followed without a mail program.
 */
export const createMailer = ({
  smtpUrl,
  mailFrom,
  mailContact,
  dataDir,
  databaseUrl,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailContact' | 'dataDir' | 'databaseUrl'>): Mailer => {
  const contact = mailContact ?? addressOf(mailFrom);
  if (smtpUrl !== null) return { ...createSmtpMailer(smtpUrl, mailFrom), contact };
  const print = (line: string): void => {
    if (databaseUrl === null) process.stdout.write(line);
  };
  return { ...createFolderMailer(path.join(dataDir, 'mail'), mailFrom, print), contact };
};
