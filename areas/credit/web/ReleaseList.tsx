import { useList } from "@fairway/ui/client/useList.ts";
import { DayText, InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { Suspense, useMemo, useState } from "react";
import { pageReleases } from "../contract.ts";
import { type CheckPointType, checkPointTypes } from "../model/checkPointType.ts";
import { type Release, releaseStates } from "../model/release.ts";
import { releaseAsk, releaseWork } from "../model/releaseView.ts";
import { releaseMeanings } from "./releaseMeanings.ts";
import { creditWords as words } from "./words.ts";

const ReleaseDrawer = later(() => import("./ReleaseDrawer.tsx").then((part) => part.ReleaseDrawer));

/** The releases that the user asked for or may decide; what waits stands first. */
export default function ReleaseList() {
  const say = useSay();
  const state = useTableState("check-point-releases", {
    filters: ["work", "state", "release"] as const,
  });
  const list = useList(pageReleases, { ...releaseAsk(state), page: state.page, size: state.size });
  const [opened, setOpened] = useState<string | null>(null);
  const shown = list.data?.data.find((row) => row.id === opened);
  const columns = useMemo(
    (): readonly Column<Release>[] => [
      {
        key: "partner",
        title: words.partner,
        width: 170,
        frozen: true,
        read: (row) => row.partnerName,
      },
      {
        key: "state",
        title: words.state,
        width: 124,
        read: (row) => (
          <StatusTag words={releaseStates[row.state]} meaning={releaseMeanings[row.state]} />
        ),
      },
      {
        key: "decide",
        title: words.decide,
        width: 92,
        read: (row) =>
          row.may.includes("decide") ? (
            <Button
              size="small"
              type="primary"
              aria-label={say(words.decideOf, { partner: row.partnerName })}
              onClick={(event) => {
                event.stopPropagation();
                setOpened(row.id);
              }}
            >
              {say(words.decide)}
            </Button>
          ) : null,
      },
      {
        key: "job",
        title: words.job,
        width: 128,
        read: (row) => row.jobNo ?? say(row.isOfJob ? words.hiddenJob : words.allJobs),
      },
      {
        key: "types",
        title: words.types,
        width: 180,
        read: (row) =>
          row.types.map((type) => say(checkPointTypes[type as CheckPointType])).join(", "),
      },
      {
        key: "until",
        title: words.until,
        width: 96,
        read: (row) => <DayText day={row.releasedUntil} />,
      },
      { key: "reason", title: words.reason, width: 190, read: (row) => row.reason },
      { key: "asked", title: words.askedBy, width: 128, read: (row) => row.askedBy },
      {
        key: "askedAt",
        title: words.askedAt,
        width: 128,
        read: (row) => <InstantText instant={row.datetimeCreated} />,
      },
      { key: "office", title: words.office, width: 84, read: (row) => row.officeCode },
      { key: "decided", title: words.decidedBy, width: 128, read: (row) => row.decidedBy },
      {
        key: "passages",
        title: words.passages,
        width: 90,
        align: "right",
        read: (row) => (row.passages.length > 0 ? row.passages.length : null),
      },
    ],
    [say],
  );
  const { release } = state.filters;
  return (
    <div className="fw-page">
      <PageHeader title={say(words.releases)} />
      <FilterBar
        state={state}
        placeholder={words.searchReleases}
        filters={[
          { name: "work", label: words.work, of: releaseWork },
          { name: "state", label: words.state, of: releaseStates },
          // A message leads to one request; without it nobody chooses one here.
          ...(release
            ? [
                {
                  name: "release",
                  label: words.request,
                  of: { [release]: words.ofMessage },
                } as const,
              ]
            : []),
        ]}
      />
      <Table<Release>
        state={state}
        list={list}
        columns={columns}
        rowKey={(row) => row.id}
        nameOf={(row) => row.partnerName}
        onOpen={(row) => setOpened(row.id)}
        empty={<EmptyState title={words.none} detail={words.noneDetail} />}
      />
      {shown ? (
        <Suspense fallback={null}>
          <ReleaseDrawer key={shown.id} release={shown} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}
