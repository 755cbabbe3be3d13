import { Suspense } from "react";
import { useSay } from "../words/useSay.tsx";
import { Light } from "./Light.tsx";
import { later } from "./later.ts";

const ManySelect = later(async () => (await import("./ManySelect.tsx")).ManySelect);

/** An option of a choice of several values. */
export interface ManyOption {
  readonly value: string;
  readonly label: string;
}

/** A filter for several values; none means all of them. The value joins them by semicolons. */
export function ManyChoice(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly ManyOption[];
  readonly onChange: (value: string | null) => void;
}) {
  return (
    <span className="fw-filter">
      <Suspense
        fallback={
          <Light className="fw-light-opens fw-wide">
            <span className="fw-light-hint">{props.label}</span>
          </Light>
        }
      >
        <ManySelect {...props} />
      </Suspense>
    </span>
  );
}

/** Returns how chosen values are said: the first one, and how many more. */
export function useSaidMany(options: readonly ManyOption[]): (value: string) => string {
  const say = useSay();
  return (value) => {
    const chosen = value.split(";");
    const first = options.find((each) => each.value === chosen[0])?.label ?? "…";
    return chosen.length === 1
      ? first
      : say({ en: "{first} + {more}", vi: "{first} + {more}" }, { first, more: chosen.length - 1 });
  };
}
