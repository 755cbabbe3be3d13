import { fold } from "@fairway/core/words/fold.ts";
import { useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import { useEffect, useState } from "react";
import { useAddress } from "../address/useAddress.ts";
import { useClient } from "../client/client.ts";
import { useSay } from "../words/useSay.tsx";
import { paletteWords } from "./paletteWords.ts";
import { mayScan, Scan } from "./Scan.tsx";
import { offeredActions, type PaletteAction, type RecordSearch } from "./sources.ts";

/** A screen that the palette can go to. */
export interface PaletteScreen {
  readonly title: string;
  readonly group: string;
  readonly to: string;
  /** Further words by which it is found, such as its names in the other language. */
  readonly also?: string;
}

/** True when the text contains every typed word, ignoring accents. */
export function foundIn(text: string, typed: string): boolean {
  const folded = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** The Ctrl+K palette: screens, actions of the open screen, records. */
export function Palette(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly screens: readonly PaletteScreen[];
  readonly search: RecordSearch;
  readonly actions?: readonly PaletteAction[];
}) {
  const say = useSay();
  const client = useClient();
  const { go } = useAddress();
  const [typed, setTyped] = useState("");
  const [text, setText] = useState("");
  const [marked, setMarked] = useState("");
  const [isScanning, setScanning] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), 150);
    return () => clearTimeout(timer);
  }, [typed]);
  const isSearched = text.length >= 2;
  const { search } = props;
  const found = useQuery({
    queryKey: ["palette", text],
    queryFn: () => search(client, text, say),
    enabled: props.open && isSearched,
    staleTime: 10_000,
    meta: { quiet: true },
  });
  const close = () => {
    setTyped("");
    setScanning(false);
    props.onClose();
  };
  const run = (what: () => void) => {
    close();
    what();
  };
  const actions = (props.open ? [...offeredActions(), ...(props.actions ?? [])] : []).filter(
    (each) => foundIn(`${each.words.en} ${each.words.vi}`, typed),
  );
  const screens = props.screens.filter((each) =>
    foundIn(`${each.title} ${each.group} ${each.also ?? ""}`, typed),
  );
  const groups = isSearched ? (found.data ?? []) : [];
  const offered = [
    ...groups.flatMap(({ records }) => records.map(({ to }) => to)),
    ...actions.map(actionKey),
    ...screens.map(({ to }) => to),
  ];
  return (
    <Command.Dialog
      // What was marked may be gone with the next answer; Enter then takes the first.
      value={offered.includes(marked) ? marked : (offered[0] ?? "")}
      onValueChange={setMarked}
      open={props.open}
      onOpenChange={(open) => !open && close()}
      label={say(paletteWords.title)}
      shouldFilter={false}
      loop
      overlayClassName="fw-palette-shade"
      contentClassName="fw-palette"
    >
      <div className="fw-palette-top">
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          placeholder={say(paletteWords.placeholder)}
        />
        {mayScan() ? (
          <button
            type="button"
            className="fw-palette-scan"
            onClick={() => setScanning((before) => !before)}
          >
            {say(isScanning ? paletteWords.scanEnd : paletteWords.scan)}
          </button>
        ) : null}
      </div>
      {isScanning ? (
        <Scan
          onFound={(code) => {
            setScanning(false);
            setTyped(code);
          }}
        />
      ) : null}
      <Command.List>
        <Command.Empty>{say(paletteWords.nothing)}</Command.Empty>
        {groups.map((group) => (
          <Command.Group key={group.name} heading={group.name}>
            {group.records.map((record) => (
              <Command.Item
                key={record.to}
                value={record.to}
                onSelect={() => run(() => go(record.to))}
              >
                <span>{record.title}</span>
                <span className="fw-quiet">{record.note ?? ""}</span>
              </Command.Item>
            ))}
          </Command.Group>
        ))}
        {actions.length > 0 ? (
          <Command.Group heading={say(paletteWords.actions)}>
            {actions.map((each) => (
              <Command.Item
                key={each.words.en}
                value={actionKey(each)}
                onSelect={() => run(each.run)}
              >
                {say(each.words)}
              </Command.Item>
            ))}
          </Command.Group>
        ) : null}
        {screens.length > 0 ? (
          <Command.Group heading={say(paletteWords.screens)}>
            {screens.map((each) => (
              <Command.Item key={each.to} value={each.to} onSelect={() => run(() => go(each.to))}>
                <span>{each.title}</span>
                <span className="fw-quiet">{each.group}</span>
              </Command.Item>
            ))}
          </Command.Group>
        ) : null}
      </Command.List>
    </Command.Dialog>
  );
}

const actionKey = (action: PaletteAction) => `action ${action.words.en}`;
