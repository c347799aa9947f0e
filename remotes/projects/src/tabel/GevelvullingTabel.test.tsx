import { describe, expect, jest, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import {
  gevelvullingRijIn,
  type GevelvullingRij,
} from '@adviestool/projectoverzicht/gevelvullingRij';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

import { GevelvullingTabel } from './GevelvullingTabel.tsx';
import { KOLOMMEN } from './kolommen.tsx';
import { regelsOf } from './regelsOf.ts';
import type { Cellen } from './useCellen.ts';
import { useRaster } from './useRaster.ts';
import { useSelectie } from './useSelectie.ts';

const AANTAL = 60;

/** K1 to K60; of K2 as wide as is asked. */
const rijenOf = (breedteVanK2?: number): GevelvullingRij[] => {
  const { projectGegevens } = buildProject();
  const catalogus = buildHost().catalogus.loaded(projectGegevens.catalogus);
  const { rijOf } = gevelvullingRijIn({ projectGegevens, catalogus });
  return Array.from({ length: AANTAL }, (_value, index) => {
    const gevelvulling = buildGevelvulling();
    const id = `K${index + 1}`;
    const kader = { ...gevelvulling.gevelvullingEnKaderData, id, merk: id };
    if (id === 'K2') kader.breedte = breedteVanK2 ?? kader.breedte;
    return rijOf({ ...gevelvulling, gevelvullingEnKaderData: kader });
  });
};

/** Notes what is read of a row, beside its id: a cell that is drawn reads what it shows. */
const noteReads = (rij: GevelvullingRij, reads: string[]): GevelvullingRij =>
  new Proxy(rij, {
    get: (target, key, receiver): unknown => {
      if (key !== 'id') reads.push(`${rij.id} ${String(key)}`);
      return Reflect.get(target, key, receiver);
    },
  });

const unused: Cellen = {
  mislukt: new Map(),
  save: () => undefined,
  keep: () => undefined,
  drop: () => undefined,
  setTyping: () => undefined,
  isUnsaved: () => false,
};

const groepen = { is: () => false, fold: () => undefined };

const Tabel = ({
  rijen,
  cellen = unused,
}: {
  rijen: readonly GevelvullingRij[];
  cellen?: Cellen;
}) => {
  const ids = rijen.map(({ id }) => id);
  const { ref, raster } = useRaster(ids);
  const selectie = useSelectie(ids);
  return (
    <GevelvullingTabel
      kolommen={KOLOMMEN}
      rijen={rijen}
      regels={regelsOf(rijen, null, new Set())}
      groepen={groepen}
      pathOf={({ id }) => `/${id}`}
      sortering={null}
      onSort={() => undefined}
      tabelRef={ref}
      raster={raster}
      selectie={selectie}
      cellen={cellen}
      onPlakken={() => undefined}
      onShift={() => undefined}
      onDuplicate={() => undefined}
    />
  );
};

/** The table with the focus on the width of K2, and what is read of its rows from there. */
const renderTabel = async (): Promise<string[]> => {
  const reads: string[] = [];
  const rijen = rijenOf().map((rij) => noteReads(rij, reads));
  render(
    <MemoryRouter>
      <Tabel rijen={rijen} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('rowheader', { name: 'K2' }));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  reads.length = 0;
  return reads;
};

test('a key that moves draws the two cells that it goes between, and no other', async () => {
  const reads = await renderTabel();
  await userEvent.keyboard('{ArrowDown}');

  expect(reads.toSorted()).toEqual(['K2 breedte', 'K3 breedte']);
});

test('a key in a cell draws nothing of the table around it', async () => {
  const reads = await renderTabel();
  await userEvent.keyboard('{F2}');
  reads.length = 0;
  await userEvent.keyboard('5');

  expect(screen.getByRole<HTMLInputElement>('textbox').value).toMatch(/5$/);
  expect(reads.filter((read) => !read.startsWith('K2 '))).toEqual([]);
  expect(new Set(reads)).toEqual(new Set(['K2 breedte', 'K2 gevelvulling', 'K2 naam']));
});

/** The width of K2 is edited when it becomes 1600. */
const editMeanwhile = async (keys: string | null) => {
  const cellen = { ...unused, save: jest.fn(), keep: jest.fn(), drop: jest.fn() };
  const tabelOf = (breedte: number) => (
    <MemoryRouter>
      <Tabel rijen={rijenOf(breedte)} cellen={cellen} />
    </MemoryRouter>
  );
  const { rerender } = render(tabelOf(1500));
  await userEvent.click(screen.getByRole('rowheader', { name: 'K2' }));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{F2}');
  const input = screen.getByRole<HTMLInputElement>('textbox');
  if (keys !== null) await userEvent.keyboard(keys);
  rerender(tabelOf(1600));
  return { cellen, input };
};

describe('a cell that a colleague changes while it is edited', () => {
  test('follows where nothing was typed, and a key that leaves it saves nothing', async () => {
    const { cellen, input } = await editMeanwhile(null);

    expect(input.value).toBe('1600');
    await userEvent.keyboard('{Tab}');
    expect(cellen.save).not.toHaveBeenCalled();
    expect(cellen.keep).not.toHaveBeenCalled();
  });

  test('keeps what was typed, and takes its place only when it is said again', async () => {
    const { cellen, input } = await editMeanwhile('1700');

    expect(input.value).toBe('1700');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('alert').textContent).toContain('er staat nu 1600');
    expect(cellen.save).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(cellen.save).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'K2', veld: 'breedte', waarde: 1700 }),
    );
  });

  test('keeps what is being typed when that is what the cell held', async () => {
    const { cellen, input } = await editMeanwhile('1500');

    expect(input.value).toBe('1500');
    await userEvent.keyboard('0{Enter}');
    expect(screen.getByRole('alert').textContent).toContain('er staat nu 1600');
    expect(cellen.save).not.toHaveBeenCalled();
  });

  test('left by the pointer is kept with why it is not saved', async () => {
    const { cellen } = await editMeanwhile('1700');

    await userEvent.click(document.body);
    expect(cellen.save).not.toHaveBeenCalled();
    expect(cellen.keep).toHaveBeenCalledWith(
      { id: 'K2', veld: 'breedte' },
      expect.objectContaining({ tekst: '1700' }),
    );
  });
});
