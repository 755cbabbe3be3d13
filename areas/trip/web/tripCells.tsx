import { sayInstant } from "@fairway/core/words/dates.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { Tip } from "@fairway/ui/parts/Tip.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { WarningOutlined } from "@ant-design/icons";
import type { TripRecord } from "../model/trip.ts";
import type { StopKind } from "../model/stopKinds.ts";
import { clashText } from "./clashText.ts";
import { tripWords as words } from "./words.ts";
import "./trips.css";

/** Two lines of a cell, the second one quiet. */
function Two(props: { readonly first: React.ReactNode; readonly second: React.ReactNode }) {
  return (
    <div className="fw-trip-two">
      <span>{props.first}</span>
      <span className="fw-quiet">{props.second}</span>
    </div>
  );
}

/** The container of a trip with its type, or the pieces of its load. */
export function LoadCell({ trip }: { readonly trip: TripRecord }) {
  const pieces =
    trip.packageQuantity && `${trip.packageQuantity} ${trip.packageTypeCode ?? ""}`.trim();
  const first = trip.containerNo ?? trip.containerTypeCode ?? trip.goods ?? pieces;
  const type = trip.containerNo ? trip.containerTypeCode : null;
  const second = [type, first === pieces ? null : pieces].filter(Boolean);
  return <Two first={first} second={second.join(" · ")} />;
}

/** The truck with its driver; a truck that is booked twice has a mark. */
export function TruckCell({ trip }: { readonly trip: TripRecord }) {
  const say = useSay();
  const { clashes, truckNo, trailerNo, driverName, driverPhone } = trip;
  const why = clashText(say, clashes);
  const truck = [truckNo, trailerNo].filter(Boolean).join(" / ");
  return (
    <Two
      first={
        clashes.length > 0 ? (
          <Tip title={why}>
            <span className="fw-late">
              <WarningOutlined aria-label={why} /> {truck}
            </span>
          </Tip>
        ) : (
          truck
        )
      }
      second={[driverName, driverPhone].filter(Boolean).join(" · ")}
    />
  );
}

/** Where and when the first stop of a kind is; a time that passed is the actual one. */
export function StopCell(props: { readonly trip: TripRecord; readonly kind: StopKind }) {
  const { timeZone } = useSession();
  const stops = props.trip.stops.filter(({ kind }) => kind === props.kind);
  const [stop] = stops;
  if (!stop) return null;
  const more = stops.length > 1 ? ` +${stops.length - 1}` : "";
  const actual = stop.actualAt ? `✓ ${sayInstant(stop.actualAt, timeZone)}` : null;
  return <Two first={stop.place + more} second={actual ?? sayInstant(stop.plannedAt, timeZone)} />;
}

/** When the supplier was asked and what it answered. */
export function RequestCell({ trip }: { readonly trip: TripRecord }) {
  const say = useSay();
  const { timeZone } = useSession();
  const { requestedAt, answer, answerNote } = trip;
  return (
    <Two
      first={
        answer
          ? [say(words.answers[answer]), answerNote].filter(Boolean).join(": ")
          : sayInstant(requestedAt, timeZone)
      }
      second={answer ? sayInstant(trip.answeredAt, timeZone) : ""}
    />
  );
}
