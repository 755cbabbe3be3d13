import { unit } from "@fairway/areas/catalogue/model/unit.ts";
import { toldFields, toldLink, toldNumber, toldText, toldYesOrNo } from "./toldJob.ts";

/** The fields of a container line in the history of its job or its house bill. */
export const toldContainer = toldFields(
  {
    containerTypeId: toldLink(unit),
    quantity: toldNumber,
    containerNo: toldText,
    sealNo: toldText,
    markNo: toldText,
    packageQuantity: toldNumber,
    packageTypeId: toldLink(unit),
    gw: toldNumber,
    nw: toldNumber,
    chargeAbleWeight: toldNumber,
    cbm: toldNumber,
    commodity: toldText,
    description: toldText,
    partof: toldYesOrNo,
    overrideReason: toldText,
  },
  {
    containerTypeId: { en: "Cont type", vi: "Loại container" },
    quantity: { en: "Quantity", vi: "Số lượng" },
    containerNo: { en: "Container no.", vi: "Số container" },
    sealNo: { en: "Seal no.", vi: "Số chì" },
    markNo: { en: "Mark no.", vi: "Ký mã hiệu" },
    packageQuantity: { en: "Packages", vi: "Số kiện" },
    packageTypeId: { en: "Package type", vi: "Loại kiện" },
    gw: { en: "Gross weight", vi: "Trọng lượng cả bì" },
    nw: { en: "Net weight", vi: "Trọng lượng tịnh" },
    chargeAbleWeight: { en: "Charge weight", vi: "Trọng lượng tính cước" },
    cbm: { en: "Volume", vi: "Thể tích" },
    commodity: { en: "Commodity", vi: "Mặt hàng" },
    description: { en: "Description", vi: "Mô tả" },
    partof: { en: "A part", vi: "Một phần" },
    overrideReason: { en: "Reason for the number", vi: "Lý do dùng số này" },
  },
);
