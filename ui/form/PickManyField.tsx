import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useClient } from "../client/client.ts";
import { useSettled } from "../parts/useSettled.ts";
import type { FieldProps } from "./FieldFrame.tsx";
import {
  knownPick,
  type Pick,
  type PickerSource,
  pickerRest,
  pickText,
  rememberPicks,
} from "./picker.ts";
import { SelectMany } from "./SelectMany.tsx";

/** A field for several records of a picker; the value is the list of their ids. */
export function PickManyField(
  props: FieldProps & {
    readonly source: PickerSource;
    /** The records of the value, as loaded with the form. */
    readonly chosen?: readonly Pick[];
  },
) {
  const client = useClient();
  const { source, chosen = [], ...frame } = props;
  const [typed, setTyped] = useState("");
  const text = useSettled(typed, pickerRest);
  const ids = (useWatch({ name: props.name }) as readonly string[] | null) ?? [];
  const found = useQuery({
    queryKey: ["picker", source.name, text],
    queryFn: () => source.search(client, text),
    staleTime: 30_000,
    placeholderData: (before) => before,
  });
  rememberPicks([...chosen, ...(found.data ?? [])]);
  const kept = ids.flatMap((id) => knownPick(id) ?? []);
  const picks = new Map([...kept, ...(found.data ?? [])].map((each) => [each.id, each]));
  return (
    <SelectMany
      {...frame}
      options={[...picks.values()].map((each) => ({
        value: each.id,
        label: pickText(each, source.byName),
      }))}
      showSearch={{ filterOption: false, onSearch: setTyped }}
    />
  );
}
