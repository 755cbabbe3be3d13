import { sayDay, sayInstant } from "@fairway/core/words/dates.ts";
import { useSession } from "../session/session.tsx";

/** A calendar day as dd/MM/yyyy. */
export function DayText(props: { readonly day: string | null | undefined }) {
  return props.day ? <time dateTime={props.day}>{sayDay(props.day)}</time> : null;
}

/** An instant as dd/MM/yyyy HH:mm in the office's time zone. */
export function InstantText(props: { readonly instant: string | null | undefined }) {
  const { timeZone } = useSession();
  if (!props.instant) return null;
  return <time dateTime={props.instant}>{sayInstant(props.instant, timeZone)}</time>;
}
