import { fold } from "@fairway/core/words/fold.ts";
import type { ReactNode } from "react";
import type { Pick } from "./picker.ts";

/** One option of a picker: the record, on a second line its full name, and what matched. */
export function PickOption(props: {
  readonly pick: Pick;
  readonly typed: string;
  readonly byName?: boolean | undefined;
}) {
  const { pick, typed, byName } = props;
  const [lead, next] = byName ? [pick.name, pick.code] : [pick.code, pick.name];
  const second = secondLine(pick, typed);
  return (
    <span className="fw-pick">
      <span className="fw-pick-first">
        <b>{lit(lead, typed)}</b>
        {next && next !== lead ? <span>{lit(next, typed)}</span> : null}
      </span>
      {second ? <span className="fw-pick-second">{lit(second, typed)}</span> : null}
    </span>
  );
}

/** The detail of a record, or the text that matched where nothing else shows why it was found. */
function secondLine(pick: Pick, typed: string): string {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const shown = fold([pick.code, pick.name, pick.detail].join(" "));
  const unseen = words.filter((word) => !shown.includes(word));
  const other = unseen.length
    ? pick.also?.find((text) => unseen.some((word) => fold(text).includes(word)))
    : undefined;
  return other ?? pick.detail ?? "";
}

/** A text with the typed words marked. */
function lit(text: string, typed: string): ReactNode {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return text;
  const letters = [...text];
  // Each letter is folded by itself, so that a place in the folded text is a place in the text.
  const folded = letters.map((letter) => (letter === " " ? " " : (fold(letter)[0] ?? "\u0000")));
  const plain = folded.join("");
  const at = words
    .map((word) => ({ from: plain.indexOf(word), length: word.length }))
    .filter((each) => each.from >= 0)
    .sort((one, other) => one.from - other.from);
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { from, length } of at) {
    if (from < done) continue;
    parts.push(letters.slice(done, from).join(""));
    parts.push(<mark key={from}>{letters.slice(from, from + length).join("")}</mark>);
    done = from + length;
  }
  return [...parts, letters.slice(done).join("")];
}
