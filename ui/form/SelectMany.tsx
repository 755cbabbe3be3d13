import { Select, type SelectProps } from "antd";
import { FieldFrame, type FieldProps } from "./FieldFrame.tsx";

/** A field for several options. */
export function SelectMany(
  props: FieldProps & {
    readonly options: { readonly value: string; readonly label: string }[];
    readonly showSearch: NonNullable<SelectProps["showSearch"]>;
  },
) {
  return (
    <FieldFrame {...props}>
      {({ field, id, invalid, disabled }) => (
        <Select
          id={id}
          ref={field.ref}
          className="fw-wide"
          mode="multiple"
          maxTagCount="responsive"
          options={props.options}
          showSearch={props.showSearch}
          value={(field.value as string[] | null) ?? []}
          disabled={disabled}
          allowClear
          {...(invalid ? { status: "error" as const } : {})}
          onChange={field.onChange}
          onBlur={field.onBlur}
          // Backspace takes the last one back, Delete all; the clear button is for the mouse only.
          onInputKeyDown={({ key, target }) => {
            const isTyping = target instanceof HTMLInputElement && target.value !== "";
            if (key === "Delete" && !isTyping) field.onChange([]);
          }}
        />
      )}
    </FieldFrame>
  );
}
