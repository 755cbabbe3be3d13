import type { Language } from "@fairway/core/words/words.ts";
import { letterheadSample } from "@fairway/areas/organisation/model/letterhead.sample.ts";
import type { ReportPaper } from "../../model/reportPaper.ts";

/** A sale report of two jobs, for tests and trial prints. */
export function reportSample(language: Language): ReportPaper {
  const say = (en: string, vi: string) => (language === "vi" ? vi : en);
  const column = (head: string, isRight = false, width: number | null = null) => ({
    head,
    isRight,
    width,
  });
  return {
    letterhead: letterheadSample(language),
    printedBy: say("Mai Nguyen", "Nguyễn Mai"),
    printedAt: "2026-11-30 16:45",
    title: say("Monthly sale report (VND)", "Báo cáo kinh doanh theo tháng (VND)"),
    range: say("Service date: 01/11/2026 – 30/11/2026", "Ngày dịch vụ: 01/11/2026 – 30/11/2026"),
    table: {
      columns: [
        column(say("No.", "STT"), true),
        column(say("Job ID", "Số lô"), false, 20),
        column("HBL/HAWB"),
        column(say("Partner", "Khách hàng")),
        column(say("Selling", "Doanh thu"), true),
        column(say("Profit", "Lợi nhuận"), true),
      ],
    },
    lines: [
      {
        look: "heading",
        cells: [say("Sales Ho Chi Minh City · Nam Le", "Kinh doanh TP.HCM · Lê Nam")],
      },
      {
        look: "line",
        cells: ["1", "SEF2611/00001", "FWLAX2611001", "Hoa Sen", "83,429,088", "7,948,338"],
      },
      {
        look: "line",
        cells: ["2", "AE2611/00001", "FWNRT2611004", "Bình Minh", "62,877,589", "(8,212,760)"],
      },
      { look: "sum", cells: [say("Total", "Tổng cộng"), "", "", "", "146,306,677", "(264,422)"] },
    ],
    director: say("Long Tran", "Trần Long"),
    accountant: say("Lan Pham", "Phạm Lan"),
  };
}
