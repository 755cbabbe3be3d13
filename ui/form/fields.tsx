import { decimalsOf } from "@fairway/core/money/currency.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { Input, Select, Switch } from "antd";
import { useSay } from "../words/useSay.tsx";
import { DayInput, type DayInputProps } from "./DayInput.tsx";
import { clearByKey } from "./clearByKey.ts";
import { FieldFrame, type FieldProps } from "./FieldFrame.tsx";
import { typeAhead } from "./fixedList.ts";
import { listOptions } from "./listOptions.ts";
import { NumberInput } from "./NumberInput.tsx";
import { PickerInput } from "./PickerInput.tsx";
import type { Pick, PickerSource } from "./picker.ts";
import { type LoneSign, loneSignOf } from "./readNumber.ts";

const wrongStatus = (invalid: boolean) =>
  invalid ? { status: "error" as const, "aria-invalid": true } : {};

/** One line of text; an empty field is the empty text. */
export function TextField(
  props: FieldProps & {
    readonly max?: number;
    readonly upper?: boolean;
    readonly placeholder?: string;
    readonly autoFocus?: boolean;
  },
) {
  return (
    <FieldFrame {...props}>
      {({ field, id, invalid, disabled }) => (
        <Input
          id={id}
          ref={field.ref}
          name={props.name}
          value={field.value ?? ""}
          disabled={disabled}
          autoComplete="off"
          autoFocus={props.autoFocus ?? false}
          {...(props.max ? { maxLength: props.max } : {})}
          {...(props.placeholder ? { placeholder: props.placeholder } : {})}
          {...wrongStatus(invalid)}
          onChange={(event) =>
            field.onChange(props.upper ? event.target.value.toUpperCase() : event.target.value)
          }
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
}

/** Several lines of text. */
export function NoteField(props: FieldProps & { readonly max?: number; readonly rows?: number }) {
  return (
    <FieldFrame {...props}>
      {({ field, id, invalid, disabled }) => (
        <Input.TextArea
          id={id}
          ref={field.ref}
          value={field.value ?? ""}
          disabled={disabled}
          autoSize={{ minRows: props.rows ?? 2, maxRows: 14 }}
          {...(props.max ? { maxLength: props.max } : {})}
          {...wrongStatus(invalid)}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
}

/** A quantity, weight or rate: a decimal text, or null when empty. */
export function NumberField(
  props: FieldProps & {
    readonly unit?: string;
    readonly least?: number;
    readonly most?: number;
    readonly lone?: LoneSign;
  },
) {
  return (
    <FieldFrame {...props}>
      {({ field, id, invalid, disabled }) => (
        <NumberInput
          id={id}
          inputRef={field.ref}
          value={field.value}
          invalid={invalid}
          disabled={disabled}
          onChange={field.onChange}
          onBlur={field.onBlur}
          {...(props.unit ? { unit: props.unit } : {})}
          {...(props.least === undefined ? {} : { least: props.least })}
          {...(props.most === undefined ? {} : { most: props.most })}
          {...(props.lone ? { lone: props.lone } : {})}
        />
      )}
    </FieldFrame>
  );
}

/** An amount in a currency, with that currency's decimals. */
export function MoneyField(props: FieldProps & { readonly currency: string }) {
  const decimals = decimalsOf(props.currency);
  const lone = loneSignOf(props.currency);
  return <NumberField {...props} unit={props.currency} least={decimals} lone={lone} />;
}

/** What a form says of its day; the frame has the rest. */
type DayPart = Omit<
  DayInputProps,
  "value" | "onChange" | "onBlur" | "id" | "disabled" | "invalid" | "label"
>;

/** A calendar day, `YYYY-MM-DD` or null; with a `reading` of its own, what that reads. */
export function DayField({ min, max, reading, placeholder, ...props }: FieldProps & DayPart) {
  return (
    <FieldFrame {...props}>
      {({ field, id, invalid, disabled }) => (
        <DayInput
          id={id}
          value={field.value}
          invalid={invalid}
          disabled={disabled}
          onChange={field.onChange}
          onBlur={field.onBlur}
          {...(min ? { min } : {})}
          {...(max ? { max } : {})}
          {...(reading ? { reading } : {})}
          {...(placeholder ? { placeholder } : {})}
        />
      )}
    </FieldFrame>
  );
}

/** One of a fixed set: `of` maps each value to its words. */
export function SelectField(
  props: FieldProps & {
    readonly of: Readonly<Record<string, Words>>;
    readonly onPick?: (value: string | null) => void;
  },
) {
  const say = useSay();
  const options = listOptions(props.of, say);
  return (
    <FieldFrame {...props}>
      {({ field, id, invalid, disabled }) => (
        <Select
          id={id}
          ref={field.ref}
          className="fw-wide"
          showSearch={typeAhead}
          options={options}
          value={field.value || null}
          disabled={disabled}
          allowClear={!props.required}
          onInputKeyDown={clearByKey(
            props.required || !field.value
              ? null
              : () => {
                  field.onChange(null);
                  props.onPick?.(null);
                },
          )}
          {...(invalid ? { status: "error" as const } : {})}
          onChange={(value: string | undefined) => {
            field.onChange(value ?? null);
            props.onPick?.(value ?? null);
          }}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
}

/** On or off. */
export function SwitchField(props: FieldProps) {
  return (
    <FieldFrame {...props}>
      {({ field, id, disabled }) => (
        <Switch
          id={id}
          className="fw-switch"
          checked={Boolean(field.value)}
          disabled={disabled}
          onChange={field.onChange}
        />
      )}
    </FieldFrame>
  );
}

/** A record found on the server; the value is its id or null. */
export function PickerField<Found extends Pick>(
  props: FieldProps & {
    readonly source: PickerSource<Found>;
    readonly chosen?: Pick | null | undefined;
    readonly onPick?: (picked: Found | null) => void;
    readonly placeholder?: string;
  },
) {
  return (
    <FieldFrame {...props}>
      {({ field, id, invalid, disabled }) => (
        <PickerInput
          id={id}
          source={props.source}
          chosen={props.chosen}
          value={field.value}
          invalid={invalid}
          disabled={disabled}
          required={props.required ?? false}
          {...(props.placeholder ? { placeholder: props.placeholder } : {})}
          onChange={(value, picked) => {
            field.onChange(value);
            props.onPick?.(picked);
          }}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
}
