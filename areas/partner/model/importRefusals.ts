import { refusals } from "@fairway/core/refusal/refusal.ts";

/** What is refused about rows of partners that come in a sheet. */
export const refuseImport = refusals({
  "import.otherScreen": {
    status: 400,
    en: "{accountNo} already exists with the type: {type}.",
    vi: "{accountNo} đã tồn tại với loại: {type}.",
  },
  "import.provinceElsewhere": {
    status: 400,
    en: "“{province}” is not a province of {country}.",
    vi: "“{province}” không phải tỉnh thành của {country}.",
  },
});
