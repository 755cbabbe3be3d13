import type { DocumentTypeCode } from "@fairway/areas/file/model/documentTypes.ts";
import type { SetPaper } from "@fairway/areas/service/model/paperSets.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** A paper of a job's set: printed once for the job, or once for each of its bills. */
export interface PaperOfSet {
  readonly of: "job" | "bill";
  readonly words: Words;
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
} as const satisfies Readonly<Record<SetPaper, PaperOfSet>>;
