import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Suspense, useState } from "react";
import { exportSupplierReport, getSupplierFigure, getSupplierReport } from "../contract.ts";
import type { ReportLine } from "../model/reportPage.ts";
import { isSupplierFigure, type SupplierFigure, supplierColumns } from "../model/supplierReport.ts";
import { supplierReportTitle } from "../model/supplierReportTitle.ts";
import { reportColumns, reportTotals } from "./reportColumns.tsx";
import "./report.css";
import {
  criteriaOf,
  currencyOf,
  type ReportAsk,
  ReportFilters,
  useReportState,
} from "./useReportFilters.tsx";
import { words } from "./words.ts";

const FigureDrawer = later(async () => (await import("./FigureDrawer.tsx")).FigureDrawer);

interface Opened {
  readonly figure: SupplierFigure;
  readonly line: ReportLine | null;
}

/** What was bought from each carrier and supplier for the jobs within reach. */
export default function SupplierReport() {
  const say = useSay();
  const may = useMay();
  const { download, underWay } = useDownload();
  const state = useReportState("supplier");
  const currency = currencyOf(state);
  const criteria = criteriaOf(state, "PIC");
  const list = useList(getSupplierReport, { ...criteria, page: state.page, size: state.size });
  const [opened, setOpened] = useState<Opened | null>(null);
  const drawn = {
    say,
    currency,
    opens: isSupplierFigure,
    open: ({ key }: { readonly key: string }, line: ReportLine | null) => {
      if (isSupplierFigure(key)) setOpened({ figure: key, line });
    },
  };
  return (
    <div className="fw-page">
      <PageHeader title={`${say(supplierReportTitle)} (${currency})`} />
      <ReportFilters state={state} menu="settingSupplier" usualStaff="PIC" />
      {underWay}
      <Table<ReportLine>
        state={state}
        list={list}
        columns={reportColumns(supplierColumns, drawn)}
        totals={reportTotals(supplierColumns, list.data, drawn)}
        rowKey={(row) => String(row.no)}
        empty={<EmptyState title={words.none} detail={words.noneDetail} />}
        {...(may("settingSupplier.export") && list.data?.totalItems !== 0
          ? { onExport: () => void download(exportSupplierReport, criteria) }
          : {})}
      />
      <Suspense fallback={null}>
        {opened ? (
          <OpenedFigure {...opened} criteria={criteria} onClose={() => setOpened(null)} />
        ) : null}
      </Suspense>
    </div>
  );
}

function OpenedFigure(
  props: Opened & { readonly criteria: ReportAsk; readonly onClose: () => void },
) {
  const say = useSay();
  const { figure, line, criteria, onClose } = props;
  const part = line?.["part"];
  const partnerId = typeof part === "string" ? part : null;
  const found = useAsk(getSupplierFigure, { ...criteria, figure, partnerId }, { quiet: true });
  const column = supplierColumns.find(({ key }) => key === figure);
  const whose = line ? String(line["partnerName"]) : say(words.ofAll);
  const title = `${column ? say(column.title) : ""} (${criteria.currency}): ${whose}`;
  return <FigureDrawer title={title} found={found} onClose={onClose} />;
}
