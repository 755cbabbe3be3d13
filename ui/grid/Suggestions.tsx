import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect } from "react";
import { useClient } from "../client/client.ts";
import { PickOption } from "../form/PickOption.tsx";
import { placeUnder } from "../form/placeUnder.ts";
import { type Pick, type PickerSource, pickerRest, rememberPicks } from "../form/picker.ts";
import { useSettled } from "../parts/useSettled.ts";
import { useSay } from "../words/useSay.tsx";
import { gridWords } from "./gridWords.ts";

/** The suggestions below a cell that is being edited. */
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
  const text = useSettled(props.text, pickerRest);
  const found = useQuery({
    queryKey: ["picker", props.source.name, text],
    queryFn: () => props.source.search(client, text),
    staleTime: 30_000,
    placeholderData: (before) => before,
  });
  const picks = found.data ?? none;
  const isSettled = text === props.text && !found.isFetching;
  const { onFound, under } = props;
  const hang = useCallback(
    (box: HTMLElement | null) => {
      if (box) placeUnder(box, under, 244);
    },
    [under],
  );
  useEffect(() => {
    rememberPicks(picks);
    onFound(isSettled ? picks : none);
  }, [picks, isSettled, onFound]);
  if (picks.length === 0) {
    return (
      <div ref={hang} className="fw-grid-choices fw-quiet" role="status">
        {say(isSettled ? gridWords.nothing : gridWords.searching)}
      </div>
    );
  }
  return (
    <div
      ref={hang}
      id={props.id}
      role="listbox"
      aria-label={say(gridWords.suggestions)}
      className="fw-grid-choices"
    >
      {picks.slice(0, 50).map((pick, at) => (
        <div
          key={pick.id}
          id={`${props.id}-${at}`}
          role="option"
          tabIndex={-1}
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
          <PickOption pick={pick} typed={text} byName={props.source.byName} />
        </div>
      ))}
    </div>
  );
}

const none: readonly Pick[] = [];
