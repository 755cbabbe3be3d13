import { spelledOut } from "@fairway/core/words/abbreviations.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { type ReactNode, useContext, useEffect, useId } from "react";
import { type ControllerRenderProps, useController } from "react-hook-form";
import { useSay } from "../words/useSay.tsx";
import { FormFacts } from "./formFacts.ts";

/** The properties of every form field. */
export interface FieldProps {
  /** The name in the form's values; `containers.2.sealNo` for a line. */
  readonly name: string;
  readonly label: Words;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** A hint under the field. */
  readonly hint?: Words;
  /** How many columns of the section it takes. */
  readonly span?: 1 | 2 | 3;
}

/** The properties that a field frame passes to its input. */
export interface FieldParts {
  readonly field: ControllerRenderProps;
  readonly id: string;
  readonly invalid: boolean;
  readonly disabled: boolean;
}

/** A label, the input, and its error below. */
export function FieldFrame(
  props: FieldProps & { readonly children: (parts: FieldParts) => ReactNode },
) {
  const say = useSay();
  const facts = useContext(FormFacts);
  const own = useId();
  const id = `${own}${props.name}`;
  const { field, fieldState } = useController({ name: props.name });
  useEffect(() => {
    facts.labels.set(props.name, props.label);
  }, [facts, props.name, props.label]);
  const wrong = fieldState.error?.message;
  return (
    <div className={`fw-field fw-span-${props.span ?? 1}`}>
      <label htmlFor={id} title={spelledOut(say(props.label), say) ?? undefined}>
        {say(props.label)}
        {props.required ? (
          <span className="fw-required" aria-hidden>
            {"*"}
          </span>
        ) : null}
      </label>
      {props.children({
        field,
        id,
        invalid: Boolean(fieldState.error),
        disabled: Boolean(props.disabled || facts.readOnly || field.disabled),
      })}
      {wrong ? (
        <div className="fw-field-wrong" role="alert">
          {wrong}
        </div>
      ) : props.hint ? (
        <div className="fw-field-hint">{say(props.hint)}</div>
      ) : null}
    </div>
  );
}
