import { productServices, serviceModes } from "@fairway/areas/service/model/operationChoices.ts";
import { importHome, jobHome, listHome, newHome } from "@fairway/areas/service/model/jobHome.ts";
import type { SearchField } from "@fairway/areas/service/model/searchFields.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { fieldWords, searchWords } from "@fairway/areas/service/model/tradeWords.ts";
import {
  anyOpenStatus,
  reopenedStatus,
  statusWords,
} from "@fairway/areas/shipment/model/choices.ts";
import { jobAsk, jobFilters } from "@fairway/areas/shipment/model/jobAsk.ts";
import { jobWork } from "@fairway/areas/shipment/model/jobWork.ts";
import { shipmentModes, shipmentModesOf } from "@fairway/areas/shipment/model/operationChoices.ts";
import {
  carrierPicker,
  customerPicker,
  personPicker,
  userPicker,
} from "@fairway/areas/shipment/web/pickers.ts";
import { jobPlaces, type VerbOfList } from "@fairway/areas/shipment/web/places.ts";
import { shipmentWords } from "@fairway/areas/shipment/web/words.ts";
import { aboutService } from "@fairway/areas/service/model/aboutService.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { Tabs } from "@fairway/ui/parts/Tabs.tsx";
import { Tile } from "@fairway/ui/parts/Tile.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { type CSSProperties, Suspense, useMemo, useState } from "react";
import { exportOperations, listOperations } from "../contract.ts";
import type { OperationRow } from "../model/operationRow.ts";
import { linkSearches } from "../model/operationCriteria.ts";
import { feesHome, linkColumns } from "./linkColumns.tsx";
import { operationColumns } from "./operationColumns.tsx";
import { operationPlaces } from "./places.ts";
import { operationWords as words } from "./words.ts";

const JobsTogether = later(
  async () => (await import("@fairway/areas/shipment/web/JobsTogether.tsx")).JobsTogether,
);
const DeclarationsOfRow = later(
  async () => (await import("./DeclarationsOfRow.tsx")).DeclarationsOfRow,
);

const offeredStates = {
  [anyOpenStatus]: shipmentWords.anyOpen,
  ...statusWords,
  [reopenedStatus]: shipmentWords.reopened,
};
const filters = [
  ...jobFilters,
  "productService",
  "serviceMode",
  "shipmentMode",
  "fieldOpsId",
  "linkJob",
  "linkFee",
] as const;

const tiles = [
  ["inProcessing", anyOpenStatus, words.inWork],
  ["finish", "Finish", statusWords.Finish],
  ["overdued", "Overdued", statusWords.Overdued],
  ["canceled", "Canceled", statusWords.Canceled],
] as const;

/** The list of the jobs that are opened with their bill, and that of their linked fees. */
export function OperationList({ service }: { readonly service: Service }) {
  const say = useSay();
  const whyNot = useWhyNot();
  const { go } = useAddress();
  const [verb, setVerb] = useState<VerbOfList | null>(null);
  const verbs = (jobPlaces().listVerbs ?? []).filter((each) => each.fits(service));
  const create = {
    words: shipmentWords.create,
    keys: "alt+n",
    run: () => go(newHome(service)),
    why: whyNot(`${service.menu}.add`),
  };
  const list = (isOfLinks: boolean) => () => (
    <OperationJobs
      key={String(isOfLinks)}
      service={service}
      isOfLinks={isOfLinks}
      create={create}
    />
  );
  return (
    <div className="fw-page">
      <PageHeader
        title={say(service.menuName ?? service.name)}
        primary={create}
        actions={[
          {
            words: words.importCharges,
            run: () => go(importHome(service)),
            why: whyNot(`${service.menu}.import`),
          },
          ...verbs.map((each) => ({
            words: each.words,
            run: () => setVerb(each),
            why: whyNot(`${service.menu}.${each.action}`),
          })),
        ]}
      />
      {verb ? (
        <Suspense fallback={null}>
          <verb.Dialog service={service} onClose={() => setVerb(null)} />
        </Suspense>
      ) : null}
      <Tabs
        tabs={[
          { key: "JOBS", words: words.jobs, content: list(false) },
          { key: "LINKFEE", words: words.linkFees, content: list(true) },
        ]}
      />
    </div>
  );
}

