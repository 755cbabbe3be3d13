import { partnerPicker } from "@fairway/areas/shipment/web/pickers.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import type { FilterSpec } from "@fairway/ui/table/FilterBar.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { exportCommission, exportIncentive, getCommissionReport } from "../contract.ts";
import { commissionReportTitle } from "../model/commissionReportTitle.ts";
import {
  commissionColumns,
  commissionCurrencies,
  commissionReportNames,
  commissionTitles,
} from "../model/commissionReports.ts";
import type { ReportLine } from "../model/reportPage.ts";
import { RateFilter } from "./RateFilter.tsx";
import "./report.css";
import { homeOfLine, reportColumns, reportTotals } from "./reportColumns.tsx";
import { criteriaOf, ReportFilters, useReportState } from "./useReportFilters.tsx";
import { words } from "./words.ts";

const beneficiarySource = partnerPicker("report beneficiary");

/** What beneficiaries are entitled to. The chosen report is in the address. */
export default function CommissionReport() {
  const say = useSay();
  const may = useMay();
  const { search, change } = useAddress();
  const { download, underWay } = useDownload();
  const state = useReportState("commission-incentive-report");
  const report = commissionReportNames.find((each) => each === search["report"]) ?? "PR";
  const currency = commissionCurrencies[report];
  const { beneficiary, rate } = state.filters;
  const criteria = {
    ...criteriaOf(state, "Salesman"),
    currency,
    beneficiary: beneficiary || null,
    exchangeRate: /^[1-9]\d{0,5}(\.\d{1,3})?$/.test(rate) ? rate : null,
  };
  const isIncentive = report === "incentive";
  const isReady = isIncentive
    ? state.filters.customer !== "" && !state.filters.customer.includes(";")
    : beneficiary !== "";
  const list = useList(
    getCommissionReport,
    { ...criteria, report, page: state.page, size: state.size },
    { when: isReady },
  );
  const columns = commissionColumns[report];
  const drawn = { say, currency, open: null };
  const exportIt = () =>
    isIncentive
      ? download(exportIncentive, criteria)
      : download(exportCommission, { ...criteria, rptType: report });
  const [missing, missingDetail] = isIncentive
    ? [words.chooseCustomer, words.chooseCustomerDetail]
    : [words.chooseBeneficiary, words.chooseBeneficiaryDetail];
  const rateFilter: FilterSpec<"rate"> = {
    name: "rate",
    label: words.exchangeRate,
    input: (value, onChange) => <RateFilter value={value} onChange={onChange} />,
  };
  return (
    <div className="fw-page">
      <PageHeader title={`${say(commissionReportTitle)} (${currency})`} />
      <div className="fw-table-bar">
        <Segmented
          aria-label={say(commissionReportTitle)}
          value={report}
          options={commissionReportNames.map((value) => ({
            value,
            label: say(commissionTitles[value]),
          }))}
          onChange={(chosen) => change({ report: chosen === "PR" ? null : chosen, page: null })}
        />
      </div>
      <ReportFilters
        state={state}
        menu="reportCommission"
        usualStaff="Salesman"
        hasOwnCurrency
        first={[
          ...(isIncentive
            ? []
            : [
                {
                  name: "beneficiary" as const,
                  label: words.beneficiary,
                  source: beneficiarySource,
                },
              ]),
          ...(report === "OPS" ? [] : [rateFilter]),
        ]}
      />
      {underWay}
      {isReady ? (
        <Table<ReportLine>
          key={report}
          state={state}
          list={list}
          columns={reportColumns(columns, drawn)}
          totals={reportTotals(columns, list.data, drawn)}
          rowKey={(row) => String(row.no)}
          open={homeOfLine}
          empty={<EmptyState title={words.none} detail={words.noneDetail} />}
          {...(may("reportCommission.export") && list.data?.totalItems !== 0
            ? { onExport: () => void exportIt() }
            : {})}
        />
      ) : (
        <EmptyState title={missing} detail={missingDetail} />
      )}
    </div>
  );
}
