import type { User } from '../accounts/users.ts';
import { oneLine } from '../watch/oneLine.ts';
import type { Mail } from './mailer.ts';
import { teksten } from './teksten.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const paragraph = (html: string): string =>
  `<p style="margin:0 0 16px">${html.replaceAll('\n', '<br>')}</p>`;

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:4px;background:#0b4f8a;color:#ffffff;text-decoration:none';

/** To whom it goes; without any name in `full_name` and `name` nobody is called by it. */
export type Ontvanger = Pick<User, 'name' | 'mail' | 'full_name'>;

interface Content {
  link: string;
  /** What its text names between braces, besides what the receiver is called: a line, or several. */
  values?: Readonly<Record<string, string | readonly string[]>>;
}

/** Writes a mail, as plain text and as HTML that says the same. */
export const writeMail = (
  kind: keyof typeof teksten.mails,
  { name, mail, full_name }: Ontvanger,
  { link, values = {} }: Content,
): Mail => {
  const words = teksten.mails[kind];
  const aan = oneLine(full_name ?? name);
  const filledIn = new Map(
    Object.entries({ ...values, aan }).map(([key, value]) => [
      key,
      [value].flat().map(oneLine).join('\n'),
    ]),
  );
  const [hail, before, after, subject = ''] = [
    aan === '' ? teksten.aanhefZonderNaam : teksten.aanhef,
    words.before,
    words.after,
    words.subject,
  ].map((text) => text.replaceAll(/\{(\w+)\}/g, (all, key: string) => filledIn.get(key) ?? all));
  const plain = [hail, before, link, after, teksten.groet];
  const button = `<a href="${escapeHtml(link)}" style="${BUTTON}">${escapeHtml(words.link)}</a>`;
  const html = [
    ...[hail, before].map((text = '') => paragraph(escapeHtml(text))),
    paragraph(button),
    paragraph(escapeHtml(link)),
    ...[after, teksten.groet].map((text = '') => paragraph(escapeHtml(text))),
  ];
  return {
    to: { name: aan, address: mail },
    subject,
    text: `${plain.join('\n\n')}\n`,
    html: `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font-family:sans-serif;line-height:1.5;color:#1b1f24">${html.join('')}</body></html>`,
    link,
  };
};
