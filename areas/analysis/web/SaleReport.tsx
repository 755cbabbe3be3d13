import { PrinterOutlined } from "@ant-design/icons";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Suspense, useState } from "react";
import {
  exportSaleReport,
  getSaleFigure,
  getSaleReport,
  previewCombinationSale,
  previewDepartmentSale,
  previewKickBacks,
  previewMonthlySale,
  previewQuarterSale,
  previewSummarySale,
} from "../contract.ts";
import type { ReportLine } from "../model/reportPage.ts";
import {
  isSaleFigure,
  saleColumns,
  type SaleFigure,
  type SaleReport as Report,
  saleReportNames,
  saleTabs,
  saleTitles,
} from "../model/saleReports.ts";
import { saleReportTitle } from "../model/saleReportTitle.ts";
import { homeOfLine, reportColumns, reportTotals } from "./reportColumns.tsx";
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

const papers = {
  monthly: previewMonthlySale,
  department: previewDepartmentSale,
  quarter: previewQuarterSale,
  summary: previewSummarySale,
  combination: previewCombinationSale,
  kickBack: previewKickBacks,
} as const;

interface Opened {
  readonly report: Report;
  readonly figure: SaleFigure;
  readonly line: ReportLine | null;
}

/** What the salesmen sold. The chosen report is in the address. */
export default function SaleReport() {
  const say = useSay();
  const may = useMay();
  const { search, change } = useAddress();
  const { download, underWay } = useDownload();
  const state = useReportState("sale-report");
  const report = saleReportNames.find((each) => each === search["report"]) ?? "monthly";
  const currency = currencyOf(state);
  const criteria = criteriaOf(state, "Salesman");
  const list = useList(getSaleReport, { ...criteria, report, page: state.page, size: state.size });
  const [opened, setOpened] = useState<Opened | null>(null);
  const columns = saleColumns[report];
  const drawn = {
    say,
    currency,
    // A kick-back is a charge line itself.
    opens: (key: string) => report !== "kickBack" && isSaleFigure(key),
    open: ({ key }: { readonly key: string }, line: ReportLine | null) => {
      if (isSaleFigure(key)) setOpened({ report, figure: key, line });
    },
  };
  const mayExport = may("reportSale.export") && list.data?.totalItems !== 0;
  return (
    <div className="fw-page">
      <PageHeader
        title={`${say(saleReportTitle)} (${currency})`}
        actions={[
          may("reportSale.export") && {
            words: words.print,
            icon: <PrinterOutlined />,
            why: mayExport ? null : say(words.none),
            run: () => void download(papers[report], criteria),
          },
        ]}
      />
      <div className="fw-table-bar">
        <Segmented
          aria-label={say(saleReportTitle)}
          value={report}
          options={saleReportNames.map((value) => ({ value, label: say(saleTabs[value]) }))}
          onChange={(chosen) =>
            change({ report: chosen === "monthly" ? null : chosen, page: null })
          }
        />
      </div>
      <ReportFilters state={state} menu="reportSale" usualStaff="Salesman" />
      {underWay}
      <Table<ReportLine>
        key={report}
        state={state}
        list={list}
        columns={reportColumns(columns, drawn)}
        totals={reportTotals(columns, list.data, drawn)}
        rowKey={(row) => String(row.no)}
        open={homeOfLine}
        empty={<EmptyState title={words.none} detail={words.noneDetail} />}
        {...(mayExport
          ? { onExport: () => void download(exportSaleReport, { ...criteria, report }) }
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
  const { report, figure, line, criteria, onClose } = props;
  const part = typeof line?.["part"] === "string" ? line["part"] : null;
  const found = useAsk(
    getSaleFigure,
    { ...criteria, report, figure, hblid: line?.hblid ?? null, part },
    { quiet: true },
  );
  const column = saleColumns[report].find(({ key }) => key === figure);
  const whose = line
    ? [line["quarter"], line["jobNo"] ?? line["salesman"], line["hwbno"]]
        .filter(Boolean)
        .join(" · ")
    : say(saleTitles[report]);
  const title = `${column ? say(column.title) : ""} (${criteria.currency}): ${whose}`;
  return <FigureDrawer title={title} found={found} onClose={onClose} />;
}
