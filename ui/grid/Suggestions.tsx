import { useQuery } from "@tanstack/react-query";
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { useClient } from "../client/client.ts";
import { type Pick, type PickerSource, rememberPicks } from "../form/picker.ts";
import { useSay } from "../words/useSay.tsx";
import { gridWords } from "./gridWords.ts";

/** The choices under a cell that is being typed into. */
export function Suggestions(props: {
  readonly id: string;
  readonly source: PickerSource;
  readonly text: string;
  readonly lit: number;
  /** The cell's input: the choices hang below it, or above where there is no room below. */
  readonly under: HTMLElement | null;
  readonly onFound: (found: readonly Pick[]) => void;
  readonly onPick: (pick: Pick) => void;
}): ReactNode {
  const say = useSay();
  const client = useClient();
  const text = useSettled(props.text, 120);
  const found = useQuery({
    queryKey: ["picker", props.source.name, text],
    queryFn: () => props.source.search(client, text),
    staleTime: 30_000,
    placeholderData: (before) => before,
  });
  const picks = found.data ?? none;
  const isSettled = text === props.text && !found.isFetching;
  const { onFound, under } = props;
  const [place, setPlace] = useState<CSSProperties>({ visibility: "hidden" });
  useLayoutEffect(() => setPlace(placeUnder(under)), [under]);
  useEffect(() => {
    rememberPicks(picks);
    onFound(isSettled ? picks : none);
  }, [picks, isSettled, onFound]);
  if (picks.length === 0) {
    return (
      <div className="fw-grid-choices fw-quiet" role="status" style={place}>
        {say(isSettled ? gridWords.nothing : gridWords.searching)}
      </div>
    );
  }
  return (
    <div
      id={props.id}
      role="listbox"
      aria-label={say(gridWords.suggestions)}
      className="fw-grid-choices"
      style={place}
    >
      {picks.slice(0, 50).map((pick, at) => (
        <div
          key={pick.id}
          id={`${props.id}-${at}`}
          role="option"
          aria-selected={at === props.lit}
          ref={(node) => {
            if (at === props.lit) node?.scrollIntoView?.({ block: "nearest" });
          }}
          className={at === props.lit ? "fw-grid-choice fw-grid-lit" : "fw-grid-choice"}
          onMouseDown={(event) => {
            event.preventDefault();
            props.onPick(pick);
          }}
        >
          <b>{pick.code}</b>
          <span>{pick.name === pick.code ? "" : pick.name}</span>
        </div>
      ))}
    </div>
  );
}

const most = 244;

/** Fixed to the window, so that the scrolling box around the lines does not cut it off. */
function placeUnder(input: HTMLElement | null): CSSProperties {
  if (!input) return {};
  const { left, top, bottom, width } = input.getBoundingClientRect();
  const above = bottom + most > window.innerHeight && top > most;
  return above
    ? { left, minWidth: width, bottom: window.innerHeight - top + 2 }
    : { left, minWidth: width, top: bottom + 2 };
}

const none: readonly Pick[] = [];

function useSettled(value: string, wait: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === "" ? 0 : wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
