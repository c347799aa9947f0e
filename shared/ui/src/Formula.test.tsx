import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';

import { Formula } from './Formula.tsx';

/** What is drawn, without the sign that only parts the pieces. */
const drawn = (text: string): string => {
  const { container } = render(<Formula>{text}</Formula>);
  return [...container.querySelectorAll('math')].map((math) => math.innerHTML).join('|');
};

const MATHML = 'http://www.w3.org/1998/Math/MathML';

test.each([
  ['v_b,0', '<msub><mi>v</mi><mtext>b,0</mtext></msub>'],
  ['z0', '<msub><mi>z</mi><mtext>0</mtext></msub>'],
  ['CC3', '<mi>CC3</mi>'],
  [
    'a / (b + c)',
    '<mfrac><mi>a</mi><mrow><mi>b</mi><mo form="infix">+</mo><mi>c</mi></mrow></mfrac>',
  ],
  ['v_m²', '<msup><msub><mi>v</mi><mtext>m</mtext></msub><mn>2</mn></msup>'],
  ['√(a)', '<msqrt><mi>a</mi></msqrt>'],
  ['(a)^(1 / 2)', '<msqrt><mi>a</mi></msqrt>'],
  ['min(1; a)', '<mrow><mi>min</mi><mo>(</mo><mn>1</mn><mo>;</mo><mi>a</mi><mo>)</mo></mrow>'],
  ['⌈a⌉', '<mrow><mo>⌈</mo><mi>a</mi><mo>⌉</mo></mrow>'],
  [
    'a = b · c',
    '<mi>a</mi>|<mrow><mo form="infix">=</mo><mi>b</mi></mrow>|<mrow><mo form="infix">·</mo><mi>c</mi></mrow>',
  ],
])('%s is drawn as MathML', (text, html) => {
  expect(drawn(text)).toBe(html);
});

test('a formula is drawn in the namespace of MathML and said in words', () => {
  const { container } = render(<Formula>F_w,Ed = w_d · A_zijde</Formula>);
  const math = container.querySelector('math');
  expect(math?.namespaceURI).toBe(MATHML);
  expect(math?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('span span')?.textContent).toBe('F w Ed is w d maal A zijde');
});
