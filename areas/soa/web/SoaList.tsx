import { currencyWords } from "@fairway/core/money/currencyWords.ts";
import { statusWords } from "@fairway/areas/document/model/documentStatus.ts";
import { DocumentList } from "@fairway/areas/document/web/DocumentList.tsx";
import {
  amountColumn,
  createdColumn,
  creatorColumn,
  numberColumn,
  statusColumn,
  wordsColumn,
} from "@fairway/areas/document/web/documentColumns.tsx";
import { useSendTogether } from "@fairway/areas/document/web/useSendTogether.ts";
import { SyncStatus } from "@fairway/areas/document/web/SyncStatus.tsx";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { accountSoas, exportSoas, pageSoas } from "../contract.ts";
import type { ShownSoa } from "../model/soa.ts";
import { soaAddress, soaHome } from "../model/soaHome.ts";
import { soaKind } from "../model/soaKind.ts";
import { soaTags, typeWords } from "../model/soaWords.ts";
import { SoaTabs } from "./SoaTabs.tsx";
import { soaWords as words } from "./words.ts";

const home = ({ soano, currencyId }: ShownSoa) => soaAddress("detail", soano, currencyId);

/** The statements within the user's reach. */
export default function SoaList() {
  const say = useSay();
  const may = useMay();
  const whyNot = useWhyNot();
  const { go } = useAddress();
  const state = useTableState("statements", {
    filters: ["status", "type", "currency"] as const,
    dates: true,
  });
  const { status, type, currency } = state.filters;
  const ask = {
    strCodes: state.search,
    status: (status || null) as ShownSoa["status"] | null,
    type: (type || null) as ShownSoa["type"] | null,
    currencyId: (currency || null) as ShownSoa["currencyId"] | null,
    soaFromDateCreate: state.from,
    soaToDateCreate: state.to,
  };
  const sending = useSendTogether<ShownSoa>(accountSoas);
  const list = useList(pageSoas, { ...ask, page: state.page, size: state.size });
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.statements)}
        primary={{
          words: words.newStatement,
          keys: "alt+n",
          run: () => go(`${soaHome}/new`),
          why: whyNot("acctSOA.add"),
        }}
      />
      <SoaTabs current="statements" />
      <DocumentList
        kind={soaKind}
        state={state}
        placeholder={words.search}
        dates={words.created}
        filters={[
          { name: "status", label: words.status, of: statusWords(soaTags) },
          { name: "type", label: words.type, of: typeWords },
          { name: "currency", label: words.currency, of: currencyWords },
        ]}
        sheet={{ call: exportSoas, ask }}
        list={list}
        columns={columns}
        actionsOnMany={may("acctSOA.write") ? [sending] : []}
        nameOf={(row) => row.soano}
        open={home}
        cancelled={(row) => row.status === "Canceled"}
        empty={<EmptyState title={words.none} detail={words.noneDetail} />}
      />
    </div>
  );
}

const columns: Column<ShownSoa>[] = [
  numberColumn({ key: "soano", title: words.soano, width: 84 }, (row) => row.soano, home),
  {
    key: "customerName",
    title: words.partner,
    width: 138,
    read: (row) => row.customerName,
  },
  wordsColumn({ key: "type", title: words.type, width: 122 }, (row) => typeWords[row.type]),
  statusColumn(soaKind, words.status, 220),
  {
    key: "totalShipment",
    title: words.shipments,
    width: 84,
    align: "right",
    read: (row) => row.totalShipment,
  },
  amountColumn({ key: "creditAmount", title: words.credit, width: 122 }, (row) => row.creditAmount),
  amountColumn({ key: "debitAmount", title: words.debit, width: 122 }, (row) => row.debitAmount),
  amountColumn(
    { key: "totalAmount", title: words.total, width: 126, sheet: ["totalAmount", "currencyId"] },
    (row) => row.totalAmount,
  ),
  createdColumn(words.created),
  creatorColumn(words.author, 110),
  {
    key: "datetimeModified",
    title: words.modified,
    width: 130,
    read: (row) => <InstantText instant={row.datetimeModified} />,
  },
  {
    key: "syncStatus",
    title: words.sync,
    width: 130,
    sheet: ["syncStatus", "reasonReject", "lastSyncDate"],
    read: (row) => <SyncStatus status={row.syncStatus} isSending={row.isSending} />,
  },
];
