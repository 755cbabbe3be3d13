import { useQuery } from "@tanstack/react-query";
import { Select } from "antd";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useClient } from "../client/client.ts";
import { toast } from "../parts/toast.ts";
import { useLatest } from "../parts/useLatest.ts";
import { useSettled } from "../parts/useSettled.ts";
import { useSession } from "../session/session.tsx";
import { useSay } from "../words/useSay.tsx";
import { clearByKey } from "./clearByKey.ts";
import { openCreation, useCreation } from "./creation.ts";
import { formWords } from "./formWords.ts";
import { PickOption } from "./PickOption.tsx";
import {
  knownPick,
  type Pick,
  type PickerSource,
  pickerRest,
  pickText,
  rememberPicks,
} from "./picker.ts";
import { keepPick, recentFirst, recentPicks } from "./recentPicks.ts";

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

const creates = "create";
const nothing = "nothing";

/**
 * Searches on the server by code or name, without accents, the best matches first.
 *
 * An empty search starts with the user's recent picks. Enter before the results have come takes the
 * first of them, never one of an earlier search.
 */
export function PickerInput<Found extends Pick>(props: PickerInputProps<Found>) {
  const say = useSay();
  const client = useClient();
  const { userId } = useSession();
  const { source, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  // Enter was pressed before the results came.
  const entered = useRef(false);
  const text = useSettled(typed, pickerRest);
  const creation = useCreation(source.create);
  const found = useQuery({
    queryKey: ["picker", source.name, text],
    queryFn: () => source.search(client, text),
    enabled: isOpen,
    staleTime: 30_000,
    placeholderData: (before) => before,
  });
  rememberPicks([props.chosen]);
  rememberPicks(found.data ?? []);
  const value = props.value || null;
  const current = value ? (knownPick(value) ?? { id: value, code: value, name: "" }) : null;
  const waiting = found.isFetching || typed !== text;
  const picks =
    text.trim() === "" && isOpen
      ? recentFirst(found.data ?? [], recentPicks(userId, source.name))
      : (found.data ?? []);
  const take = (pick: Found) => {
    keepPick(userId, source.name, pick);
    onChange(pick.id, pick);
  };
  const choose = async (pick: Pick | null) => {
    if (!pick) return onChange(null, null);
    const isThis = (each: Found) => each.id === pick.id;
    const shown = found.data?.find(isThis);
    if (shown) return take(shown);
    // Of a recent pick only its text is kept; the record may have changed or be out of use.
    const whole = (await source.search(client, pick.code || pick.name)).find(isThis);
    if (whole) take(whole);
    else toast.info(say(formWords.outOfUse, { name: pick.name || pick.code }));
  };
  const takeFirst = useLatest(() => {
    entered.current = false;
    if (!picks[0]) return;
    setOpen(false);
    setTyped("");
    void choose(picks[0]);
  });
  useEffect(() => {
    if (!waiting && entered.current) takeFirst.current();
  }, [waiting, takeFirst]);
  const options = [
    ...picks.map((pick) => ({ value: pick.id, label: pickText(pick, source.byName), pick })),
    ...(creation && !waiting && picks.length === 0 && text.trim() !== ""
      ? [{ value: nothing, label: say(formWords.noMatch), disabled: true }]
      : []),
    ...(creation && !waiting ? [{ value: creates, label: say(creation.words) }] : []),
  ];
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !isOpen || !waiting || typed.trim() === "") return;
    event.stopPropagation();
    event.preventDefault();
    entered.current = true;
  };
  return (
    <span className="fw-picker" onKeyDownCapture={pressed}>
      <Select
        className="fw-wide"
        showSearch={{
          filterOption: false,
          searchValue: typed,
          onSearch: (now) => {
            entered.current = false;
            setTyped(now);
          },
        }}
        labelInValue
        open={isOpen}
        value={
          (current ? { value: current.id, label: pickText(current, source.byName) } : null) as {
            value: string;
          } | null
        }
        options={options}
        loading={isOpen && waiting}
        // Enter never leaves the form for a new record that nobody chose.
        defaultActiveFirstOption={picks.length > 0}
        allowClear={!props.required}
        onInputKeyDown={clearByKey(props.required || !current ? null : () => void choose(null))}
        disabled={props.disabled ?? false}
        autoFocus={props.autoFocus ?? false}
        placeholder={props.disabled ? "" : (props.placeholder ?? say(formWords.pick))}
        notFoundContent={
          <span className="fw-quiet">{say(waiting ? formWords.searching : formWords.noMatch)}</span>
        }
        popupMatchSelectWidth={360}
        optionRender={(option) => {
          const pick = (option.data as { pick?: Pick }).pick;
          if (pick) return <PickOption pick={pick} typed={text} byName={source.byName} />;
          return <span className="fw-link">{option.label}</span>;
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
          if (id === creates && creation) return openCreation(creation);
          void choose(
            picks.find((each) => each.id === id) ?? (id ? (knownPick(id) ?? null) : null),
          );
        }}
        onBlur={() => {
          entered.current = false;
          props.onBlur?.();
        }}
      />
    </span>
  );
}
