import type { Title } from "@fairway/core/words/title.ts";

/** The columns of a container sheet, in order; a star marks required ones. */
export const containerSheetColumns = [
  {
    key: "containerTypeCode",
    head: { en: "Cont Type*", vi: "Loại container*", former: ["Loại cont*"] },
  },
  {
    key: "quantity",
    head: { en: "Cont Qty*", vi: "Số lượng container*", former: ["Số lượng cont*"] },
  },
  { key: "containerNo", head: { en: "Cont No", vi: "Số container", former: ["Số cont"] } },
  { key: "sealNo", head: { en: "Seal No", vi: "Số chì" } },
  { key: "gw", head: { en: "GW", vi: "Trọng lượng cả bì" } },
  { key: "cbm", head: { en: "CBM", vi: "Số khối" } },
  { key: "nw", head: { en: "NW", vi: "Trọng lượng tịnh" } },
  { key: "packageQuantity", head: { en: "Package Qty", vi: "Số kiện" } },
  { key: "packageTypeName", head: { en: "Package Type", vi: "Loại kiện" } },
  { key: "markNo", head: { en: "Mark No", vi: "Ký mã hiệu" } },
  { key: "description", head: { en: "Description", vi: "Mô tả" } },
  { key: "commodity", head: { en: "Commodity", vi: "Mặt hàng" } },
  { key: "unitOfMeasureCode", head: { en: "Unit", vi: "Đơn vị tính", former: ["Đơn vị"] } },
] as const satisfies readonly { key: string; head: Title }[];
