import { charge } from "@fairway/areas/catalogue/model/charge.ts";
import { unit } from "@fairway/areas/catalogue/model/unit.ts";
import { partner } from "@fairway/areas/partner/model/partner.ts";
import {
  type Told,
  toldDay,
  toldLink,
  toldNumber,
  toldText,
  toldYesOrNo,
} from "@fairway/areas/shipment/model/toldJob.ts";
import { typedFields } from "./chargeLine.ts";
import { priceSources } from "./priceSource.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** The fields of a line whose changes are shown, with their titles. */
export const toldLine: Readonly<Record<string, Told & { readonly label: Words }>> = {
  chargeId: { ...toldLink(charge), label: { en: "Charge", vi: "Phí" } },
  quantity: { ...toldNumber, label: { en: "Quantity", vi: "Số lượng" } },
  unitId: { ...toldLink(unit), label: { en: "Unit", vi: "Đơn vị tính" } },
  unitPrice: { ...toldNumber, label: { en: "Unit price", vi: "Đơn giá" } },
  quantityType: { ...toldText, label: { en: "Quantity from", vi: "Lấy số lượng từ" } },
  currencyId: { ...toldText, label: { en: "Currency", vi: "Loại tiền" } },
  priceSource: {
    kind: "choice",
    of: priceSources,
    label: { en: "Price source", vi: "Nguồn giá" },
  },
  priceReference: { ...toldText, label: { en: "Reference of the price", vi: "Căn cứ của giá" } },
  vatrate: { ...toldNumber, label: { en: "VAT", vi: "Thuế GTGT" } },
  paymentObjectId: { ...toldLink(partner), label: { en: "Partner", vi: "Đối tác" } },
  payerId: { ...toldLink(partner), label: { en: "Payee", vi: "Bên nhận tiền" } },
  exchangeDate: { ...toldDay, label: { en: "Exchange rate date", vi: "Ngày tỷ giá" } },
  exchangeRate: { ...toldNumber, label: { en: "Typed rate", vi: "Tỷ giá nhập tay" } },
  valuedOn: { ...toldDay, label: { en: "Valued on", vi: "Ngày tính giá trị" } },
  finalExchangeRate: { ...toldNumber, label: { en: "Exchange rate", vi: "Tỷ giá" } },
  netAmount: { ...toldNumber, label: { en: "Before VAT", vi: "Trước thuế" } },
  vatAmount: { ...toldNumber, label: { en: "VAT amount", vi: "Tiền thuế" } },
  amountVnd: { ...toldNumber, label: { en: "Before VAT, VND", vi: "Trước thuế, VND" } },
  vatAmountVnd: { ...toldNumber, label: { en: "VAT, VND", vi: "Thuế, VND" } },
  netAdjustVnd: { ...toldNumber, label: { en: "Adjusted by, VND", vi: "Điều chỉnh, VND" } },
  vatAdjustVnd: {
    ...toldNumber,
    label: { en: "VAT adjusted by, VND", vi: "Điều chỉnh thuế, VND" },
  },
  amountUsd: { ...toldNumber, label: { en: "Before VAT, USD", vi: "Trước thuế, USD" } },
  vatAmountUsd: { ...toldNumber, label: { en: "VAT, USD", vi: "Thuế, USD" } },
  kickBack: { ...toldYesOrNo, label: { en: "Commission", vi: "Hoa hồng" } },
  isRefundFee: { ...toldYesOrNo, label: { en: "Refund fee", vi: "Phí hoàn" } },
  rateReason: { ...toldText, label: { en: "Reason of the rate", vi: "Lý do tỷ giá" } },
  notes: { ...toldText, label: { en: "Note", vi: "Ghi chú" } },
  invoiceNo: { ...toldText, label: { en: "Invoice no.", vi: "Số hóa đơn" } },
  seriesNo: { ...toldText, label: { en: "Series no.", vi: "Ký hiệu" } },
  vatPartnerId: { ...toldLink(partner), label: { en: "Invoice issuer", vi: "Bên xuất hóa đơn" } },
  invoiceDate: { ...toldDay, label: { en: "Invoice date", vi: "Ngày hóa đơn" } },
};

/** The fields that the history of a job names: what a person keys, and the rate and amount of it. */
export const toldInJob: readonly string[] = [
  ...typedFields,
  "rateReason",
  "finalExchangeRate",
  "amountVnd",
];
