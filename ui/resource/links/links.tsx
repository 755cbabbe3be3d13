import { useQuery } from "@tanstack/react-query";
import { Select } from "antd";
import { useState } from "react";
import { useClient } from "../../client/client.ts";
import { FieldFrame } from "../../form/FieldFrame.tsx";
import { frameOf, type Kind, type KindInputProps } from "../kind.ts";
import { linkPicker, picksOf } from "../linkPicker.ts";

function LinksInput(props: KindInputProps) {
  const client = useClient();
  const [typed, setTyped] = useState("");
  const source = linkPicker(props.spec);
  const ids = (props.row?.[props.name] as readonly string[] | undefined) ?? [];
  const chosen = useQuery({
    queryKey: ["links", source.name, ids],
    queryFn: () => picksOf(client, props.spec, ids),
    enabled: ids.length > 0,
  });
  const found = useQuery({
    queryKey: ["picker", source.name, typed],
    queryFn: () => source.search(client, typed),
    staleTime: 30_000,
    placeholderData: (before) => before,
  });
  const picks = new Map(
    [...(chosen.data ?? []), ...(found.data ?? [])].map((each) => [each.id, each]),
  );
  return (
    <FieldFrame {...frameOf(props)}>
      {({ field, id, invalid, disabled }) => (
        <Select
          id={id}
          ref={field.ref}
          className="fw-wide"
          mode="multiple"
          maxTagCount="responsive"
          showSearch={{ filterOption: false, onSearch: setTyped }}
          options={[...picks.values()].map((each) => ({
            value: each.id,
            label: `${each.code} · ${each.name}`,
          }))}
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

/** Any number of other records. */
export const links: Kind = {
  Input: LinksInput,
  Cell: ({ row, name }) => <>{((row[name] as readonly string[] | null) ?? []).length || ""}</>,
  width: 110,
};
