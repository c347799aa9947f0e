import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { merkSleutel } from '@adviestool/domain/velden/merkSleutel';

/** A list of gevelvullingen that rows change one after another. */
export class Werklijst {
  readonly #lijst: Gevelvulling[];
  readonly #plaats = new Map<string, number>();
  /** The ids that have a merk, by its key, in the order of the list. */
  readonly #merken = new Map<string, Set<string>>();
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
    const [first = null] = this.#merken.get(merkSleutel(merk)) ?? [];
    return this.byId(first);
  }

  put(gevelvulling: Gevelvulling): void {
    const { id, merk } = gevelvulling.gevelvullingEnKaderData;
    const before = this.byId(id)?.gevelvullingEnKaderData.merk ?? null;
    const place = this.#plaats.get(id) ?? this.#lijst.length;
    this.#plaats.set(id, place);
    this.#ids.add(id);
    this.#lijst[place] = gevelvulling;
    const sleutel = merkSleutel(merk);
    if (merkSleutel(before) !== sleutel) this.#merken.get(merkSleutel(before))?.delete(id);
    if (sleutel !== '') this.#merken.set(sleutel, (this.#merken.get(sleutel) ?? new Set()).add(id));
  }
}
