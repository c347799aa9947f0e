import type { Locator, Page } from '@playwright/test';

/** The page that puts a list into a project. */
export const kozijnstaatPage = (page: Page) => {
  const main = page.getByRole('main');
  return {
    heading: page.getByRole('heading', { name: 'Kozijnstaat importeren', level: 1 }),
    plek: main.getByText('Sleep een Excel- of CSV-bestand hierheen'),
    bestand: main.getByLabel('Bestand kiezen'),
    tekst: main.getByRole('textbox', { name: 'Rijen als tekst' }),
    lees: main.getByRole('button', { name: 'Tekst lezen' }),
    fout: main.getByRole('alert'),
    tabel: main.getByRole('table', { name: 'Gevelvullingen in de lijst' }),
    cel: (veld: string, rij: number): Locator =>
      main.getByRole('textbox', { name: `${veld}, rij ${rij}`, exact: true }),
    kolom: (kop: string): Locator =>
      main.getByRole('combobox', { name: `‘${kop}’ wordt`, exact: true }),
    vraag: (tekst: RegExp): Locator => main.getByRole('combobox', { name: tekst }),
    dubbel: (keuze: string): Locator => main.getByRole('button', { name: keuze, exact: true }),
    telling: (tekst: string | RegExp): Locator => main.getByText(tekst, { exact: true }),
    volgendeFout: main.getByRole('button', { name: 'Volgende fout' }),
    importeren: main.getByRole('button', { name: 'Importeren', exact: true }),
  };
};

/** Lets a file fall on an element, as from the desktop. */
export const dropFile = async (
  target: Locator,
  { name, content }: { name: string; content: Buffer },
): Promise<void> => {
  const dataTransfer = await target.page().evaluateHandle(
    ([base64, fileName]) => {
      const bytes = Uint8Array.from(atob(base64 ?? ''), (sign) => sign.codePointAt(0) ?? 0);
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], fileName ?? ''));
      return transfer;
    },
    [content.toString('base64'), name],
  );
  await target.dispatchEvent('dragover', { dataTransfer });
  await target.dispatchEvent('drop', { dataTransfer });
};
