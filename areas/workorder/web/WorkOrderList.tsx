import { approvedTags } from "@fairway/areas/approval/model/approvedStates.ts";
import { statusWords } from "@fairway/areas/document/model/documentStatus.ts";
import { numberColumn, wordsColumn } from "@fairway/areas/document/web/documentColumns.tsx";
import { DocumentList } from "@fairway/areas/document/web/DocumentList.tsx";
import { serviceCodes, serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { customerPicker, userPicker } from "@fairway/areas/shipment/web/pickers.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { DayText, InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { exportWorkOrders, pageWorkOrders } from "../contract.ts";
import type { ShownWorkOrder } from "../model/workOrder.ts";
import { workOrderHome } from "../model/workOrderHome.ts";
import { workOrderKind } from "../model/workOrderKind.ts";
import { activeWords, priceTypes, quantityTypes } from "../model/workOrderWords.ts";
import { workOrderWords as words } from "./words.ts";

const home = ({ id }: ShownWorkOrder) => `${workOrderHome}/${id}`;

/** The work orders within the user's reach; a row unfolds its prices. */
export default function WorkOrderList() {
  const say = useSay();
  const whyNot = useWhyNot();
  const { go } = useAddress();
  const state = useTableState("workOrders", {
    filters: ["service", "customer", "salesman", "active", "status"] as const,
    dates: true,
  });
  const { service, customer, salesman, active, status } = state.filters;
  const ask = {
    referenceNos: state.search,
    transactionType: (service || null) as ServiceCode | null,
    customerId: customer || null,
    saleManId: salesman || null,
    active: active ? active === "true" : null,
    approvedStatus: (status || null) as ShownWorkOrder["approvedStatus"] | null,
    createdFrom: state.from,
    createdTo: state.to,
  };
  const list = useList(pageWorkOrders, { ...ask, page: state.page, size: state.size });
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.orders)}
        primary={{
          words: words.newOrder,
          keys: "alt+n",
          run: () => go(`${workOrderHome}/new/${service || serviceCodes[0]}`),
          why: whyNot("commercialWorkOrder.add"),
        }}
      />
      <DocumentList
        kind={workOrderKind}
        state={state}
        placeholder={words.search}
        dates={words.created}
        filters={[
          { name: "service", label: words.service, of: serviceNames },
          { name: "customer", label: words.customer, source: customerPicker },
          { name: "salesman", label: words.salesman, source: userPicker },
          { name: "active", label: words.active, of: activeWords },
          { name: "status", label: words.status, of: statusWords(approvedTags) },
        ]}
        sheet={{ call: exportWorkOrders, ask }}
        list={list}
        columns={columns}
        nameOf={(row) => row.workOrderNo}
        open={home}
        expand={(row) => <Prices order={row} />}
        cancelled={(row) => row.approvedStatus === "Canceled"}
        empty={<EmptyState title={words.none} detail={words.noneDetail} />}
      />
    </div>
  );
}

const columns: Column<ShownWorkOrder>[] = [
  numberColumn(
    { key: "workOrderNo", title: words.orderNo, width: 124 },
    (row) => row.workOrderNo,
    home,
  ),
  { key: "customerName", title: words.customer, width: 170, read: (row) => row.customerName },
  { key: "saleManName", title: words.salesman, width: 110, read: (row) => row.saleManName },
  wordsColumn(
    { key: "transactionType", title: words.service, width: 150 },
    (row) => serviceNames[row.transactionType],
  ),
  {
    key: "polCode",
    title: words.route,
    width: 130,
    read: (row) => `${row.polCode} – ${row.podCode}`,
  },
  {
    key: "effectiveDate",
    title: words.validity,
    width: 180,
    read: (row) => (
      <>
        <DayText day={row.effectiveDate} /> – <DayText day={row.expiredDate} />
      </>
    ),
  },
  {
    key: "approvedStatus",
    title: words.status,
    width: 180,
    read: (row) => <StatusTag {...approvedTags[row.approvedStatus]} />,
  },
  wordsColumn(
    { key: "active", title: words.active, width: 120 },
    (row) => activeWords[row.active ? "true" : "false"],
  ),
  {
    key: "userNameCreated",
    title: words.creator,
    width: 100,
    read: (row) => row.userNameCreated,
  },
  {
    key: "datetimeCreated",
    title: words.created,
    width: 130,
    read: (row) => <InstantText instant={row.datetimeCreated} />,
  },
];

/** The prices of an order below its row. */
function Prices({ order }: { readonly order: ShownWorkOrder }) {
  const say = useSay();
  return (
    <PlainTable
      rows={order.prices}
      rowKey={(row) => row.id}
      columns={[
        { key: "coloader", title: say(words.coloader), read: (row) => row.coloaderName },
        {
          key: "quantityType",
          title: say(words.quantityType),
          read: (row) =>
            row.quantityType === "RANGE"
              ? `${row.quantityFrom} – ${row.quantityTo}`
              : say(quantityTypes[row.quantityType]),
        },
        { key: "type", title: say(words.feeType), read: (row) => say(priceTypes[row.type]) },
        { key: "unit", title: say(words.unit), read: (row) => row.unitCode },
        {
          key: "buying",
          title: say(words.buyingPrice),
          right: true,
          read: (row) => <MoneyText amount={row.unitPriceBuying} currency={row.currencyId} code />,
        },
        {
          key: "selling",
          title: say(words.sellingPrice),
          right: true,
          read: (row) => <MoneyText amount={row.unitPriceSelling} currency={row.currencyId} code />,
        },
        { key: "notes", title: say(words.notes), read: (row) => row.notes },
      ]}
    />
  );
}
