import type { SelectProps } from "antd";
import { Suspense } from "react";
import { Light } from "./Light.tsx";
import { later } from "./later.ts";

const Choice = later(async () => (await import("./Choice.tsx")).Choice);

/** A choice control: the chosen value is shown at once, its options load a moment later. */
export function LaterChoice(props: SelectProps<string | null>) {
  const chosen = props.options?.find((each) => each.value === props.value);
  return (
    <Suspense
      fallback={
        <Light className={`fw-light-opens ${props.className ?? ""}`}>
          {chosen?.label ?? <span className="fw-light-hint">{props.placeholder}</span>}
        </Light>
      }
    >
      <Choice {...props} />
    </Suspense>
  );
}
