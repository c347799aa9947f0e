import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';

import { SymbolText } from './SymbolText.tsx';

test.each([
  ['A = B · H', 'A = B · H'],
  ['F_g,a = γ_G,a · G_k', 'F<sub>g,a</sub> = γ<sub>G,a</sub> · G<sub>k</sub>'],
  ['c_r = max(z; z_min); 200', 'c<sub>r</sub> = max(z; z<sub>min</sub>); 200'],
  ['½ · ρ · v_m² / 1000', '½ · ρ · v<sub>m</sub>² / 1000'],
  ['(z0 / 0,05)^0,07', '(z0 / 0,05)<sup>0,07</sup>'],
  ['(z0 / z0,II)^α', '(z0 / z0,II)<sup>α</sup>'],
  ['(x^p + y^p)^(1/p)', '(x<sup>p</sup> + y<sup>p</sup>)<sup>(1/p)</sup>'],
  ['G_k, en 10^-3', 'G<sub>k</sub>, en 10<sup>-3</sup>'],
])('%s', (formula, html) => {
  const { container } = render(<SymbolText>{formula}</SymbolText>);
  expect(container.innerHTML).toBe(html);
});
