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
import type { Words } from "@fairway/core/words/words.ts";

/** The fields of a line whose changes are shown, with their titles. */
export const toldLine: Readonly<Record<string, Told & { readonly label: Words }>> = {
  chargeId: { ...toldLink(charge), label: { en: "Charge", vi: "Phí" } },
  quantity: { ...toldNumber, label: { en: "Quantity", vi: "Số lượng" } },
  unitId: { ...toldLink(unit), label: { en: "Unit", vi: "Đơn vị tính" } },
  unitPrice: { ...toldNumber, label: { en: "Unit price", vi: "Đơn giá" } },
  currencyId: { ...toldText, label: { en: "Currency", vi: "Loại tiền" } },
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
  notes: { ...toldText, label: { en: "Note", vi: "Ghi chú" } },
  invoiceNo: { ...toldText, label: { en: "Invoice no.", vi: "Số hóa đơn" } },
  invoiceDate: { ...toldDay, label: { en: "Invoice date", vi: "Ngày hóa đơn" } },
};
