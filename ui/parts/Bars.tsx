import { axisOf } from "./axisOf.ts";

/** One bar. */
export interface Bar {
  readonly key: string;
  readonly label: string;
  /** A decimal text; a negative bar points down. */
  readonly amount: string;
  /** The text of the bar, for tooltip and screen reader. */
  readonly tells: string;
}

/** A row of bars with their values and an axis; a table next to it shows the exact numbers. */
export function Bars(props: {
  readonly name: string;
  readonly bars: readonly Bar[];
  /** Writes an amount shortly, as on the axis: `1.2B`. */
  readonly short: (amount: string) => string;
}) {
  const { bars, short } = props;
  // A bar is only drawn: a plain number is exact enough for pixels.
  const drawn = bars.map((each) => Number(each.amount));
  const axis = axisOf(drawn);
  const span = axis.highest - axis.lowest;
  const from = (value: number) => ((value - axis.lowest) / span) * 100;
  const zero = from(0);
  return (
    <figure className="fw-bars">
      <div className="fw-bars-plot" role="img" aria-label={props.name}>
        {axis.ticks.map((tick) => (
          <div key={tick} className="fw-bars-line" style={{ bottom: `${from(tick)}%` }}>
            <span>{short(String(tick))}</span>
          </div>
        ))}
        {bars.map((bar, at) => {
          const value = drawn[at] ?? 0;
          const low = Math.min(from(value), zero);
          const tall = Math.abs(from(value) - zero);
          const above = { bottom: `${value < 0 ? zero : low + tall}%` };
          return (
            <div key={bar.key} className="fw-bars-column" title={bar.tells}>
              <div
                className={value < 0 ? "fw-bar fw-bar-bad" : "fw-bar"}
                style={{ bottom: `${low}%`, height: `${tall}%` }}
              />
              <span className="fw-bar-value" style={above}>
                {short(bar.amount)}
              </span>
            </div>
          );
        })}
      </div>
      <figcaption aria-hidden="true">
        {bars.map((bar) => (
          <span key={bar.key}>{bar.label}</span>
        ))}
      </figcaption>
    </figure>
  );
}
