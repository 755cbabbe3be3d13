import { useClient } from "@fairway/ui/client/client.ts";
import { saveFile } from "@fairway/ui/client/saveFile.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { DayText, InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import type { Column } from "@fairway/ui/table/column.ts";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { LockOutlined } from "@ant-design/icons";
import { Suspense } from "react";
import {
  exportShipments,
  listShipments,
  shipmentCriteria,
  type ShipmentListRow,
} from "../contract.ts";
import { searchFields, statusWords } from "../model/choices.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { shipmentListWords as heads } from "../model/shipmentListWords.ts";
import { JobStatusTag } from "./JobStatusTag.tsx";
import { agentPicker, carrierPicker, customerPicker, userPicker } from "./pickers.ts";
import { jobPlaces } from "./places.ts";
import { shipmentWords as words } from "./words.ts";

const service = serviceOf("SFE");
const home = `/home/documentation/${service.route}`;
const dateChoices = {
  created: words.createdDate,
  service: words[service.serviceDateFollows ?? "etd"],
};
const { Canceled: _canceled, ...openStates } = statusWords;

/** The list of sea full-container export jobs. */
export default function ShipmentList() {
  const say = useSay();
  const may = useMay();
  const whyNot = useWhyNot();
  const client = useClient();
  const { go } = useAddress();
  const state = useTableState("shipments-sfe", {
    filters: ["customerId", "coloaderId", "agentId", "saleManId", "userCreated", "status", "dates"],
    sort: "-datetimeModified",
    dates: true,
    searchBy: "all",
  });
  const criteria = {
    transactionType: "SFE" as const,
    searchType: (state.searchBy || "all") as keyof typeof searchFields,
    keyword: state.search,
    customerId: state.filters.customerId || null,
    coloaderId: state.filters.coloaderId || null,
    agentId: state.filters.agentId || null,
    saleManId: state.filters.saleManId || null,
    status: state.filters.status || null,
    userCreated: state.filters.userCreated || null,
    ...(state.filters.dates === "service"
      ? { fromServiceDate: state.from, toServiceDate: state.to }
      : { fromCreatedDate: state.from, toCreatedDate: state.to }),
    sort: (state.sort.replace(/^-/, "") || "datetimeModified") as "datetimeModified",
    order: state.sort.startsWith("-") || !state.sort ? ("desc" as const) : ("asc" as const),
  };
  const list = useList(listShipments, { ...criteria, page: state.page, size: state.size });
  const { BillRows } = jobPlaces();
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.titleSFE)}
        primary={{
          words: words.create,
          keys: "alt+n",
          run: () => go(`${home}/new`),
          why: whyNot(`${service.menu}.add`),
        }}
      />
      <FilterBar
        state={state}
        searchBy={searchFields}
        filters={[
          { name: "customerId", label: words.customer, source: customerPicker },
          { name: "coloaderId", label: words.carrier, source: carrierPicker },
          { name: "agentId", label: words.agent, source: agentPicker },
          { name: "saleManId", label: words.salesman, source: userPicker },
          { name: "userCreated", label: words.creator, source: userPicker },
          { name: "status", label: words.status, of: openStates },
        ]}
        dates={{ by: "dates", of: dateChoices }}
      />
      <Table<ShipmentListRow>
        state={state}
        list={list}
        columns={columns}
        rowKey={(row) => row.id}
        open={(row) => `${home}/${row.id}`}
        empty={<EmptyState title={words.none} detail={words.noneDetail} />}
        {...(BillRows
          ? {
              expand: (row: ShipmentListRow) => (
                <Suspense fallback={<RowSkeletons rows={1} />}>
                  <BillRows jobId={row.id} criteria={shipmentCriteria.parse(criteria)} />
                </Suspense>
              ),
            }
          : {})}
        {...(may(`${service.menu}.export`)
          ? {
              onExport: async () => saveFile(await client.download(exportShipments, criteria)),
            }
          : {})}
      />
    </div>
  );
}

const columns: readonly Column<ShipmentListRow>[] = [
  {
    key: "jobNo",
    title: heads.jobNo,
    width: 140,
    frozen: true,
    sort: true,
    read: (row) => (
      <>
        <ScreenLink to={`${home}/${row.id}`}>{row.jobNo}</ScreenLink>{" "}
        {row.isLocked ? <Locked /> : null}
      </>
    ),
  },
  {
    key: "currentStatus",
    title: heads.status,
    width: 124,
    read: (row) => <JobStatusTag status={row.currentStatus} />,
  },
  { key: "mawb", title: heads.mawb, width: 144, sort: true, read: (row) => row.mawb },
  { key: "etd", title: heads.etd, width: 92, sort: true, read: (row) => <DayText day={row.etd} /> },
  { key: "eta", title: heads.eta, width: 92, sort: true, read: (row) => <DayText day={row.eta} /> },
  { key: "coloaderName", title: heads.coloader, width: 132, read: (row) => row.coloaderName },
  { key: "agentName", title: heads.agent, width: 126, read: (row) => row.agentName },
  { key: "pol", title: heads.pol, width: 84, read: (row) => row.polName ?? row.polCode },
  { key: "pod", title: heads.pod, width: 96, read: (row) => row.podName ?? row.podCode },
  {
    key: "sumCont",
    title: heads.sumCont,
    width: 78,
    align: "right",
    read: (row) => <span title={row.packageContainer ?? ""}>{row.sumCont || ""}</span>,
  },
  {
    key: "cbm",
    title: heads.cbm,
    width: 64,
    align: "right",
    read: (row) => <NumberText value={row.cbm} most={3} />,
  },
  {
    key: "personInchargeName",
    title: heads.personIncharge,
    width: 140,
    hidden: true,
    read: (row) => row.personInchargeName,
  },
  { key: "userNameCreated", title: heads.creator, width: 110, read: (row) => row.userNameCreated },
  {
    key: "datetimeCreated",
    title: heads.created,
    width: 126,
    sort: true,
    read: (row) => <InstantText instant={row.datetimeCreated} />,
  },
  {
    key: "datetimeModified",
    title: heads.modified,
    width: 126,
    sort: true,
    read: (row) => <InstantText instant={row.datetimeModified} />,
  },
];

function Locked() {
  const say = useSay();
  return <LockOutlined aria-label={say(words.locked)} title={say(words.locked)} />;
}
