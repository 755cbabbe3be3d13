import { toldFields, toldNumber } from "./toldJob.ts";

/** The fields of a dimension line in the history of its job or its house bill. */
export const toldDimension = toldFields(
  {
    length: toldNumber,
    width: toldNumber,
    height: toldNumber,
    package: toldNumber,
    hw: toldNumber,
    cbm: toldNumber,
  },
  {
    length: { en: "Length", vi: "Chiều dài" },
    width: { en: "Width", vi: "Chiều rộng" },
    height: { en: "Height", vi: "Chiều cao" },
    package: { en: "Packages", vi: "Số kiện" },
    hw: { en: "Volume weight", vi: "Trọng lượng thể tích" },
    cbm: { en: "Volume", vi: "Thể tích" },
  },
);
