import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useClient } from "../../client/client.ts";
import { frameOf, type Kind, type KindInputProps } from "../kind.ts";
import { linkPicker, picksOf } from "../../form/linkPicker.ts";
import { pickerRest } from "../../form/picker.ts";
import { SelectMany } from "../../form/SelectMany.tsx";
import { useSettled } from "../../parts/useSettled.ts";

function LinksInput(props: KindInputProps) {
  const client = useClient();
  const [typed, setTyped] = useState("");
  const text = useSettled(typed, pickerRest);
  const source = linkPicker(props.spec);
  const ids = (props.row?.[props.name] as readonly string[] | undefined) ?? [];
  const chosen = useQuery({
    queryKey: ["links", source.name, ids],
    queryFn: () => picksOf(client, props.spec, ids),
    enabled: ids.length > 0,
  });
  const found = useQuery({
    queryKey: ["picker", source.name, text],
    queryFn: () => source.search(client, text),
    staleTime: 30_000,
    placeholderData: (before) => before,
  });
  const picks = new Map(
    [...(chosen.data ?? []), ...(found.data ?? [])].map((each) => [each.id, each]),
  );
  return (
    <SelectMany
      {...frameOf(props)}
      options={[...picks.values()].map((each) => ({
        value: each.id,
        label: `${each.code} · ${each.name}`,
      }))}
      showSearch={{ filterOption: false, onSearch: setTyped }}
    />
  );
}

/** Any number of other records. */
export const links: Kind = {
  Input: LinksInput,
  Cell: ({ row, name }) => <>{((row[name] as readonly string[] | null) ?? []).length || ""}</>,
  width: 110,
};
