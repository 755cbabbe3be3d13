/**
 * Random numbers that are the same for the same seed, so that every demonstration company is equal.
 */
export interface Dice {
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** One element of the list. */
  pick<T>(list: readonly T[]): T;
  /** True with a probability of `percent`. */
  chance(percent: number): boolean;
}

/** Makes dice from a seed (mulberry32). */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    pick<T>(list: readonly T[]): T {
      const found = list[between(0, list.length - 1)];
      if (found === undefined) throw new Error("nothing to pick from");
      return found;
    },
    chance: (percent) => next() * 100 < percent,
  };
}
