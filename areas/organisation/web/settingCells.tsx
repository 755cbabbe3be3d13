import { typeAhead } from "@fairway/ui/form/fixedList.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { FormFacts } from "@fairway/ui/form/formFacts.ts";
import { NumberInput } from "@fairway/ui/form/NumberInput.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { InputNumber, Select, Switch } from "antd";
import { useContext } from "react";
import { useController } from "react-hook-form";

interface CellProps {
  /** The name in the form's values. */
  readonly name: string;
  /** The label of the cell for screen readers. */
  readonly label: string;
}

function useCell(name: string) {
  const { field, fieldState } = useController({ name });
  const { readOnly } = useContext(FormFacts);
  return { field, disabled: readOnly, wrong: fieldState.error?.message ?? null };
}

/** A choice, in a table. */
export function ChoiceCell(props: CellProps & { readonly of: Readonly<Record<string, Words>> }) {
  const say = useSay();
  const { field, disabled } = useCell(props.name);
  return (
    <Select
      showSearch={typeAhead}
      className="fw-wide"
      aria-label={props.label}
      disabled={disabled}
      value={field.value}
      options={Object.entries(props.of).map(([value, words]) => ({ value, label: say(words) }))}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

/** On or off, in a table. */
export function SwitchCell(props: CellProps) {
  const { field, disabled } = useCell(props.name);
  return (
    <Switch
      size="small"
      aria-label={props.label}
      disabled={disabled}
      checked={Boolean(field.value)}
      onChange={field.onChange}
    />
  );
}

/** A day count from 1 to 30, in a table. */
export function DaysCell(props: CellProps) {
  return <CountCell {...props} max={30} />;
}

/** A count of hours up to ten days, or nothing. */
export function HoursCell(props: CellProps) {
  return <CountCell {...props} max={240} />;
}

function CountCell(props: CellProps & { readonly max: number }) {
  const { field, disabled, wrong } = useCell(props.name);
  return (
    <InputNumber
      aria-label={props.label}
      min={1}
      max={props.max}
      precision={0}
      disabled={disabled}
      value={field.value}
      {...(wrong ? { status: "error" as const, title: wrong } : {})}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

/** An exact decimal or nothing, in a table. */
export function NumberCell(props: CellProps & { readonly unit?: string }) {
  const { field, disabled, wrong } = useCell(props.name);
  return (
    <div title={wrong ?? undefined}>
      <NumberInput
        label={props.label}
        value={field.value}
        disabled={disabled}
        invalid={wrong !== null}
        {...(props.unit ? { unit: props.unit } : {})}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </div>
  );
}
