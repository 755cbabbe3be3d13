import { billMeHome } from "@fairway/areas/billme/model/billMeHome.ts";
import { billDays, deadlineDays, jobWork } from "@fairway/areas/shipment/model/jobWork.ts";
import { anyOpenStatus } from "@fairway/areas/shipment/model/choices.ts";
import { radarHome } from "@fairway/areas/radar/model/radarHome.ts";
import { prepaidHome } from "@fairway/areas/credit/model/prepaidView.ts";
import { releaseList } from "@fairway/areas/credit/model/releaseAddress.ts";
import { dueSoonDays, invoiceWork } from "@fairway/areas/invoice/model/invoiceWork.ts";
import { noteWork } from "@fairway/areas/note/model/noteWork.ts";
import { listHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { type DeclaredView, searchOf } from "@fairway/core/listMemory/askedView.ts";
import { addDays, addMonths, type Day } from "@fairway/core/time/day.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** The lists that tiles open. */
export const tileLists = {
  jobs: null,
  notes: "/home/accounting/management/cd-invoice",
  invoices: "/home/accounting/management/vat-invoice",
  toBill: billMeHome,
  radar: radarHome,
  releases: releaseList,
  prepaid: prepaidHome,
  approvals: "/home/approval",
} as const;

/** A figure of the home: a view of a list, with its count and its sum. Rule RP-6. */
export interface Tile {
  readonly title: Words;
  /** The rows that it counts, in one sentence. */
  readonly why?: Words;
  readonly list: keyof typeof tileLists;
  /** The filters and days of the list that it opens. */
  readonly view: (today: Day) => DeclaredView;
  /** True when each row is something that should not be. */
  readonly isBad?: true;
}

const monthStart = (today: Day): Day => `${today.slice(0, 8)}01`;
const lastYear = (today: Day) => ({ from: addDays(today, -365) });
const jobsWithin = (filters: Record<string, string>) => (today: Day) => ({
  filters: { ...filters, dates: "service" },
  days: lastYear(today),
});
const ever = (filters: Record<string, string>) => () => ({ filters, days: "any" as const });

/** The tiles, by key; each is a view that its list shows with the same rows. */
export const tiles = {
  toApprove: {
    title: { en: "To approve", vi: "Chờ phê duyệt" },
    why: { en: "Requests that wait for me", vi: "Yêu cầu đang chờ tôi duyệt" },
    list: "approvals",
    view: ever({}),
  },
  openJobs: {
    title: { en: "Open jobs", vi: "Lô đang xử lý" },
    why: { en: "Not finished, of the last year", vi: "Chưa hoàn thành, trong một năm qua" },
    list: "jobs",
    view: jobsWithin({ status: anyOpenStatus }),
  },
  finished: {
    title: { en: "Finished", vi: "Hoàn thành" },
    why: { en: "Of the last year", vi: "Trong một năm qua" },
    list: "jobs",
    view: jobsWithin({ status: "Finish" }),
  },
  unbilled: {
    title: jobWork.unbilled,
    why: {
      en: "Past their ETD with a selling line that is not on a debit note",
      vi: "Đã qua ngày ETD còn dòng phí bán chưa lên giấy báo nợ",
    },
    list: "jobs",
    view: jobsWithin({ work: "unbilled" }),
    isBad: true,
  },
  billMe: {
    title: { en: "Bill me", vi: "Cần lập giấy báo" },
    why: {
      en: "Selling past its billing day, on no document yet",
      vi: "Phí bán quá hạn lập giấy báo mà chưa lên chứng từ",
    },
    list: "toBill",
    view: ever({}),
    isBad: true,
  },
  lateOnRadar: {
    title: { en: "Late on the radar", vi: "Đã quá hạn chót" },
    why: {
      en: "Cut-offs that passed and containers past their free time",
      vi: "Hạn chót đã qua và container hết thời gian miễn phí",
    },
    list: "radar",
    view: ever({ state: "late" }),
    isBad: true,
  },
  dueOnRadar: {
    title: { en: "Due in 24 hours", vi: "Đến hạn trong 24 giờ" },
    why: { en: "Cut-offs and last free days", vi: "Hạn chót và ngày miễn phí cuối" },
    list: "radar",
    view: ever({ state: "near" }),
  },
  myJobs: {
    title: { en: "My open jobs", vi: "Lô tôi đang xử lý" },
    why: { en: "I am the person in charge", vi: "Tôi là người phụ trách" },
    list: "jobs",
    view: ever({ work: "mine" }),
  },
  myDeadlines: {
    title: { en: "My deadlines", vi: "Lô của tôi đến hạn" },
    why: {
      en: `Closing date, ETD or ETA of imports within ${deadlineDays} days`,
      vi: `Ngày cắt máng, ETD hoặc ETA hàng nhập trong ${deadlineDays} ngày`,
    },
    list: "jobs",
    view: ever({ work: "myDeadlines" }),
    isBad: true,
  },
  noBill: {
    title: { en: "Without a house bill", vi: "Chưa có vận đơn nhà" },
    why: {
      en: `ETD, of imports ETA, within ${billDays} days`,
      vi: `ETD, hàng nhập ETA, trong ${billDays} ngày`,
    },
    list: "jobs",
    view: ever({ work: "noBill" }),
    isBad: true,
  },
  myStages: {
    title: { en: "My stages", vi: "Công đoạn của tôi" },
    why: { en: "Jobs with a stage that I have to do", vi: "Lô có công đoạn tôi phải làm" },
    list: "jobs",
    view: ever({ work: "myStages" }),
  },
  myLateStages: {
    title: { en: "My overdue stages", vi: "Công đoạn của tôi quá hạn" },
    why: { en: "Jobs with a stage past its deadline", vi: "Lô có công đoạn đã quá hạn" },
    list: "jobs",
    view: ever({ work: "myLateStages" }),
    isBad: true,
  },
  departmentStages: {
    title: { en: "For my department", vi: "Chờ phòng tôi nhận" },
    why: {
      en: "Jobs with a stage that one of us takes over",
      vi: "Lô có công đoạn chưa ai trong phòng nhận",
    },
    list: "jobs",
    view: ever({ work: "departmentStages" }),
  },
  sold: {
    title: { en: "My sales this month", vi: "Lô tôi bán tháng này" },
    why: { en: "By the service date", vi: "Theo ngày dịch vụ" },
    list: "jobs",
    view: (today) => ({
      filters: { work: "sold", dates: "service" },
      days: { from: monthStart(today), to: addDays(addMonths(monthStart(today), 1), -1) },
    }),
  },
  soldUnpaid: {
    title: { en: "My customers pay late", vi: "Khách của tôi trả trễ" },
    why: {
      en: "Jobs that I sold with an overdue invoice",
      vi: "Lô tôi bán có hóa đơn quá hạn",
    },
    list: "jobs",
    view: ever({ work: "soldUnpaid" }),
    isBad: true,
  },
  releases: {
    title: { en: "Releases to decide", vi: "Yêu cầu mở chờ duyệt" },
    why: { en: "Stopped at a check point", vi: "Bị chặn tại điểm kiểm tra" },
    list: "releases",
    view: ever({ work: "toDecide" }),
  },
  prepaid: {
    title: { en: "Prepaid to confirm", vi: "Trả trước chờ xác nhận" },
    why: { en: "Notes to prepaid customers", vi: "Giấy báo cho khách trả trước" },
    list: "prepaid",
    view: ever({ status: "Unpaid" }),
  },
  toInvoice: {
    title: { en: "Notes to invoice", vi: "Giấy báo chờ xuất hóa đơn" },
    why: noteWork.toInvoice,
    list: "notes",
    view: ever({ work: "toInvoice" }),
  },
  onBehalf: {
    title: { en: "On behalf to invoice", vi: "Chi hộ chờ xuất hóa đơn" },
    why: noteWork.onBehalf,
    list: "notes",
    view: ever({ work: "onBehalf" }),
  },
  noRealNo: {
    title: { en: "Real number missing", vi: "Thiếu số hóa đơn thật" },
    why: { en: "VAT invoices", vi: "Hóa đơn GTGT" },
    list: "invoices",
    view: ever({ work: "noRealNo" }),
  },
  receivable: {
    title: { en: "Owed by customers", vi: "Khách còn nợ" },
    why: { en: "Invoices not paid in full", vi: "Hóa đơn chưa thu đủ" },
    list: "invoices",
    view: ever({ work: "open" }),
  },
  dueWeek: {
    title: invoiceWork.dueWeek,
    why: { en: `From today on, ${dueSoonDays} days`, vi: `Từ hôm nay, ${dueSoonDays} ngày` },
    list: "invoices",
    view: ever({ work: "dueWeek" }),
  },
  overdue: {
    title: { en: "Overdue debts", vi: "Nợ quá hạn" },
    why: { en: "Invoices past their due day", vi: "Hóa đơn đã quá ngày đến hạn" },
    list: "invoices",
    view: ever({ work: "overdue" }),
    isBad: true,
  },
} as const satisfies Record<string, Tile>;
export type TileKey = keyof typeof tiles;
export const tileKeys = Object.keys(tiles) as [TileKey, ...TileKey[]];

/** The tables and charts of the home, by key. */
export const panels = {
  profit: { en: "Profit before VAT by month", vi: "Lợi nhuận trước thuế GTGT theo tháng" },
  deadlines: { en: "My next deadlines", vi: "Hạn sắp tới của tôi" },
  sailings: { en: "Leaving or arriving within a week", vi: "Đi và đến trong tuần tới" },
  customers: { en: "Best customers, 90 days", vi: "Khách hàng hàng đầu, 90 ngày" },
  overdueCustomers: { en: "Overdue by customer", vi: "Nợ quá hạn theo khách hàng" },
} as const satisfies Record<string, Words>;
export type PanelKey = keyof typeof panels;

/** A tile or a panel. */
export type PartKey = TileKey | PanelKey;
export const partKeys = [...tileKeys, ...Object.keys(panels)] as [PartKey, ...PartKey[]];
export const isTile = (key: PartKey): key is TileKey => key in tiles;
export const isPart = (key: string): key is PartKey => key in tiles || key in panels;

/** The address of the list with exactly the rows of a tile; of jobs, those of one service. */
export function tileAddress(key: TileKey, service: string | null, today: Day): string {
  const { list, view }: Tile = tiles[key];
  const home = service ? listHome(serviceOf(service)) : tileLists[list];
  return `${home}?${searchOf(view(today))}`;
}

/** The address of a customer's overdue invoices. */
export function overdueAddress(partner: string): string {
  return `${tileLists.invoices}?${searchOf(overdueView(partner))}`;
}

/** The view of a customer's overdue invoices. */
export function overdueView(partner: string): DeclaredView {
  return { filters: { work: "overdue", partner }, days: "any" };
}
