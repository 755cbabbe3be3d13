import type { BillAndJob } from "@fairway/areas/housebill/model/houseBill.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { type Language, say, type Words } from "@fairway/core/words/words.ts";
import { isUnreleased } from "./isUnreleased.ts";

const documents = {
  original: {
    en: "Original bill of lading, duly endorsed",
    vi: "Vận đơn gốc đã ký hậu hợp lệ",
  },
  billCopy: { en: "Copy of the bill of lading", vi: "Bản sao vận đơn" },
  notice: { en: "This arrival notice", vi: "Giấy báo hàng đến này" },
  introduction: {
    en: "Letter of introduction from the consignee",
    vi: "Giấy giới thiệu của người nhận hàng",
  },
  identity: {
    en: "Identity card of the person who collects the documents",
    vi: "Căn cước công dân của người đến nhận chứng từ",
  },
  payment: {
    en: "Proof of payment of the charges",
    vi: "Chứng từ thanh toán các khoản phí",
  },
} as const satisfies Record<string, Words>;

/**
 * The documents that a consignee brings where the notice has no list of its own, as rich text: by
 * sea an original while one may be out. Rule AR-12
 */
export function standardDocuments(found: BillAndJob, language: Language): string {
  const isLading = serviceOf(found.job.transactionType).bill.kind === "sea";
  const bill = isUnreleased(found) ? documents.original : documents.billCopy;
  const { notice, introduction, identity, payment } = documents;
  const list = [...(isLading ? [bill] : []), notice, introduction, identity, payment];
  return `<ul>${list.map((each) => `<li>${say(each, language)}</li>`).join("")}</ul>`;
}
