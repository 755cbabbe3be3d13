import { useQuery } from "@tanstack/react-query";
import { Select } from "antd";
import { useState } from "react";
import { useClient } from "../client/client.ts";
import { useSettled } from "../parts/useSettled.ts";
import { useSay } from "../words/useSay.tsx";
import { formWords } from "./formWords.ts";
import { knownPick, type Pick, type PickerSource, pickerRest, rememberPicks } from "./picker.ts";

/** Settings of a picker. */
export interface PickerInputProps<Found extends Pick = Pick> {
  readonly source: PickerSource<Found>;
  readonly value: string | null | undefined;
  readonly onChange: (id: string | null, picked: Found | null) => void;
  /** The record of the value, as loaded with the form. */
  readonly chosen?: Pick | null | undefined;
  readonly onBlur?: () => void;
  readonly id?: string;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly placeholder?: string;
  readonly label?: string;
  readonly required?: boolean;
  readonly autoFocus?: boolean;
}

/** Searches on the server by code or name, without accents, and shows both. */
export function PickerInput<Found extends Pick>(props: PickerInputProps<Found>) {
  const say = useSay();
  const client = useClient();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const text = useSettled(typed, pickerRest);
  const found = useQuery({
    queryKey: ["picker", props.source.name, text],
    queryFn: () => props.source.search(client, text),
    enabled: isOpen,
    staleTime: 30_000,
    placeholderData: (before) => before,
  });
  rememberPicks([props.chosen]);
  rememberPicks(found.data ?? []);
  const value = props.value || null;
  const current = value ? (knownPick(value) ?? { id: value, code: value, name: "" }) : null;
  const waiting = found.isFetching || typed !== text;
  const options = (found.data ?? []).map((each) => ({
    value: each.id,
    label: shown(each),
    pick: each,
  }));
  return (
    <Select
      className="fw-wide"
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      labelInValue
      value={
        (current ? { value: current.id, label: shown(current) } : null) as { value: string } | null
      }
      options={options}
      loading={isOpen && waiting}
      allowClear={!props.required}
      disabled={props.disabled ?? false}
      autoFocus={props.autoFocus ?? false}
      placeholder={props.disabled ? "" : (props.placeholder ?? say(formWords.pick))}
      notFoundContent={
        <span className="fw-quiet">{say(waiting ? formWords.searching : formWords.noMatch)}</span>
      }
      popupMatchSelectWidth={320}
      optionRender={(option) => {
        const pick = (option.data as { pick?: Pick }).pick;
        return (
          <span className="fw-pick">
            <b>{pick?.code}</b>
            <span>{pick?.name}</span>
          </span>
        );
      }}
      {...(props.invalid ? { status: "error" as const } : {})}
      {...(props.id ? { id: props.id } : {})}
      {...(props.label ? { "aria-label": props.label } : {})}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open) setTyped("");
      }}
      onChange={(picked: { value: string } | null | undefined) => {
        const id = picked?.value ?? null;
        props.onChange(id, id ? ((knownPick(id) as Found | undefined) ?? null) : null);
      }}
      onBlur={() => props.onBlur?.()}
    />
  );
}

function shown(pick: Pick): string {
  return [...new Set([pick.code, pick.name])].filter(Boolean).join(" · ");
}
