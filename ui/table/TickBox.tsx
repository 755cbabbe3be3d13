/** A tick box of a row, or of all rows; Shift ticks the rows between this one and the last one. */
export function TickBox(props: {
  readonly label: string;
  readonly isTicked: boolean;
  /** Some of the rows are ticked. */
  readonly isPartly?: boolean;
  readonly onTick: (isRange: boolean) => void;
}) {
  return (
    <input
      type="checkbox"
      className="fw-tick"
      aria-label={props.label}
      checked={props.isTicked}
      ref={(box) => {
        if (box) box.indeterminate = Boolean(props.isPartly);
      }}
      onChange={(event) => props.onTick((event.nativeEvent as MouseEvent).shiftKey)}
    />
  );
}
