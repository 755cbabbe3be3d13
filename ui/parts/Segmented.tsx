import { useId } from "react";

/** One of the values of a segmented choice. */
interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** A choice of one among a few values, all of them visible. */
export function Segmented<Value extends string>(props: {
  readonly value: Value;
  readonly options: readonly (Value | Segment<Value>)[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  readonly "aria-label"?: string;
}) {
  const name = useId();
  return (
    <div className="fw-segments" role="radiogroup" aria-label={props["aria-label"]}>
      {props.options.map((each) => {
        const { value, label } = typeof each === "string" ? { value: each, label: each } : each;
        return (
          <label key={value} className="fw-segment">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              disabled={props.disabled ?? false}
              onChange={() => props.onChange(value)}
            />
            {label}
          </label>
        );
      })}
    </div>
  );
}
