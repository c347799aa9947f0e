import { expect, test } from '@jest/globals';

import { writeMail } from './writeMail.ts';

const ANNA = { name: 'anna', mail: 'anna@example.nl', full_name: null };
const LINK = 'https://tool.example/';

const linesOf = (text: string): string[] => text.split(/[\n\v\f\r\u0085\u2028\u2029]/u);

const mailOf = (wat: string) =>
  writeMail(
    'overgedragen',
    { ...ANNA, full_name: `Anna${wat}` },
    { link: LINK, values: { door: wat, wat, het: 'het' } },
  );

test('what users typed makes no lines of its own and turns no reading, in no part of a mail', () => {
  const typed = ['Woning', 'Bcc: boef@evil.example', 'Met vriendelijke groet,', 'Adviestool'];
  const plain = mailOf(typed.join(' '));
  for (const sign of ['\r\n', '\n', '\r', '\v', '\u0085', '\u2028', '\u2029\n', '\u202E']) {
    const { to, subject, text, html } = mailOf(typed.join(sign));
    expect([to.name, subject, text, html].map((part) => linesOf(part).length)).toEqual(
      [plain.to.name, plain.subject, plain.text, plain.html].map((part) => linesOf(part).length),
    );
    expect(html).toBe(plain.html);
    expect(subject).toBe(plain.subject);
  }
});

test('a name writes no HTML', () => {
  const { text, html } = writeMail(
    'overgedragen',
    { ...ANNA, full_name: '<b>"Jan"</b>, a@evil.example' },
    { link: LINK, values: { door: 'Bea', wat: 'het project ‘Dok’', het: 'het' } },
  );
  expect(text).toContain('Beste <b>"Jan"</b>, a@evil.example,');
  expect(html).toContain('&#60;b&#62;&#34;Jan&#34;&#60;/b&#62;');
  expect(html).not.toContain('<b>');
});

test('several lines are lines, and nothing typed adds one', () => {
  const gemeld = ['K01\nBcc: boef@evil.example', '> weg'];
  const { text, html } = writeMail('montage_afwijking', ANNA, {
    link: LINK,
    values: { wat: 'Afwijking', project: 'Dok', gemeld },
  });
  expect(text).toContain('\nK01 Bcc: boef@evil.example\n> weg\n\nhttps');
  expect(html).toContain('<br>K01 Bcc: boef@evil.example<br>&#62; weg</p>');
});
