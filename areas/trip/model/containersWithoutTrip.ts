import type { ContainerLine } from "@fairway/areas/shipment/model/container.ts";
import type { TripRecord } from "./trip.ts";

type Line = Pick<ContainerLine, "id" | "containerTypeId" | "containerNo" | "quantity">;
type Trip = Pick<TripRecord, "containerId" | "containerTypeId" | "containerNo">;

const keyOf = (containerNo: string | null) =>
  (containerNo ?? "").replace(/[^A-Za-z0-9]/g, "").toUpperCase();

/**
 * Lists the lines of containers that have no trip, a line of several as often as trips are missing. A
 * trip is that of the container with its number, else that of the line that it was made from, else of a
 * line of its type: a list of containers that is saved again has other ids.
 *
 * Source: rule TR-2, decision 0397
 */
export function containersWithoutTrip<Each extends Line>(
  lines: readonly Each[],
  trips: readonly Trip[],
): Each[] {
  const lacking = new Map(lines.map((line) => [line, line.quantity]));
  const known = new Set(lines.map(({ id }) => id));
  let rest = trips;
  const match = (isOf: (trip: Trip, line: Line) => boolean) => {
    rest = rest.filter((trip) => {
      const line = lines.find((each) => (lacking.get(each) ?? 0) > 0 && isOf(trip, each));
      if (line) lacking.set(line, (lacking.get(line) ?? 0) - 1);
      return !line;
    });
  };
  match((trip, line) => keyOf(trip.containerNo) !== "" && isSameNo(trip, line));
  match((trip, line) => trip.containerId === line.id);
  match(
    (trip, line) =>
      trip.containerId !== null &&
      !known.has(trip.containerId) &&
      trip.containerTypeId === line.containerTypeId &&
      (keyOf(trip.containerNo) === "" || keyOf(line.containerNo) === ""),
  );
  return lines.flatMap((line) =>
    Array.from({ length: Math.max(0, lacking.get(line) ?? 0) }, () => line),
  );
}

function isSameNo(trip: Trip, line: Line): boolean {
  return keyOf(trip.containerNo) === keyOf(line.containerNo);
}
