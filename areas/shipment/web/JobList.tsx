import { aboutService } from "@fairway/areas/service/model/aboutService.ts";
import { datedBy } from "@fairway/areas/service/model/datedBy.ts";
import { titles as bookingTitles } from "@fairway/areas/booking/web/words.ts";
import { notesHome } from "@fairway/areas/booking/model/notedService.ts";
import { jobHome, newHome } from "@fairway/areas/service/model/jobHome.ts";
import type { JobColumn } from "@fairway/areas/service/model/jobFields.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { fieldWords, searchWords } from "@fairway/areas/service/model/tradeWords.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Suspense, useMemo, useState } from "react";
import { exportShipments, listShipments } from "../contract.ts";
import { anyOpenStatus, reopenedStatus, statusWords } from "../model/choices.ts";
import { jobAsk, jobFilters } from "../model/jobAsk.ts";
import { jobWork } from "../model/jobWork.ts";
import { shipmentCriteria } from "../model/shipmentCriteria.ts";
import type { ShipmentListRow } from "../model/shipmentRecord.ts";
import { jobListColumns } from "./jobListColumns.tsx";
import { agentPicker, carrierPicker, customerPicker, userPicker } from "./pickers.ts";
import { jobPlaces } from "./places.ts";
import { shipmentWords as words } from "./words.ts";

const JobsTogether = later(async () => (await import("./JobsTogether.tsx")).JobsTogether);

const offeredStates = {
  [anyOpenStatus]: words.anyOpen,
  ...statusWords,
  [reopenedStatus]: words.reopened,
};

/** The list of a service's jobs, as its declaration describes it. */
export function JobList({ service }: { readonly service: Service }) {
  const say = useSay();
  const may = useMay();
  const whyNot = useWhyNot();
  const { download, underWay } = useDownload();
  const { go } = useAddress();
  const state = useTableState(`shipments-${service.code.toLowerCase()}`, {
    filters: jobFilters,
    sort: "-datetimeModified",
    dates: true,
    searchBy: "all",
  });
  const criteria = jobAsk(service.code, state);
  const list = useList(listShipments, { ...criteria, page: state.page, size: state.size });
  const { BillRows, DailyList, listLinks = [] } = jobPlaces();
  const [isDaily, setDaily] = useState(false);
  const columns = useMemo(() => jobListColumns(service), [service]);
  const searchBy = useMemo(() => searchWords(service), [service]);
  const carriers = useMemo(() => carrierPicker(service), [service]);
  const dated = fieldWords(service, datedBy(service) ?? "serviceDate");
  const create = {
    words: words.create,
    keys: "alt+n",
    run: () => go(newHome(service)),
    why: whyNot(`${service.menu}.add`),
  };
  const daily = DailyList &&
    service.list.hasDailyList && {
      words: words.dailyList,
      run: () => setDaily(true),
      why: whyNot(`${service.menu}.export`),
    };
  return (
    <div className="fw-page">
      <PageHeader
        title={say(service.name)}
        primary={create}
        actions={[
          service.bookingNotes && {
            words: bookingTitles.list,
            run: () => go(notesHome),
            why: whyNot(`${service.menu}.list`),
          },
          daily,
          ...listLinks.map((link) => ({
            words: link.words,
            run: () => go(link.to(service)),
            why: whyNot(`${service.menu}.${link.action}`),
          })),
        ]}
      />
      {isDaily && DailyList ? (
        <Suspense fallback={null}>
          <DailyList onClose={() => setDaily(false)} />
        </Suspense>
      ) : null}
      <FilterBar
        state={state}
        searchBy={searchBy}
        filters={[
          { name: "customerId", label: words.customer, source: customerPicker },
          {
            name: "coloaderId",
            label: fieldWords(service, "coloaderId"),
            source: carriers,
          },
          { name: "agentId", label: words.agent, source: agentPicker },
          { name: "saleManId", label: words.salesman, source: userPicker },
          { name: "userCreated", label: words.creator, source: userPicker },
          { name: "status", label: words.status, of: offeredStates },
          { name: "work", label: words.work, of: jobWork },
        ]}
        dates={{ by: "dates", of: { created: words.createdDate, service: dated } }}
      />
      {underWay}
      <Table<ShipmentListRow>
        state={state}
        list={list}
        columns={columns}
        rowKey={(row) => row.id}
        manyBar={(bar) => <JobsTogether service={service} bar={bar} />}
        nameOf={(row) => row.jobNo}
        open={(row) => jobHome({ id: row.id, transactionType: service.code })}
        empty={
          <EmptyState
            title={words.none}
            detail={aboutService(words.noneDetail, service)}
            first={create}
          />
        }
        {...(BillRows && service.tabs.includes("HBL")
          ? {
              expand: (row: ShipmentListRow) => (
                <Suspense fallback={<RowSkeletons rows={1} />}>
                  <BillRows
                    service={service}
                    jobId={row.id}
                    criteria={shipmentCriteria.parse(criteria)}
                  />
                </Suspense>
              ),
            }
          : {})}
        {...(may(`${service.menu}.export`)
          ? {
              onExport: (names, ids) =>
                void download(exportShipments, {
                  ...criteria,
                  columns: names as JobColumn[],
                  ids,
                }),
            }
          : {})}
      />
    </div>
  );
}
