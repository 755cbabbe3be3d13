import { Select } from "antd";
import { FieldFrame } from "../../form/FieldFrame.tsx";
import { useSay } from "../../words/useSay.tsx";
import { frameOf, type Kind, type KindInputProps } from "../kind.ts";

function ChoicesInput(props: KindInputProps) {
  const say = useSay();
  const options = Object.entries(props.spec.of ?? {}).map(([value, words]) => ({
    value,
    label: say(words),
  }));
  return (
    <FieldFrame {...frameOf(props)}>
      {({ field, id, invalid, disabled }) => (
        <Select
          id={id}
          ref={field.ref}
          className="fw-wide"
          mode="multiple"
          maxTagCount="responsive"
          options={options}
          showSearch={{ optionFilterProp: "label" }}
          value={(field.value as string[] | null) ?? []}
          disabled={disabled}
          allowClear
          {...(invalid ? { status: "error" as const } : {})}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
}

/** Some of a few; a list shows their codes, which are shorter than their words. */
export const choices: Kind = {
  Input: ChoicesInput,
  Cell: ({ row, name }) => <>{((row[name] as readonly string[] | null) ?? []).join(", ")}</>,
  width: 180,
};
