/** One bar; `height` is its share of the highest, from 0 to 1; negative values point down. */
export interface Bar {
  readonly key: string;
  readonly label: string;
  readonly height: number;
  /** The text of the bar, for tooltip and screen reader. */
  readonly tells: string;
}

/** A row of bars for a few figures; a table next to it shows the numbers. */
export function Bars(props: { readonly name: string; readonly bars: readonly Bar[] }) {
  const least = props.bars.reduce((low, bar) => Math.min(low, bar.height), 0);
  const span = 1 - least || 1;
  const step = 100 / Math.max(props.bars.length, 1);
  const zero = (1 / span) * 100;
  return (
    <figure className="fw-bars">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={props.name}>
        {props.bars.map((bar, at) => {
          const tall = (Math.abs(bar.height) / span) * 100;
          return (
            <rect
              key={bar.key}
              className={bar.height < 0 ? "fw-bar fw-bar-bad" : "fw-bar"}
              x={at * step + step * 0.18}
              width={step * 0.64}
              y={bar.height < 0 ? zero : zero - tall}
              height={tall}
            >
              <title>{bar.tells}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption aria-hidden="true">
        {props.bars.map((bar) => (
          <span key={bar.key}>{bar.label}</span>
        ))}
      </figcaption>
    </figure>
  );
}
