import type { Status } from "@fairway/core/words/statusTag.ts";
import { useSay } from "../words/useSay.tsx";

/** A status by its meaning; a canceled one is struck through. */
export function StatusTag(props: Status) {
  const say = useSay();
  return <span className={`fw-status fw-status-${props.meaning}`}>{say(props.words)}</span>;
}
