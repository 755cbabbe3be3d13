import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import { tradeWords } from "@fairway/areas/shipment/model/tradeWords.ts";
import { containerList } from "@fairway/areas/shipment/server/paper/containerList.ts";
import { factColumns } from "@fairway/engine/paper/factColumns.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import type { Block, TableBlock } from "@fairway/engine/paper/sheet.ts";
import { type Writing, writingIn } from "@fairway/engine/paper/writing.ts";
import type { CoverPaper } from "../../model/coverPaper.ts";
import { coverSample } from "./cover.sample.ts";

const words = {
  ...paperWords,
  ...tradeWords,
  title: { en: "COVER PAGE", vi: "TRANG BÌA HỒ SƠ" },
  service: { en: "Service", vi: "Dịch vụ" },
  serviceDate: { en: "Service date", vi: "Ngày dịch vụ" },
  shipmentType: { en: "Shipment type", vi: "Loại hàng" },
  carrier: { en: "Carrier", vi: "Hãng vận chuyển" },
  agent: { en: "Agent", vi: "Đại lý" },
  customer: { en: "Customer", vi: "Khách hàng" },
  declarations: { en: "Declaration no.", vi: "Số tờ khai" },
  trucks: { en: "Trucks", vi: "Xe vận chuyển" },
  salesman: { en: "Salesman", vi: "Nhân viên kinh doanh" },
  etd: { en: "ETD", vi: "ETD" },
  eta: { en: "ETA", vi: "ETA" },
  mawb: { en: "MAWB", vi: "Vận đơn hàng không chủ (MAWB)" },
  hawb: { en: "HAWB", vi: "Vận đơn hàng không nhà (HAWB)" },
  flight: { en: "Flight", vi: "Chuyến bay" },
  aol: { en: "Airport of loading", vi: "Sân bay đi" },
  aod: { en: "Airport of discharge", vi: "Sân bay đến" },
  freight: { en: "Freight", vi: "Cước" },
  gw: { en: "Gross weight\n(kg)", vi: "Trọng lượng\n(kg)" },
  cw: { en: "Charge weight\n(kg)", vi: "Trọng lượng tính cước\n(kg)" },
  measurement: { en: "Measurement\n(m³)", vi: "Thể tích\n(m³)" },
  releasedOn: { en: "Released on", vi: "Ngày giải phóng hàng" },
} as const;

/** The cover page of the folder of a job. */
export const coverPaper: Paper<CoverPaper, "sea" | "air"> = {
  name: "coverPage",
  layouts: ["sea", "air"],
  sample: coverSample,
  sheet(paper, { language, layout = "sea" }) {
    const writing = writingIn(language);
    const isAir = layout === "air";
    return officeSheet(writing, paper, {
      title: writing.say(words.title),
      no: paper.jobNo,
      opening: "side",
      numbered: words.job,
      flipped: true,
      margin: { x: 11, top: 12, bottom: 15 },
      blocks: [
        job(writing, paper, isAir),
        ...(paper.bills.length > 0 ? [billsTable(writing, paper, isAir)] : []),
        ...(paper.containers.length > 0 ? [containerList(writing, paper.containers)] : []),
      ],
    });
  },
};

function job({ say, day }: Writing, paper: CoverPaper, isAir: boolean): Block {
  return factColumns(
    ["1fr", "1fr", "1fr"],
    [
      [
        [say(words.service), paper.service],
        [say(words.customer), paper.customers, "half"],
        [say(words.serviceDate), day(paper.serviceDate)],
        [say(words.shipmentType), paper.shipmentType],
        [say(isAir ? words.mawb : words.mbl), paper.mawb, "bold"],
        [say(words.salesman), paper.salesmen],
      ],
      [
        [say(words.carrier), paper.carrier],
        [say(words.agent), paper.agent],
        [say(isAir ? words.flight : words.vessel), paper.vessel],
        [say(words.containers), paper.containerDetail],
      ],
      [
        [say(isAir ? words.aol : words.pol), paper.pol],
        [say(isAir ? words.aod : words.pod), paper.pod],
        [say(words.etd), day(paper.etd)],
        [say(words.eta), day(paper.eta)],
        [say(words.declarations), paper.declarations, "half"],
        [say(words.trucks), paper.trucks],
      ],
    ],
    "under",
  );
}

function billsTable(writing: Writing, paper: CoverPaper, isAir: boolean): TableBlock {
  const { say, figure, weight, day } = writing;
  // What nobody weighed or measured is left out.
  const known = (value: string) => (/[1-9]/.test(value) ? weight(value) : "");
  return {
    block: "table",
    columns: [
      { head: say(isAir ? words.hawb : words.hbl), width: 38, longest: 20 },
      { head: say(words.shipper), width: "1fr" },
      { head: say(words.consignee), width: "1fr" },
      { head: say(words.freight), width: 18, longest: 10 },
      { head: say(words.packages), width: 24, align: "right", longest: 12 },
      { head: say(words.gw), width: 25, align: "right", longest: 14 },
      { head: say(words.cw), width: 27, align: "right", longest: 14 },
      { head: say(words.measurement), width: 22, align: "right", longest: 12 },
      { head: say(words.releasedOn), width: 25, longest: 12 },
    ],
    rows: [
      ...paper.bills.map((bill) => ({
        cells: [
          [{ text: bill.hwbno, bold: true }],
          bill.shipper,
          bill.consignee,
          bill.freight,
          `${figure(bill.packages)} ${bill.packageType}`.trim(),
          known(bill.grossWeight),
          known(bill.chargeWeight),
          known(bill.cbm),
          day(bill.releasedOn),
        ],
      })),
      {
        sum: say(words.goodsTotal),
        across: 5,
        cells: [known(paper.grossWeight), known(paper.chargeWeight), known(paper.cbm), ""],
      },
    ],
  };
}