/** The jobs with numbers, states and declarations, or with what of them is linked. */
function OperationJobs(props: {
  readonly service: Service;
  readonly isOfLinks: boolean;
  readonly create: NonNullable<Parameters<typeof EmptyState>[0]["first"]>;
}) {
  const { service, isOfLinks, create } = props;
  const say = useSay();
  const language = useLanguage();
  const may = useMay();
  const { download, underWay } = useDownload();
  const first: SearchField = service.form.rules.includes("truckingOnly") ? "jobNo" : "clearanceNo";
  const listName = `operations-${isOfLinks ? "links-" : ""}${service.code.toLowerCase()}`;
  const state = useTableState(listName, {
    filters,
    sort: "-datetimeModified",
    dates: true,
    searchBy: first,
  });
  const chosen = (name: (typeof filters)[number]) => state.filters[name] || null;
  const criteria = {
    ...jobAsk(service.code, state),
    searchType: (state.searchBy || first) as SearchField,
    productService: chosen("productService"),
    serviceMode: chosen("serviceMode"),
    shipmentMode: chosen("shipmentMode"),
    fieldOpsId: chosen("fieldOpsId"),
    linkJobSearch: isOfLinks ? chosen("linkJob") : null,
    linkFeeSearch: isOfLinks ? chosen("linkFee") : null,
  };
  const list = useList(listOperations, {
    ...criteria,
    page: state.page,
    size: state.size,
  } as never);
  const totals = (list.data as unknown as { totals?: Record<string, number> } | undefined)?.totals;
  const columns = useMemo(
    () => (isOfLinks ? linkColumns(service) : operationColumns(service)),
    [service, isOfLinks],
  );
  const { LinkFeeBar } = operationPlaces();
  const searchBy = useMemo(() => {
    const found = searchWords(service);
    return { [first]: found[first], ...found } as Readonly<Record<string, never>>;
  }, [service, first]);
  const carriers = useMemo(() => carrierPicker(service), [service]);
  const modes = useMemo(
    () => Object.fromEntries(shipmentModesOf(service).map((mode) => [mode, shipmentModes[mode]])),
    [service],
  );
  return (
    <div className="fw-stack">
      {underWay}
      {totals && !isOfLinks ? (
        <div
          className="fw-tiles fw-tiles-slim"
          style={{ "--across": tiles.length } as CSSProperties}
        >
          {tiles.map(([key, status, name]) => (
            <Tile
              key={key}
              name={say(name)}
              bad={key === "overdued" && (totals[key] ?? 0) > 0}
              to={`${listHome(service)}?status=${status}`}
            >
              {sayNumber(String(totals[key] ?? 0), language)}
            </Tile>
          ))}
        </div>
      ) : null}
      <FilterBar
        state={state}
        searchBy={searchBy}
        filters={[
          ...(isOfLinks
            ? [
                { name: "linkJob" as const, label: words.hasLinkedJob, of: linkSearches },
                { name: "linkFee" as const, label: words.hasLinkedFees, of: linkSearches },
              ]
            : []),
          {
            name: "productService",
            label: fieldWords(service, "productService"),
            of: productServices,
          },
          { name: "serviceMode", label: fieldWords(service, "serviceMode"), of: serviceModes },
          { name: "shipmentMode", label: fieldWords(service, "shipmentMode"), of: modes },
          { name: "customerId", label: shipmentWords.customer, source: customerPicker },
          { name: "fieldOpsId", label: fieldWords(service, "fieldOpsId"), source: personPicker },
          { name: "coloaderId", label: fieldWords(service, "coloaderId"), source: carriers },
          { name: "saleManId", label: shipmentWords.salesman, source: userPicker },
          { name: "userCreated", label: shipmentWords.creator, source: userPicker },
          { name: "status", label: shipmentWords.status, of: offeredStates },
          { name: "work", label: shipmentWords.work, of: jobWork },
        ]}
        dates={{
          by: "dates",
          of: { created: shipmentWords.createdDate, service: fieldWords(service, "serviceDate") },
        }}
      />
      <Table<OperationRow>
        state={state}
        searchAll="all"
        list={list as never}
        columns={columns}
        rowKey={(row) => row.id}
        manyBar={(bar) =>
          isOfLinks && LinkFeeBar ? (
            <Suspense fallback={null}>
              <LinkFeeBar menu={service.menu} bar={bar} />
            </Suspense>
          ) : (
            <JobsTogether service={service} bar={bar as never} />
          )
        }
        nameOf={(row) => row.jobNo}
        open={(row) =>
          isOfLinks
            ? feesHome(row, service)
            : jobHome({ id: row.id, transactionType: service.code })
        }
        expand={(row) => (
          <Suspense fallback={<RowSkeletons rows={1} />}>
            <DeclarationsOfRow jobNo={row.jobNo} />
          </Suspense>
        )}
        {...(may(`${service.menu}.export`)
          ? {
              onExport: (names: string[], ids?: string[]) =>
                void download(exportOperations, {
                  ...criteria,
                  columns: names,
                  ids,
                } as never),
            }
          : {})}
        empty={
          <EmptyState
            title={shipmentWords.none}
            detail={aboutService(shipmentWords.noneDetail, service)}
            first={create}
          />
        }
      />
    </div>
  );
}
