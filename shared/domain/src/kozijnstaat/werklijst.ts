import type { Gevelvulling } from '@adviestool/contract/gevelvulling';

import { merkSleutel } from '../velden/merkSleutel.ts';

/** A list of gevelvullingen that rows change one after another. */
export class Werklijst {
  readonly #lijst: Gevelvulling[];
  readonly #plaats = new Map<string, number>();
  readonly #merken = new Map<string, string>();
  readonly #ids = new Set<string>();

  constructor(gevelvullingen: readonly Gevelvulling[]) {
    this.#lijst = [];
    for (const gevelvulling of gevelvullingen) this.put(gevelvulling);
  }

  get all(): Gevelvulling[] {
    return this.#lijst;
  }

  get ids(): ReadonlySet<string> {
    return this.#ids;
  }

  byId(id: string | null): Gevelvulling | undefined {
    return this.#lijst[this.#plaats.get(id ?? '') ?? -1];
  }

  byMerk(merk: string | null): Gevelvulling | undefined {
    return this.byId(this.#merken.get(merkSleutel(merk)) ?? null);
  }

  put(gevelvulling: Gevelvulling): void {
    const { id, merk } = gevelvulling.gevelvullingEnKaderData;
    const place = this.#plaats.get(id) ?? this.#lijst.length;
    this.#plaats.set(id, place);
    this.#ids.add(id);
    this.#lijst[place] = gevelvulling;
    const sleutel = merkSleutel(merk);
    if (sleutel !== '' && !this.#merken.has(sleutel)) this.#merken.set(sleutel, id);
  }
}
