import { Select } from "antd";
import { FieldFrame } from "../../form/FieldFrame.tsx";
import { frameOf, type Kind, type KindInputProps } from "../kind.ts";

function CodesInput(props: KindInputProps) {
  return (
    <FieldFrame {...frameOf(props)}>
      {({ field, id, invalid, disabled }) => (
        <Select
          id={id}
          ref={field.ref}
          className="fw-wide"
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={[",", ";", " "]}
          value={(field.value as string[] | null) ?? []}
          disabled={disabled}
          {...(invalid ? { status: "error" as const } : {})}
          onChange={(values: string[]) =>
            field.onChange(props.spec.upper ? values.map((each) => each.toUpperCase()) : values)
          }
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
}

/** Any number of short codes. */
export const codes: Kind = {
  Input: CodesInput,
  Cell: ({ row, name }) => <>{((row[name] as readonly string[] | null) ?? []).join(", ")}</>,
  width: 120,
};
