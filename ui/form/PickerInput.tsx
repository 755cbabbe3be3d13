import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { Select } from "antd";
import { type KeyboardEvent, useRef, useState } from "react";
import { useClient } from "../client/client.ts";
import { toast } from "../parts/toast.ts";
import { useLatest } from "../parts/useLatest.ts";
import { useSettled } from "../parts/useSettled.ts";
import { useSession } from "../session/session.tsx";
import { useSay } from "../words/useSay.tsx";
import { clearByKey } from "./clearByKey.ts";
import { useCreation } from "./creation.ts";
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
const modifiers = new Set(["Shift", "Control", "Alt", "Meta"]);

/**
 * Searches on the server by code or name, without accents, the best matches first.
 *
 * An empty search starts with the user's recent picks. Enter and Tab before the results have come
 * take the first of them, never one of an earlier search; a key pressed meanwhile takes that back.
 * Tab takes a pick only where something was typed or an arrow key moved.
 */
export function PickerInput<Found extends Pick>(props: PickerInputProps<Found>) {
  const say = useSay();
  const client = useClient();
  const { userId } = useSession();
  const { source, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  // Counts what the user does: a pick that is found after a later deed is not taken.
  const deeds = useRef(0);
  const moved = useRef(false);
  const cache = useQueryClient();
  const text = useSettled(typed, pickerRest);
  const search = (words: string) =>
    queryOptions({
      queryKey: ["picker", source.name, words],
      queryFn: () => source.search(client, words),
    });
  const found = useQuery({
    ...search(text),
    enabled: isOpen,
    staleTime: 30_000,
    placeholderData: (before) => before,
  });
  rememberPicks([props.chosen]);
  rememberPicks(found.data ?? []);
  const value = props.value || null;
  const current = value ? (knownPick(value) ?? { id: value, code: value, name: "" }) : null;
  // The options are those of an earlier search.
  const isBehind = typed !== text || found.isPlaceholderData || !found.data;
  const waiting = found.isFetching || isBehind;
  const picks =
    text.trim() === "" && isOpen
      ? recentFirst(found.data ?? [], recentPicks(userId, source.name))
      : (found.data ?? []);
  const close = () => {
    setOpen(false);
    setTyped("");
  };
  const take = useLatest((pick: Found) => {
    rememberPicks([pick]);
    keepPick(userId, source.name, pick);
    close();
    onChange(pick.id, pick);
  });
  const takeFrom = async (words: string, choice: (picks: readonly Found[]) => Found | string) => {
    deeds.current += 1;
    const deed = deeds.current;
    try {
      const taken = choice(await cache.fetchQuery(search(words)));
      if (deed !== deeds.current) return;
      if (typeof taken === "string") toast.info(taken);
      else take.current(taken);
    } catch (fault) {
      toast.error((fault as Error).message);
    }
  };
  const takeFirst = (words: string) =>
    takeFrom(words, ([first]) => first ?? `${words}: ${say(formWords.noMatch)}`);
  const choose = (pick: Pick | null) => {
    deeds.current += 1;
    if (!pick) return onChange(null, null);
    const isThis = (each: Found) => each.id === pick.id;
    const shown = found.data?.find(isThis);
    if (shown) return take.current(shown);
    // Of a recent pick only its text is kept; the record may have changed or be out of use.
    const gone = say(formWords.outOfUse, { name: pick.name || pick.code });
    void takeFrom(pick.code || pick.name, (whole) => whole.find(isThis) ?? gone);
  };
  const creation = useCreation(source.create, ({ id, name }) => {
    const notYet = say(formWords.notInUseYet, { name });
    void takeFrom(name, (whole) => whole.find((each) => each.id === id) ?? notYet);
  });
  const options = [
    ...picks.map((pick) => ({ value: pick.id, label: pickText(pick, source.byName), pick })),
    ...(creation && !waiting && picks.length === 0 && text.trim() !== ""
      ? [{ value: nothing, label: say(formWords.noMatch), disabled: true }]
      : []),
    ...(creation && !waiting ? [{ value: creates, label: say(creation.words) }] : []),
  ];
  const pressed = (event: KeyboardEvent) => {
    const { key } = event;
    if (!isOpen || modifiers.has(key)) return;
    if (key !== "Enter" && key !== "Tab") {
      // A combination such as Ctrl+S leaves the pick as it is.
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      deeds.current += 1;
      moved.current = key.startsWith("Arrow");
      return;
    }
    const isTyped = typed.trim() !== "";
    if (isTyped && isBehind) void takeFirst(typed);
    else if (key === "Enter" || isTyped || moved.current) return;
    else close();
    event.stopPropagation();
    // Tab goes on to the next field at once.
    if (key === "Enter") event.preventDefault();
  };
  return (
    <span className="fw-picker" onKeyDownCapture={pressed}>
      <Select
        className="fw-wide"
        showSearch={{
          filterOption: false,
          searchValue: typed,
          onSearch: setTyped,
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
        onInputKeyDown={(event) =>
          clearByKey(props.required || !current ? null : () => choose(null))(event)
        }
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
          moved.current = false;
          if (open) setOpen(true);
          else close();
        }}
        onChange={(picked: { value: string } | null | undefined) => {
          const id = picked?.value ?? null;
          if (id === creates && creation) return creation.open(typed);
          choose(picks.find((each) => each.id === id) ?? (id ? (knownPick(id) ?? null) : null));
        }}
        {...(props.onBlur ? { onBlur: props.onBlur } : {})}
      />
    </span>
  );
}
