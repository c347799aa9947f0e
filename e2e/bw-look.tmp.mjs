import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' });
for (const [w,h] of [[1400,900],[800,1000],[360,740]]) {
  const c = await b.newContext({ viewport: { width: w, height: h }, locale: 'nl-NL' });
  const p = await c.newPage();
  p.on('console', m => { if (m.type()==='error'||m.type()==='warning') console.log(w, m.text()); });
  p.on('pageerror', e => console.log('pageerror', e.message));
  await p.goto('http://localhost:3490/controle');
  await p.getByRole('heading', { name: 'Rapport controleren' }).waitFor();
  const news = p.getByText('Niet meer tonen'); if (await news.count()) { await news.click(); await p.keyboard.press('Escape'); }
  await p.screenshot({ path: `/tmp/bw-shot-leeg-${w}.png` });
  for (const f of w===1400?['goed','tekst','oud','byte','zonder']:['goed','oud']) {
    await p.locator('input[type=file]').setInputFiles(`/tmp/bw-pdf/${f}.pdf`);
    await p.getByText(/^(De getallen zijn echt|Niet bewezen|Niet gecontroleerd)/).waitFor({timeout:60000});
    await p.screenshot({ path: `/tmp/bw-shot-${f}-${w}.png`, fullPage: true });
    await p.goto('http://localhost:3490/controle');
    await p.getByRole('heading', { name: 'Rapport controleren' }).waitFor();
  }
  await c.close();
}
await b.close();
