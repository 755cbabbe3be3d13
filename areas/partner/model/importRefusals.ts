import { refusals } from "@fairway/core/refusal/refusal.ts";

/** What is refused about rows of partners and agreements that come in a sheet. */
export const refuseImport = refusals({
  "import.otherScreen": {
    status: 400,
    en: "{accountNo} exists already and is kept as: {type}.",
    vi: "{accountNo} đã tồn tại với loại: {type}.",
  },
  "import.provinceElsewhere": {
    status: 400,
    en: "“{province}” is no province of {country}.",
    vi: "“{province}” không phải tỉnh thành của {country}.",
  },
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
