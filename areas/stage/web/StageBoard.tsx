import { departmentPicker } from "@fairway/areas/organisation/web/pickers.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { customerPicker, userPicker } from "@fairway/areas/shipment/web/pickers.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import type { ManyAction } from "@fairway/ui/table/manyActions.ts";
import { type TableState, useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Suspense, useMemo, useState } from "react";
import { stageBoard } from "../contract.ts";
import { type BoardStage, boardStatuses, mostOnBoard, progresses } from "../model/board.ts";
import { myStagesHome } from "../model/boardHome.ts";
import { stageStatusWords } from "../model/stageStatus.ts";
import { boardWords as words } from "./boardWords.ts";
import { StageStatusTag } from "./StageStatusTag.tsx";
import "./board.css";
import "./stages.css";
import { titles } from "./titles.ts";

const AssignDialog = later(async () => (await import("./AssignDialog.tsx")).AssignDialog);
const StaffView = later(async () => (await import("./StaffView.tsx")).StaffView);

const filters = ["progress", "status", "service", "team", "customer", "person"] as const;
type Filter = (typeof filters)[number];

const statuses = Object.fromEntries(boardStatuses.map((each) => [each, stageStatusWords[each]]));

/** Who works on what: the open stages of all jobs, by stage or by person, and their assignment. */
export default function StageBoard() {
  const say = useSay();
  const state = useTableState<Filter>("stage-board", { filters });
  const { go, search, change } = useAddress();
  const isOfStaff = search["view"] === "staff";
  const paging = isOfStaff
    ? { page: 1, size: mostOnBoard }
    : { page: state.page, size: state.size };
  const list = useList(stageBoard, { ...askOf(state), ...paging });
  const [giving, setGiving] = useState<readonly BoardStage[]>([]);
  const columns = useMemo((): readonly Column<BoardStage>[] => boardColumns(say), [say]);
  const actions: readonly ManyAction<BoardStage>[] = [
    { key: "assign", words: words.assign, all: (rows) => setGiving(rows) },
  ];
  return (
    <div className="fw-page">
      <PageHeader
        title={say(titles.board)}
        actions={[{ words: titles.mine, run: () => go(myStagesHome) }]}
        facts={
          <Segmented
            aria-label={say(words.view)}
            value={isOfStaff ? "staff" : "stage"}
            options={[
              { value: "stage", label: say(words.byStage) },
              { value: "staff", label: say(words.byStaff) },
            ]}
            onChange={(view) => change({ view: view === "staff" ? view : null, page: null })}
          />
        }
      />
      <FilterBar<Filter>
        state={state}
        placeholder={words.search}
        dates={words.dates}
        filters={[
          { name: "progress", label: words.progress, of: progresses },
          { name: "status", label: words.status, of: statuses },
          { name: "service", label: words.service, of: serviceNames },
          { name: "team", label: words.team, source: departmentPicker },
          { name: "customer", label: words.customer, source: customerPicker },
          { name: "person", label: words.person, source: userPicker },
        ]}
      />
      {isOfStaff ? (
        list.data ? (
          <Suspense fallback={<RowSkeletons rows={8} />}>
            <StaffView board={list.data} />
          </Suspense>
        ) : list.error ? (
          <ErrorState fault={list.error} retry={() => void list.refetch()} />
        ) : (
          <RowSkeletons rows={8} />
        )
      ) : (
        <Table<BoardStage>
          state={state}
          list={list}
          columns={columns}
          rowKey={({ id }) => id}
          nameOf={({ code, jobNo }) => `${code} ${jobNo}`}
          open={(row) => `${jobHome({ ...row, id: row.jobId })}?tab=ASSIGNMENT`}
          actionsOnMany={actions}
          empty={<EmptyState title={words.none} detail={words.noneDetail} />}
        />
      )}
      {giving.length > 0 ? (
        <Suspense fallback={null}>
          <AssignDialog stages={giving} onClose={() => setGiving([])} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The filters of the board as its call asks for them. */
function askOf({ filters: chosen, search, from, to }: TableState<Filter>) {
  return {
    keyword: search || null,
    from: from || null,
    to: to || null,
    progress: (chosen.progress || null) as keyof typeof progresses | null,
    status: (chosen.status || null) as (typeof boardStatuses)[number] | null,
    service: (chosen.service || null) as keyof typeof serviceNames | null,
    teamId: chosen.team || null,
    customerId: chosen.customer || null,
    personId: chosen.person || null,
  };
}

function boardColumns(say: ReturnType<typeof useSay>): readonly Column<BoardStage>[] {
  return [
    {
      key: "deadline",
      title: words.dates,
      width: 150,
      frozen: true,
      read: (row) => (
        <span className={row.isLate ? "fw-late" : undefined}>
          {row.deadline ? <InstantText instant={row.deadline} /> : say(words.undated)}
        </span>
      ),
    },
    {
      key: "jobNo",
      title: words.job,
      width: 132,
      read: ({ jobId, jobNo, transactionType }) => (
        <ScreenLink to={`${jobHome({ id: jobId, transactionType })}?tab=ASSIGNMENT`}>
          {jobNo}
        </ScreenLink>
      ),
    },
    {
      key: "stage",
      title: words.stage,
      width: 260,
      read: (row) => `${row.code} · ${say({ en: row.stageNameEn, vi: row.stageNameVn })}`,
    },
    {
      key: "status",
      title: words.status,
      width: 120,
      read: ({ status }) => <StageStatusTag status={status} />,
    },
    {
      key: "person",
      title: words.person,
      width: 180,
      read: (row) => row.personName ?? teamOf(row, say) ?? say(words.nobody),
    },
    { key: "customers", title: words.customer, width: 200, read: ({ customers }) => customers },
    {
      key: "service",
      title: words.service,
      width: 150,
      read: ({ transactionType }) => say(serviceNames[transactionType]),
    },
  ];
}

function teamOf(
  { departmentNameEn, departmentNameVn }: BoardStage,
  say: ReturnType<typeof useSay>,
): string | null {
  if (departmentNameVn === null) return null;
  return `${say(words.nobody)} · ${say({ en: departmentNameEn ?? departmentNameVn, vi: departmentNameVn })}`;
}
