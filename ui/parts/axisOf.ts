/** The axis of a chart: round ticks from the lowest to the highest drawn value, zero included. */
export function axisOf(values: readonly number[]) {
  const high = values.reduce((most, each) => Math.max(most, each), 0);
  const low = values.reduce((least, each) => Math.min(least, each), 0);
  const step = roundStep((high - low) / 4 || 1);
  const lowest = Math.floor(low / step) * step;
  const highest = Math.max(Math.ceil(high / step) * step, lowest + step);
  const ticks = Array.from(
    { length: Math.round((highest - lowest) / step) + 1 },
    (_, at) => lowest + at * step,
  );
  return { lowest, highest, ticks };
}

/** The next of 1, 2, 2.5, 5 and 10, times a power of ten. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const round = [1, 2, 2.5, 5, 10].find((each) => each * power >= least) ?? 10;
  return round * power;
}
