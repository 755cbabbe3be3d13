import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useWhyRefused } from "@fairway/areas/shipment/web/useWhyReadOnly.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useKeys } from "@fairway/ui/palette/useKeys.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { MoreActions } from "@fairway/ui/parts/MoreActions.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Space } from "antd";
import { Suspense, useState } from "react";
import { tripsOfJob } from "../contract.ts";
import { containersWithoutTrip } from "../model/containersWithoutTrip.ts";
import { LoadCell, RequestCell, StopCell, TruckCell } from "./tripCells.tsx";
import { TripStateTag } from "./TripStateTag.tsx";
import { useTripActions } from "./useTripActions.tsx";
import { tripWords as words } from "./words.ts";

const CreateTripsDrawer = later(async () => (await import("./CreateTripsDrawer.tsx")).default);

const keys = "Alt+N";

/** The trips of a job: made from its containers, assigned, followed to the proof of delivery. */
export default function TripTab({ job }: { readonly job: ShipmentRecord }) {
  const say = useSay();
  const [isMaking, setMaking] = useState(false);
  const asked = useAsk(tripsOfJob, { jobId: job.id });
  const lines = job.csMawbcontainers;
  const living = (asked.data ?? []).filter(({ state }) => state !== "Dropped");
  const haveTrips = lines.length > 0 && containersWithoutTrip(lines, living).length === 0;
  const whyRefused = useWhyRefused()(job, job.may.includes("update"), "write");
  const why = whyRefused ?? (haveTrips ? say(words.allHaveTrips) : null);
  const actions = useTripActions();
  const make = () => {
    if (!why) setMaking(true);
  };
  useKeys([{ keys: "alt+n", words: words.create, run: make }]);
  if (asked.error) return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  if (!asked.data) return <RowSkeletons rows={5} />;
  const trips = asked.data;
  const assignable = trips.filter(
    ({ may, state }) => may.includes("assign") && state === "Planned",
  );
  const button = (
    <Why text={why}>
      <Button type="primary" disabled={why !== null} onClick={make} title={keys}>
        {say(words.create)}
      </Button>
    </Why>
  );
  return (
    <div className="fw-form">
      {trips.length === 0 ? (
        <EmptyState title={words.none} detail={words.noneDetail} action={button} />
      ) : (
        <section className="fw-section">
          <div className="fw-table-bar">
            <Space>
              {button}
              {assignable.length > 0 ? (
                <Button onClick={() => actions.assign(assignable)}>
                  {say(words.assign)} ({assignable.length})
                </Button>
              ) : null}
            </Space>
          </div>
          <PlainTable
            rows={trips}
            rowKey={({ id }) => id}
            columns={[
              {
                key: "tripNo",
                title: say(words.trip),
                read: (trip) => (
                  <button type="button" className="fw-link" onClick={() => actions.edit(trip)}>
                    {trip.tripNo.slice(trip.jobNo.length + 1)}
                  </button>
                ),
              },
              {
                key: "state",
                title: say(words.state),
                read: (trip) => <TripStateTag trip={trip} />,
              },
              {
                key: "load",
                title: say(words.container),
                read: (trip) => <LoadCell trip={trip} />,
              },
              { key: "supplier", title: say(words.supplier), read: (trip) => trip.supplierName },
              { key: "truck", title: say(words.truck), read: (trip) => <TruckCell trip={trip} /> },
              {
                key: "pickUp",
                title: say(words.pickUpAt),
                read: (trip) => <StopCell trip={trip} kind="PickUp" />,
              },
              {
                key: "deliver",
                title: say(words.deliverAt),
                read: (trip) => <StopCell trip={trip} kind="Deliver" />,
              },
              {
                key: "request",
                title: say(words.request),
                read: (trip) => <RequestCell trip={trip} />,
              },
              {
                key: "actions",
                title: "",
                right: true,
                read: (trip) => {
                  const possible = actions.offered(trip);
                  return possible.length === 0 ? null : (
                    <MoreActions
                      small
                      label={say(words.more, { tripNo: trip.tripNo })}
                      actions={possible}
                      start={(action) => action.run()}
                    />
                  );
                },
              },
            ]}
          />
        </section>
      )}
      {isMaking ? (
        <Suspense>
          <CreateTripsDrawer job={job} onClose={() => setMaking(false)} />
        </Suspense>
      ) : null}
      {actions.shown}
    </div>
  );
}
