import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of rows in an imported sheet of agreements. */
export const refuseAgreementRow = refusals({
  "import.otherCompany": {
    status: 400,
    en: "“{company}” is not your company, {own}.",
    vi: "“{company}” không phải công ty của bạn, {own}.",
  },
  "import.servicesRepeated": {
    status: 400,
    en: "Row {row} has {services} for this customer and office already.",
    vi: "Dòng {row} đã có {services} cho khách hàng và văn phòng này.",
  },
});
