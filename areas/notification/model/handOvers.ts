import type { Words } from "@fairway/core/words/words.ts";
import type { HandOverKey } from "./handOverKeys.ts";

/** Work that one user hands on to others, and what its readers are told. */
interface HandOverKind {
  /** Its name in the settings of a user. */
  readonly name: Words;
  /** The message about one record; facts: number, job. */
  readonly one: Words;
  /** The message about several; facts: count. */
  readonly many: Words;
  /** The menu whose right `detail` must reach the record; of a job that of its service. */
  readonly menu?: string;
  /** The users whose turn it is, by their rights; absent when the caller names them. */
  readonly turn?: {
    /** The menu whose right `write` they need. */
    readonly menu: string;
    readonly special?: string;
    /** The list of all that wait. */
    readonly list: string;
  };
}

const accounting = "/home/accounting";

/** Every hand-over, once. Rules NO-9 to NO-12. */
export const handOvers: Readonly<Record<HandOverKey, HandOverKind>> = {
  noteToInvoice: {
    name: { en: "A debit note waits for an invoice", vi: "Giấy báo nợ chờ xuất hóa đơn" },
    one: { en: "{number} waits for an invoice", vi: "{number} chờ xuất hóa đơn" },
    many: {
      en: "{count} debit notes wait for an invoice",
      vi: "{count} giấy báo nợ chờ xuất hóa đơn",
    },
    menu: "accManagement",
    turn: {
      menu: "accManagement",
      special: "Invoice",
      list: `${accounting}/management/vat-invoice/new`,
    },
  },
  invoiceToCollect: {
    name: { en: "An invoice waits for its money", vi: "Hóa đơn chờ thu tiền" },
    one: { en: "Invoice {number} waits for its money", vi: "Hóa đơn {number} chờ thu tiền" },
    many: { en: "{count} invoices wait for their money", vi: "{count} hóa đơn chờ thu tiền" },
    menu: "accManagement",
    turn: {
      menu: "acctARP",
      list: `${accounting}/management/vat-invoice?work=open&from=any`,
    },
  },
  invoicePaid: {
    name: { en: "An invoice of my job is paid", vi: "Hóa đơn lô hàng của tôi đã thu đủ" },
    one: { en: "Invoice {number} is paid in full", vi: "Hóa đơn {number} đã thu đủ tiền" },
    many: { en: "{count} invoices are paid in full", vi: "{count} hóa đơn đã thu đủ tiền" },
  },
  invoiceDeleted: {
    name: { en: "An invoice of my note is deleted", vi: "Hóa đơn của giấy báo tôi lập bị xóa" },
    one: {
      en: "{number} is no longer on an invoice: the invoice was deleted",
      vi: "{number} không còn hóa đơn: hóa đơn đã bị xóa",
    },
    menu: "accManagement",
    many: {
      en: "{count} of your notes are no longer on an invoice",
      vi: "{count} giấy báo của bạn không còn hóa đơn",
    },
  },
  noteDeleted: {
    name: { en: "A note of mine is deleted", vi: "Giấy báo tôi lập bị xóa" },
    one: { en: "Your note {number} was deleted", vi: "Giấy báo {number} của bạn đã bị xóa" },
    menu: "accManagement",
    many: { en: "{count} of your notes were deleted", vi: "{count} giấy báo của bạn đã bị xóa" },
  },
  noteSent: {
    name: { en: "A note is sent to accounting", vi: "Giấy báo được gửi kế toán" },
    one: { en: "Note {number} is sent to accounting", vi: "Giấy báo {number} được gửi kế toán" },
    many: {
      en: "{count} notes are sent to accounting",
      vi: "{count} giấy báo được gửi kế toán",
    },
    menu: "accManagement",
    turn: {
      menu: "accManagement",
      special: "Reject",
      list: `${accounting}/management/cd-invoice?sync=Synced&from=any`,
    },
  },
  noteRejected: {
    name: { en: "Accounting rejects a note of mine", vi: "Kế toán từ chối giấy báo tôi lập" },
    one: {
      en: "Accounting rejected your note {number}",
      vi: "Kế toán đã từ chối giấy báo {number} của bạn",
    },
    many: {
      en: "Accounting rejected {count} of your notes",
      vi: "Kế toán đã từ chối {count} giấy báo của bạn",
    },
    menu: "accManagement",
  },
  soaRejected: {
    name: { en: "A statement of mine is rejected", vi: "Bảng kê của tôi bị từ chối" },
    one: { en: "Statement {number} is rejected", vi: "Bảng kê {number} bị từ chối" },
    many: { en: "{count} statements are rejected", vi: "{count} bảng kê bị từ chối" },
    menu: "acctSOA",
  },
  soaDeleted: {
    name: { en: "A statement of mine is deleted", vi: "Bảng kê của tôi bị xóa" },
    one: { en: "Statement {number} was deleted", vi: "Bảng kê {number} đã bị xóa" },
    many: { en: "{count} statements were deleted", vi: "{count} bảng kê đã bị xóa" },
    menu: "acctSOA",
  },
  jobAssigned: {
    name: { en: "A job is given to me", vi: "Tôi được giao lô hàng" },
    one: { en: "You are in charge of job {number}", vi: "Bạn phụ trách lô hàng {number}" },
    many: {
      en: "You are in charge of {count} more jobs",
      vi: "Bạn phụ trách thêm {count} lô hàng",
    },
  },
  stageAssigned: {
    name: { en: "A stage is given to me", vi: "Tôi được giao công đoạn" },
    one: { en: "You have a stage on job {number}", vi: "Bạn có công đoạn ở lô hàng {number}" },
    many: {
      en: "You have stages on {count} more jobs",
      vi: "Bạn có công đoạn ở thêm {count} lô hàng",
    },
  },
  departmentStages: {
    name: {
      en: "A job has stages for my department",
      vi: "Lô hàng có công đoạn của phòng tôi",
    },
    one: {
      en: "Job {number} has stages for your department",
      vi: "Lô hàng {number} có công đoạn của phòng bạn",
    },
    many: {
      en: "{count} more jobs have stages for your department",
      vi: "Thêm {count} lô hàng có công đoạn của phòng bạn",
    },
  },
  jobLocked: {
    name: { en: "A job of mine is locked", vi: "Lô hàng của tôi bị khóa" },
    one: { en: "Your job {number} is locked", vi: "Lô hàng {number} của bạn đã bị khóa" },
    many: { en: "{count} of your jobs are locked", vi: "{count} lô hàng của bạn đã bị khóa" },
  },
  jobUnlocked: {
    name: { en: "A job of mine is unlocked", vi: "Lô hàng của tôi được mở khóa" },
    one: { en: "Your job {number} is unlocked", vi: "Lô hàng {number} của bạn đã được mở khóa" },
    many: { en: "{count} of your jobs are unlocked", vi: "{count} lô hàng của bạn được mở khóa" },
  },
  jobNeedsReason: {
    name: {
      en: "A job of mine waits for a margin reason",
      vi: "Lô của tôi chờ lý do tỷ suất lợi nhuận",
    },
    one: {
      en: "All stages of job {number} are done; finish it with the reason of its margin",
      vi: "Lô hàng {number} đã xong mọi công đoạn; hãy hoàn thành lô và nhập lý do tỷ suất lợi nhuận",
    },
    many: {
      en: "{count} of your jobs wait for the reason of their margin",
      vi: "{count} lô hàng của bạn chờ lý do tỷ suất lợi nhuận",
    },
  },
  mention: {
    name: { en: "A colleague mentions me", vi: "Đồng nghiệp nhắc đến tôi" },
    one: { en: "You are mentioned on job {number}", vi: "Bạn được nhắc đến ở lô hàng {number}" },
    many: {
      en: "You are mentioned on {count} jobs",
      vi: "Bạn được nhắc đến ở {count} lô hàng",
    },
  },
  releaseToDecide: {
    name: { en: "A check point release is requested", vi: "Yêu cầu mở điểm kiểm tra" },
    one: {
      en: "The release of a check point is requested: {number}",
      vi: "Có yêu cầu mở điểm kiểm tra: {number}",
    },
    many: {
      en: "{count} releases of check points are requested",
      vi: "{count} yêu cầu mở điểm kiểm tra chờ duyệt",
    },
    menu: "commercialCustomer",
    turn: {
      menu: "commercialCustomer",
      special: "ReleaseCheckPoint",
      list: "/home/commercial/customer/check-point-releases?state=Requested",
    },
  },
  releaseApproved: {
    name: { en: "A release that I requested is approved", vi: "Yêu cầu mở của tôi được duyệt" },
    one: {
      en: "The check point is released: {number}",
      vi: "Điểm kiểm tra đã được mở: {number}",
    },
    many: {
      en: "{count} check points that you asked for are released",
      vi: "{count} điểm kiểm tra bạn yêu cầu đã được mở",
    },
    menu: "commercialCustomer",
  },
  releaseDenied: {
    name: { en: "A release that I requested is denied", vi: "Yêu cầu mở của tôi bị từ chối" },
    one: {
      en: "The release of the check point is denied: {number}",
      vi: "Yêu cầu mở điểm kiểm tra bị từ chối: {number}",
    },
    many: {
      en: "{count} releases that you asked for are denied",
      vi: "{count} yêu cầu mở của bạn bị từ chối",
    },
    menu: "commercialCustomer",
  },
};

/** The name under which a user's switched off hand-overs are kept, as the columns of a list are. */
export const mutedList = "messagesOff";
