import type { DocumentTypeCode } from "@fairway/areas/file/model/documentTypes.ts";
import type { SetPaper } from "@fairway/areas/service/model/paperSets.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** A paper of a job's set: printed once for the job, or once for each of its bills or debit notes. */
export interface PaperOfSet {
  readonly of: "job" | "bill" | "note";
  readonly words: Words;
  /** Not for a customer or a carrier: it is chosen by hand. */
  readonly isInternal?: true;
  /** The type of document under which it is filed. */
  readonly fileAs: DocumentTypeCode;
}

/** The papers that a set may have; each service declares its own. Rule DS-5 */
export const papersOfSets = {
  coverPage: {
    of: "job",
    words: { en: "Cover page", vi: "Trang bìa hồ sơ" },
    fileAs: "CoverPage",
  },
  profitSheet: {
    of: "job",
    words: { en: "Profit and loss sheet", vi: "Bảng tính lãi lỗ lô hàng" },
    isInternal: true,
    fileAs: "PLSheet",
  },
  bookingNote: {
    of: "job",
    words: { en: "Booking note", vi: "Phiếu đặt chỗ" },
    fileAs: "Booking",
  },
  airBookingNote: {
    of: "bill",
    words: { en: "Booking note for the terminal", vi: "Phiếu đặt chỗ cho kho hàng" },
    fileAs: "Booking",
  },
  masterWaybill: {
    of: "job",
    words: { en: "Master air waybill", vi: "Vận đơn chủ hàng không" },
    fileAs: "MAWB",
  },
  houseWaybill: {
    of: "bill",
    words: { en: "House air waybill", vi: "Vận đơn nhà hàng không" },
    fileAs: "HAWB",
  },
  separateWaybill: {
    of: "bill",
    words: { en: "Separate air waybill", vi: "Vận đơn hàng không tách riêng" },
    fileAs: "HAWB",
  },
  houseBill: {
    of: "bill",
    words: { en: "House bill of lading, copy", vi: "Vận đơn nhà (HBL), bản sao" },
    fileAs: "HBL",
  },
  attachList: {
    of: "bill",
    words: { en: "Attached list", vi: "Bản kê đính kèm" },
    fileAs: "AttachList",
  },
  manifest: {
    of: "job",
    words: { en: "Cargo manifest", vi: "Bản lược khai hàng hóa" },
    fileAs: "MNF",
  },
  instruction: {
    of: "job",
    words: { en: "Shipping instruction", vi: "Hướng dẫn xếp hàng (SI)" },
    fileAs: "SI",
  },
  containerLabels: {
    of: "job",
    words: { en: "Container labels", vi: "Nhãn container" },
    fileAs: "ContainerLabel",
  },
  arrivalNotice: {
    of: "bill",
    words: { en: "Arrival notice", vi: "Giấy báo hàng đến" },
    fileAs: "ArrivalNotice",
  },
  deliveryOrder: {
    of: "bill",
    words: { en: "Delivery order", vi: "Lệnh giao hàng" },
    fileAs: "DeliveryOrder",
  },
  authorizeLetter: {
    of: "bill",
    words: { en: "Authorize letter", vi: "Giấy ủy quyền" },
    fileAs: "AuthorizeLetter",
  },
  documentRelease: {
    of: "bill",
    words: { en: "Document release", vi: "Biên bản giao chứng từ" },
    fileAs: "Other",
  },
  proofOfDelivery: {
    of: "bill",
    words: { en: "Proof of delivery", vi: "Biên bản giao hàng" },
    fileAs: "POD",
  },
  debitNotes: {
    of: "note",
    words: { en: "Debit note", vi: "Giấy báo nợ" },
    fileAs: "DebitNote",
  },
} as const satisfies Readonly<Record<SetPaper, PaperOfSet>>;
