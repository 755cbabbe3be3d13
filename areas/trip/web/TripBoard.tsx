import { LockOutlined } from "@ant-design/icons";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { Tip } from "@fairway/ui/parts/Tip.tsx";
import { Tile } from "@fairway/ui/parts/Tile.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { type ListAnswer, Table } from "@fairway/ui/table/Table.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { Said } from "@fairway/ui/words/Said.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { type CSSProperties, Suspense, useMemo } from "react";
import { tripBoard } from "../contract.ts";
import type { TripRecord } from "../model/trip.ts";
import { tripStates } from "../model/tripSteps.ts";
import { supplierPicker } from "./supplierPicker.ts";
import { LoadCell, RequestCell, StopCell, TruckCell } from "./tripCells.tsx";
import { TripStateTag } from "./TripStateTag.tsx";
import { useTripActions } from "./useTripActions.tsx";
import { dispatchHome } from "../model/dispatchHome.ts";
import { useWhyNotTrip } from "./useWhyNotTrip.ts";
import { tripWords as words } from "./words.ts";

const MoreActions = later(
  async () => (await import("@fairway/ui/parts/MoreActions.tsx")).MoreActions,
);

const filters = ["state", "supplierId", "transactionType", "dateType"] as const;
const views = {
  Open: words.open,
  OnTheRoad: words.onTheRoad,
  Late: words.late,
  ...tripStates,
  All: words.all,
};
const tiles = [
  ["toAssign", "Planned", tripStates.Planned],
  ["onTheRoad", "OnTheRoad", words.onTheRoad],
  ["late", "Late", words.late],
] as const;

/** The dispatch board: the trips of all jobs in reach, by the times for which they are planned. */
export default function TripBoard() {
  const say = useSay();
  const language = useLanguage();
  const actions = useTripActions();
  const state = useTableState("trips", { filters, dates: true, ahead: true });
  const { filters: chosen } = state;
  const found = useList(tripBoard, {
    page: state.page,
    size: state.size,
    keyword: state.search || null,
    searchBy: state.searchBy || null,
    state: chosen.state || null,
    supplierId: chosen.supplierId || null,
    transactionType: chosen.transactionType || null,
    dateType: chosen.dateType || null,
    fromDate: state.from,
    toDate: state.to,
  } as never);
  const whyNot = useWhyNotTrip();
  const columns = useMemo(
    () => columnsWith({ possible: actions.offered, whyNot }, say),
    [actions.offered, whyNot, say],
  );
  const { counts } = found.data ?? {};
  return (
    <div className="fw-page">
      <PageHeader title={say(words.board)} />
      {counts ? (
        <div
          className="fw-tiles fw-tiles-slim"
          style={{ "--across": tiles.length } as CSSProperties}
        >
          {tiles.map(([key, view, name]) => (
            <Tile
              key={key}
              name={say(name)}
              bad={key === "late" && counts[key] > 0}
              to={`${dispatchHome}?state=${view}`}
            >
              {sayNumber(String(counts[key]), language)}
            </Tile>
          ))}
        </div>
      ) : null}
      <FilterBar
        state={state}
        searchBy={words.searchBy}
        filters={[
          { name: "state", label: words.state, of: views },
          { name: "supplierId", label: words.supplier, source: supplierPicker },
          { name: "transactionType", label: words.service, of: serviceNames },
        ]}
        dates={{ by: "dateType", of: words.days }}
      />
      <Table<TripRecord>
        state={state}
        list={found as unknown as ListAnswer<TripRecord>}
        columns={columns}
        rowKey={({ id }) => id}
        nameOf={({ tripNo }) => tripNo}
        onOpen={actions.edit}
        cancelled={(trip) => trip.state === "Dropped"}
        actionsOnMany={[
          { key: "assign", words: words.assign, all: actions.assign },
          { key: "request", words: words.request, all: actions.request },
        ]}
        empty={<EmptyState title={words.noneOnBoard} detail={words.noneOnBoardDetail} />}
      />
      {actions.shown}
    </div>
  );
}

function columnsWith(
  {
    possible,
    whyNot,
  }: {
    readonly possible: ReturnType<typeof useTripActions>["offered"];
    readonly whyNot: ReturnType<typeof useWhyNotTrip>;
  },
  say: ReturnType<typeof useSay>,
): Column<TripRecord>[] {
  return [
    {
      key: "tripNo",
      title: words.trip,
      width: 138,
      frozen: true,
      read: (trip) => trip.tripNo,
    },
    {
      key: "state",
      title: words.state,
      width: 120,
      read: (trip) => <TripStateTag trip={trip} />,
    },
    {
      key: "actions",
      title: words.actions,
      width: 56,
      read: (trip) => {
        const offered = possible(trip);
        const why = whyNot(trip);
        if (why) {
          return (
            <Tip title={why}>
              <LockOutlined aria-label={`${say(words.onlyRead)}. ${why}`} />
            </Tip>
          );
        }
        return offered.length === 0 ? null : (
          <Suspense>
            <MoreActions
              small
              label={say(words.more, { tripNo: trip.tripNo })}
              actions={offered}
              start={(action) => action.run()}
            />
          </Suspense>
        );
      },
    },
    {
      key: "load",
      title: words.container,
      width: 104,
      read: (trip) => <LoadCell trip={trip} />,
    },
    { key: "supplier", title: words.supplier, width: 150, read: (trip) => trip.supplierName ?? "" },
    { key: "truck", title: words.truck, width: 204, read: (trip) => <TruckCell trip={trip} /> },
    {
      key: "pickUp",
      title: words.pickUpAt,
      width: 132,
      read: (trip) => <StopCell trip={trip} kind="PickUp" />,
    },
    {
      key: "deliver",
      title: words.deliverAt,
      width: 132,
      read: (trip) => <StopCell trip={trip} kind="Deliver" />,
    },
    {
      key: "requested",
      title: words.answer,
      width: 150,
      read: (trip) => <RequestCell trip={trip} />,
    },
    {
      key: "customer",
      title: words.customer,
      width: 150,
      read: (trip) => trip.customerNames ?? "",
    },
    {
      key: "service",
      title: words.service,
      width: 140,
      read: (trip) => <Said words={serviceNames[trip.transactionType]} />,
    },
    {
      key: "job",
      title: words.job,
      width: 140,
      read: (trip) => (
        <ScreenLink
          to={`${jobHome({ id: trip.jobId, transactionType: trip.transactionType })}?tab=TRIPS`}
        >
          {trip.jobNo}
        </ScreenLink>
      ),
    },
  ];
}
