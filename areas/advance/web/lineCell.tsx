import { FormFacts } from "@fairway/ui/form/formFacts.ts";
import { type ReactNode, useContext } from "react";
import { useController } from "react-hook-form";

/** The list of the lines in the form. */
export const list = "advanceRequests";

/** The place of a line. */
export interface CellProps {
  readonly at: number;
}

/** The field of a line, and what is wrong with it. */
export function useCell(at: number, name: string) {
  const { field, fieldState } = useController({ name: `${list}.${at}.${name}` });
  const { readOnly } = useContext(FormFacts);
  return { field, disabled: readOnly, wrong: fieldState.error?.message ?? null };
}

/** A cell with what is wrong below it. */
export function Cell(props: { readonly wrong: string | null; readonly children: ReactNode }) {
  return (
    <div className="fw-advance-cell">
      {props.children}
      {props.wrong ? (
        <span className="fw-advance-wrong" role="alert">
          {props.wrong}
        </span>
      ) : null}
    </div>
  );
}
