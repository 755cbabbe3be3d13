import { FileExcelOutlined, PrinterOutlined } from "@ant-design/icons";
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
import { overviewTitle } from "../model/shipmentOverview.ts";
import {
  exportDocumentReport,
  exportGeneralReport,
  exportOverviewWithType,
  exportReportPdf,
  exportShipmentOverview,
  getGeneralFigure,
  getGeneralReport,
} from "../contract.ts";
import { documentReportTitle } from "../model/documentReport.ts";
import { generalColumns, generalFigures, type GeneralFigure } from "../model/generalReport.ts";
import { generalReportTitle } from "../model/generalReportTitle.ts";
import type { ReportLine } from "../model/reportPage.ts";
import { overviewTypes, typedOverviewTitles } from "../model/typedOverview.ts";
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

interface Opened {
  readonly figure: GeneralFigure;
  readonly line: ReportLine | null;
}

const isFigure = (key: string): key is GeneralFigure =>
  (generalFigures as readonly string[]).includes(key);

/** The jobs within reach, one row a house bill, with what they earn. */
export default function GeneralReport() {
  const say = useSay();
  const may = useMay();
  const { download, underWay } = useDownload();
  const state = useReportState("general-report");
  const currency = currencyOf(state);
  const criteria = criteriaOf(state, "PIC");
  const list = useList(getGeneralReport, { ...criteria, page: state.page, size: state.size });
  const [opened, setOpened] = useState<Opened | null>(null);
  const drawn = {
    say,
    currency,
    open: ({ key }: { readonly key: string }, line: ReportLine | null) => {
      if (isFigure(key)) setOpened({ figure: key, line });
    },
  };
  const isEmpty = list.data?.totalItems === 0;
  return (
    <div className="fw-page">
      <PageHeader
        title={`${say(generalReportTitle)} (${currency})`}
        actions={[
          may("reportGeneral.export") && {
            words: words.print,
            icon: <PrinterOutlined />,
            why: isEmpty ? say(words.none) : null,
            run: () => void download(exportReportPdf, { ...criteria, report: "general" }),
          },
          may("reportGeneral.export") && {
            words: overviewTitle,
            icon: <FileExcelOutlined />,
            why: isEmpty ? say(words.none) : null,
            run: () => void download(exportShipmentOverview, criteria),
          },
          may("reportGeneral.export") && {
            words: documentReportTitle,
            icon: <FileExcelOutlined />,
            why: isEmpty ? say(words.none) : null,
            run: () => void download(exportDocumentReport, criteria),
          },
          ...overviewTypes.map(
            (reportType) =>
              may("reportGeneral.export") && {
                words: typedOverviewTitles[reportType],
                icon: <FileExcelOutlined />,
                why: isEmpty ? say(words.none) : null,
                run: () => void download(exportOverviewWithType, { ...criteria, reportType }),
              },
          ),
        ]}
      />
      <ReportFilters state={state} menu="reportGeneral" usualStaff="PIC" />
      {underWay}
      <Table<ReportLine>
        state={state}
        list={list}
        columns={reportColumns(generalColumns, drawn)}
        totals={reportTotals(generalColumns, list.data, drawn)}
        rowKey={(row) => String(row.no)}
        nameOf={(row) => String(row["jobNo"])}
        open={homeOfLine}
        empty={<EmptyState title={words.none} detail={words.noneDetail} />}
        {...(may("reportGeneral.export") && !isEmpty
          ? { onExport: () => void download(exportGeneralReport, criteria) }
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
  const found = useAsk(
    getGeneralFigure,
    { ...criteria, figure, hblid: line?.hblid ?? null },
    { quiet: true },
  );
  const column = generalColumns.find(({ key }) => key === figure);
  const whose = line
    ? [line["jobNo"], line["hwbno"]].filter(Boolean).join(" · ")
    : say(words.ofAll);
  const title = `${column ? say(column.title) : ""} (${criteria.currency}): ${whose}`;
  return <FigureDrawer title={title} found={found} onClose={onClose} />;
}
