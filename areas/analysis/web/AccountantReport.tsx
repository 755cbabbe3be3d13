import { PrinterOutlined } from "@ant-design/icons";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import {
  exportCostsIncurred,
  exportCostsPartner,
  exportReportPdf,
  exportRevenueIncurred,
  exportJobProfitAnalysis,
  exportOutsourcing,
  exportProfitSheet,
  getAccountantReport,
} from "../contract.ts";
import { accountantReportTitle } from "../model/accountantReportTitle.ts";
import {
  accountantColumns,
  accountantReportNames,
  accountantTitles,
} from "../model/accountantReports.ts";
import { isPrinted } from "../model/printedReports.ts";
import type { ReportLine } from "../model/reportPage.ts";
import { homeOfLine, reportColumns, reportTotals } from "./reportColumns.tsx";
import { criteriaOf, currencyOf, ReportFilters, useReportState } from "./useReportFilters.tsx";
import { words } from "./words.ts";

const sheets = {
  costs: exportCostsIncurred,
  revenue: exportRevenueIncurred,
  costsPartner: exportCostsPartner,
  jobProfit: exportJobProfitAnalysis,
  profitSheet: exportProfitSheet,
  outsourcing: exportOutsourcing,
} as const;

/** What jobs cost and earned, charge by charge. The chosen report is in the address. */
export default function AccountantReport() {
  const say = useSay();
  const may = useMay();
  const { search, change } = useAddress();
  const { download, underWay } = useDownload();
  const state = useReportState("sheet-debit-report");
  const report = accountantReportNames.find((each) => each === search["report"]) ?? "costs";
  const currency = currencyOf(state);
  const criteria = criteriaOf(state, "PIC");
  const list = useList(getAccountantReport, {
    ...criteria,
    report,
    page: state.page,
    size: state.size,
  });
  const columns = accountantColumns[report];
  const drawn = { say, currency, open: null };
  return (
    <div className="fw-page">
      <PageHeader
        title={`${say(accountantReportTitle)} (${currency})`}
        actions={[
          isPrinted(report) &&
            may("reportSheetDebit.export") && {
              words: words.print,
              icon: <PrinterOutlined />,
              why: list.data?.totalItems === 0 ? say(words.none) : null,
              run: () => void download(exportReportPdf, { ...criteria, report }),
            },
        ]}
      />
      <div className="fw-table-bar">
        <Segmented
          aria-label={say(accountantReportTitle)}
          value={report}
          options={accountantReportNames.map((value) => ({
            value,
            label: say(accountantTitles[value]),
          }))}
          onChange={(chosen) => change({ report: chosen === "costs" ? null : chosen, page: null })}
        />
      </div>
      <ReportFilters state={state} menu="reportSheetDebit" usualStaff="PIC" />
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
        {...(may("reportSheetDebit.export") && list.data?.totalItems !== 0
          ? { onExport: () => void download(sheets[report], criteria) }
          : {})}
      />
    </div>
  );
}
