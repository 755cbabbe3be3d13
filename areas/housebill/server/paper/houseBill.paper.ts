import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { officeLetterhead, officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import type { PaperContainer } from "@fairway/areas/shipment/model/paperContainer.ts";
import { tradeWords } from "@fairway/areas/shipment/model/tradeWords.ts";
import { containerList } from "@fairway/areas/shipment/server/paper/containerList.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import { sheetWords } from "@fairway/engine/paper/sheetWords.ts";
import type { Block, FrameBox, TableBlock } from "@fairway/engine/paper/sheet.ts";
import { type Writing, writingIn } from "@fairway/engine/paper/writing.ts";
import { billLanguage } from "../../model/billPlacing.ts";
import type { HouseBillPaper } from "../../model/houseBillPaper.ts";
import { houseBillSample } from "./houseBill.sample.ts";

const words = {
  ...paperWords,
  ...tradeWords,
  title: { en: "BILL OF LADING", vi: "VẬN ĐƠN ĐƯỜNG BIỂN" },
  waybill: { en: "SEA WAYBILL", vi: "GIẤY GỬI HÀNG ĐƯỜNG BIỂN" },
  ORIGINAL: { en: "ORIGINAL", vi: "BẢN GỐC" },
  COPY: { en: "COPY – NON-NEGOTIABLE", vi: "BẢN SAO – KHÔNG CHUYỂN NHƯỢNG" },
  "SEA WAYBILL": { en: "NON-NEGOTIABLE", vi: "KHÔNG CHUYỂN NHƯỢNG" },
  SURRENDERED: { en: "SURRENDERED", vi: "Điện giao hàng (Surrendered)" },
  DRAFT: paperWords.draft,
  hwbno: { en: "B/L No.", vi: "Số vận đơn" },
  mblAndBooking: { en: "Master B/L · Booking No.", vi: "Vận đơn chủ · Số booking" },
  references: { en: "References", vi: "Số tham chiếu" },
  exportReference: { en: "Export references", vi: "Tham chiếu xuất khẩu" },
  consignee: { en: "Consignee (or order)", vi: "Người nhận hàng (hoặc theo lệnh)" },
  deliveryAgent: { en: "For delivery of goods please apply to", vi: "Liên hệ nhận hàng tại" },
  forwardingAgent: { en: "Forwarding agent", vi: "Đại lý giao nhận" },
  originCountry: { en: "Country of origin", vi: "Nước xuất xứ" },
  placeReceipt: { en: "Place of receipt", vi: "Nơi nhận hàng" },
  feederVessel: { en: "Feeder vessel / voyage", vi: "Tàu nối / chuyến" },
  motherVessel: { en: "Ocean vessel / voyage", vi: "Tàu mẹ / chuyến" },
  serviceType: { en: "Type of service", vi: "Phương thức giao nhận" },
  marks: {
    en: "Container and seal No.\nMarks and numbers",
    vi: "Số container, số chì\nKý mã hiệu",
  },
  kind: { en: "Number and kind\nof packages", vi: "Số lượng,\nloại kiện" },
  grossColumn: { en: "Gross weight\n(kg)", vi: "Trọng lượng\n(kg)" },
  cbmColumn: { en: "Measurement\n(m³)", vi: "Thể tích\n(m³)" },
  particulars: {
    en: "Particulars furnished by the shipper",
    vi: "Chi tiết do người gửi hàng khai báo",
  },
  say: { en: "SAY", vi: "BẰNG CHỮ" },
  only: { en: "ONLY", vi: "CHẴN" },
  attached: {
    en: "*** CONTINUED ON ATTACHED LIST ***",
    vi: "*** XEM TIẾP DANH SÁCH ĐÍNH KÈM ***",
  },
  attachedTitle: { en: "ATTACHED LIST TO B/L No.", vi: "DANH SÁCH ĐÍNH KÈM VẬN ĐƠN SỐ" },
  freight: { en: "Freight and charges", vi: "Cước phí" },
  arranged: { en: "AS ARRANGED", vi: "THEO THỎA THUẬN" },
  rate: { en: "Rate · revenue tons", vi: "Mức cước · tấn cước" },
  payableAt: { en: "Freight payable at", vi: "Nơi trả cước" },
  originals: { en: "Number of original B/Ls", vi: "Số bản gốc" },
  issue: { en: "Place and date of issue", vi: "Nơi và ngày phát hành" },
  onBoard: { en: "On-board notation", vi: "Xác nhận hàng đã lên tàu" },
  signed: { en: "Signed for and on behalf of the carrier", vi: "Ký thay mặt người chuyên chở" },
  asCarrier: { en: "as carrier", vi: "với tư cách người chuyên chở" },
  received: {
    en: "RECEIVED in apparent good order and condition, unless otherwise stated, the goods or packages said to contain goods specified above, for carriage from the place of receipt or port of loading to the port of discharge or place of delivery, subject to the carrier's terms and conditions. Weight, measure, marks, numbers, quality, contents and value are as declared by the shipper and unknown to the carrier. ",
    vi: "ĐÃ NHẬN hàng hóa hoặc các kiện được khai là chứa hàng hóa nêu trên trong tình trạng bên ngoài tốt, trừ khi có ghi chú khác, để vận chuyển từ nơi nhận hàng hoặc cảng xếp đến cảng dỡ hoặc nơi giao hàng, theo các điều khoản của người chuyên chở. Trọng lượng, kích thước, ký mã hiệu, số lượng, chất lượng, nội dung và giá trị do người gửi hàng khai báo, người chuyên chở không biết. ",
  },
  negotiable: {
    en: "In witness whereof the number of original bills stated has been signed, all of this tenor and date; one being accomplished, the others stand void.",
    vi: "Để làm chứng, số bản gốc nêu trên đã được ký với cùng nội dung và ngày; khi một bản đã được thực hiện, các bản còn lại hết giá trị.",
  },
  waybillTerms: {
    en: "Delivery is made to the named consignee upon proof of identity, without surrender of this waybill.",
    vi: "Hàng được giao cho người nhận hàng có tên khi chứng minh danh tính, không cần xuất trình giấy này.",
  },
  asAttached: {
    en: "CONTAINERS AS PER ATTACHED LIST",
    vi: "CONTAINER THEO DANH SÁCH ĐÍNH KÈM",
  },
} as const;

/** A house bill of lading: with its frame, or for pre-printed forms. */
export const printedHouseBill: Paper<HouseBillPaper, "frame" | "form"> = {
  name: "houseBill",
  layouts: ["frame", "form"],
  preprinted: ["form"],
  language: billLanguage,
  choices: ["kind"],
  sample: houseBillSample,
  sheet(paper, { language, layout, offset }) {
    const writing = writingIn(language);
    const { say } = writing;
    const face: Face = {
      writing,
      paper,
      title: say(paper.kind === "SEA WAYBILL" ? words.waybill : words.title),
      containers: listedContainers(paper.containers),
    };
    return officeSheet(writing, paper, {
      title: face.title,
      no: paper.hwbno,
      opening: "none",
      printer: paper.kind === "DRAFT",
      margin: { x: 10, top: 10, bottom: 14 },
      size: 8,
      ...(paper.kind === "SURRENDERED" || paper.kind === "DRAFT"
        ? {
            stamp: {
              said: say(words[paper.kind]),
              colour: paper.kind === "DRAFT" ? "pale" : "warning",
            },
          }
        : {}),
      blocks: [
        {
          block: "frame",
          preprinted: layout === "form",
          ...(offset ? { offset } : {}),
          boxes: [...parties(face), ...routing(face), ...goods(face), ...terms(face)],
          attached: {
            title: `${say(words.attachedTitle)} ${paper.hwbno}`,
            under: joined(paper.motherVessel, paper.pol, paper.pod),
            continued: say(sheetWords.continued),
            blocks: attachedBlocks(face),
          },
        },
      ],
    });
  },
};

/** The printed face, and whether its containers fit on it. */
interface Face {
  readonly writing: Writing;
  readonly paper: HouseBillPaper;
  readonly title: string;
  readonly containers: { readonly list: PaperContainer[]; readonly attached: boolean };
}

const mostOnFace = 6;

/** A long or wide list is printed as a whole on the attached list. */
function listedContainers(containers: readonly PaperContainer[]): Face["containers"] {
  const list = [...containers].sort((a, b) => (a.containerNo < b.containerNo ? -1 : 1));
  const wide = list.some(
    (one) =>
      one.containerType.length > 9 ||
      [one.containerNo, one.sealNo, one.packageType].some((part) => part.length > 18),
  );
  return { list, attached: list.length > mostOnFace || wide };
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(" · ");

type Filling = Omit<FrameBox, "at">;

/** A box with its title in small print above the text. */
const captioned =
  ({ say }: Writing) =>
  (caption: Words, said: string): Filling => ({ caption: say(caption), said });

/** Boxes side by side, all of one height, from the left edge or from `x`. */
function row(y: number, height: number, boxes: readonly (readonly [number, Filling])[], x = 10) {
  let left = x;
  return boxes.map(([width, filling]): FrameBox => {
    const box: FrameBox = { at: [left, y, width, height], ...filling };
    left += width;
    return box;
  });
}

// A low box has two lines of smaller letters.
const low = { sizes: [7.2] };

function parties({ writing, paper, title }: Face): FrameBox[] {
  const { say } = writing;
  const named = captioned(writing);
  return [
    { at: [10, 10, 95, 24.5], ...named(words.shipper, paper.shipper) },
    { at: [10, 34.5, 95, 24.5], ...named(words.consignee, paper.consignee) },
    { at: [10, 59, 95, 24.5], ...named(words.notifyParty, paper.notifyParty) },
    {
      at: [105, 10, 95, 12],
      form: true,
      align: "center",
      middle: true,
      blocks: [
        {
          block: "text",
          said: [
            { text: title, size: 11.5, bold: true, colour: "ink" },
            { text: "\n" },
            { text: say(words[paper.kind]), size: 7, bold: true, look: "boxed", colour: "ink" },
          ],
        },
      ],
    },
    ...row(
      22,
      11,
      [
        [47.5, { ...named(words.hwbno, paper.hwbno), ...low, bold: true }],
        [47.5, { ...named(words.mblAndBooking, joined(paper.mawb, paper.bookingNo)), ...low }],
      ],
      105,
    ),
    ...row(
      33,
      11,
      [
        [47.5, { ...named(words.references, joined(paper.jobNo, paper.referenceNo)), ...low }],
        [47.5, { ...named(words.exportReference, paper.exportReferenceNo), ...low }],
      ],
      105,
    ),
    {
      at: [105, 44, 95, 19.5],
      form: true,
      sizes: [7.2, 6.4, 5.6, 4.8, 4, 3],
      blocks: [officeLetterhead(writing, paper.letterhead)],
    },
    { at: [105, 63.5, 95, 20], ...named(words.deliveryAgent, paper.deliveryAgent) },
  ];
}

function routing({ writing, paper }: Face): FrameBox[] {
  const named = captioned(writing);
  const quarter = (caption: Words, said: string) =>
    [47.5, { ...named(caption, said), ...low }] as const;
  return [
    ...row(83.5, 11, [
      quarter(words.placeReceipt, paper.placeReceipt),
      quarter(words.pol, paper.pol),
      quarter(words.feederVessel, paper.feederVessel),
      quarter(words.motherVessel, paper.motherVessel),
    ]),
    ...row(94.5, 11, [
      quarter(words.pod, paper.pod),
      quarter(words.placeDelivery, paper.placeDelivery),
      quarter(words.finalDestination, paper.finalDestination),
      quarter(words.serviceType, paper.serviceType),
    ]),
    ...row(105.5, 20.5, [
      [95, { ...named(words.forwardingAgent, paper.forwardingAgent), ...low }],
      [47.5, named(words.originCountry, paper.originCountry)],
      [47.5, named(words.originals, paper.originals)],
    ]),
  ];
}

const columns = [42, 26, 76, 23, 23] as const;
const goodsHeight = 76;

function goods(face: Face): FrameBox[] {
  const { writing, paper, containers } = face;
  const { say, figure, weight } = writing;
  const onFace = containers.attached ? [] : containers.list;
  const listHeight = onFace.length === 0 ? 0 : 5.5 + onFace.length * 4.4;
  const across = (y: number, height: number, boxes: readonly Filling[]) =>
    row(
      y,
      height,
      boxes.map((box, at) => [columns[at] ?? 0, box] as const),
    );
  const head = (column: Words): Filling => ({
    form: true,
    align: "center",
    middle: true,
    blocks: [{ block: "text", said: [{ text: say(column), look: "caption" }] }],
  });
  const heads = [words.marks, words.kind, words.goods, words.grossColumn, words.cbmColumn];
  const mark = { said: say(words.attached) };
  const text = (name: Words, said: string): Filling => ({
    name: say(name).replaceAll("\n", " "),
    said,
    mark,
    border: "none",
  });
  const packages = [figure(paper.quantity), paper.packageType].filter(Boolean).join(" ");
  const sum = (said: string): Filling => ({ said, bold: true, middle: true, ground: "shade" });
  return [
    {
      at: [10, 126, 190, 4.2],
      form: true,
      ground: "shade",
      align: "center",
      middle: true,
      blocks: [{ block: "text", said: [{ text: say(words.particulars), look: "caption" }] }],
    },
    ...across(130.2, 8.6, heads.map(head)),
    ...across(
      138.8,
      goodsHeight,
      columns.map(() => ({ form: true })),
    ),
    ...across(138.8, goodsHeight - listHeight, [
      {
        ...text(words.marks, paper.marks),
        group: "goods",
        ...(containers.attached
          ? {
              head: [
                { text: `${containers.list.length} ${say(words.asAttached)}`, bold: true },
              ] as const,
            }
          : {}),
      },
      text(words.kind, [paper.containerSummary, packages].filter(Boolean).join("\n")),
      {
        ...text(words.goods, paper.description),
        group: "goods",
        mark: { ...mark, always: paper.attachList !== "" },
      },
      { said: weight(paper.grossWeight), align: "right", border: "none" },
      { said: weight(paper.cbm), align: "right", border: "none" },
    ]),
    ...(listHeight > 0
      ? [
          {
            at: [10.3, 138.8 + goodsHeight - listHeight, 189.4, listHeight - 0.3],
            ground: "white",
            border: "top",
            tight: true,
            blocks: [containersOnFace(containerList(writing, onFace))],
          } satisfies FrameBox,
        ]
      : []),
    ...across(214.8, 6, [
      { ...sum(say(words.goodsTotal)), form: true },
      sum(figure(paper.quantity)),
      { ...sum(joined(paper.packageType, paper.containerSummary)), rest: "cut" },
      { ...sum(weight(paper.grossWeight)), align: "right" },
      { ...sum(weight(paper.cbm)), align: "right" },
    ]),
  ];
}

/** Under the columns of the goods, in small letters. */
function containersOnFace(table: TableBlock): TableBlock {
  const widths = [32, 18, 32, 24, 36, 24] as const;
  return {
    ...table,
    plain: true,
    columns: table.columns.map((column, at) => ({ ...column, width: widths[at] ?? "1fr" })),
  };
}

function terms({ writing, paper }: Face): FrameBox[] {
  const { say, day } = writing;
  const waybill = paper.kind === "SEA WAYBILL";
  const named = captioned(writing);
  return [
    {
      at: [10, 220.8, 190, 8],
      form: true,
      middle: true,
      blocks: [{ block: "text", said: [{ text: say(words.say), look: "caption" }] }],
    },
    {
      at: [25, 220.8, 173.6, 8],
      name: say(words.say),
      border: "none",
      sizes: [7.5],
      bold: true,
      middle: true,
      said: aloud(writing, paper.inWords),
    },
    ...row(228.8, 12, [
      [36.6, named(words.freight, paper.freight)],
      [36.7, named(words.rate, paper.freightRate || say(words.arranged))],
      [36.7, named(words.payableAt, paper.freightPayableAt)],
      [80, named(words.issue, joined(paper.issuePlace, day(paper.issueDate)))],
    ]),
    { at: [10, 240.8, 110, 16], ...named(words.onBoard, paper.onBoard) },
    {
      at: [10, 256.8, 110, 22],
      form: true,
      sizes: [5.9],
      justify: true,
      said: say(words.received) + say(waybill ? words.waybillTerms : words.negotiable),
    },
    {
      at: [120, 240.8, 80, 38],
      ...named(words.signed, paper.signedAs || paper.letterhead.company),
      bold: true,
    },
    {
      at: [120.3, 274.2, 79.4, 4.3],
      form: true,
      border: "top",
      blocks: [{ block: "text", said: [{ text: say(words.asCarrier), look: "caption" }] }],
    },
  ];
}

function aloud({ say }: Writing, inWords: string): string {
  const upper = inWords.toUpperCase();
  return upper && !upper.includes("ONLY") ? `${upper} ${say(words.only)}` : upper;
}

function attachedBlocks({ writing, paper, containers }: Face): Block[] {
  const { say } = writing;
  const { list } = containers;
  return [
    ...(paper.attachList ? [{ block: "text", said: paper.attachList } as const] : []),
    ...(containers.attached
      ? [
          { block: "heading", said: `${say(words.containers)} (${list.length})` } as const,
          containerList(writing, list, paper),
        ]
      : []),
  ];
}
