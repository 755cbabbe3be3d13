import type { LineKind } from "@fairway/areas/goods/model/goodsLine.ts";
import type { Title } from "@fairway/core/words/title.ts";

const heads = {
  containerTypeCode: { en: "Cont Type", vi: "Loại container", former: ["Loại cont"] },
  quantity: { en: "Cont Qty", vi: "Số lượng container", former: ["Số lượng cont"] },
  containerNo: { en: "Cont No", vi: "Số container", former: ["Số cont"] },
  sealNo: { en: "Seal No", vi: "Số chì" },
  gw: { en: "GW", vi: "Trọng lượng cả bì" },
  cbm: { en: "CBM", vi: "Số khối" },
  nw: { en: "NW", vi: "Trọng lượng tịnh" },
  packageQuantity: { en: "Package Qty", vi: "Số kiện" },
  packageTypeName: { en: "Package Type", vi: "Loại kiện" },
  markNo: { en: "Mark No", vi: "Ký mã hiệu" },
  description: { en: "Description", vi: "Mô tả" },
  commodity: { en: "Commodity", vi: "Mặt hàng" },
  unitOfMeasureCode: { en: "Unit", vi: "Đơn vị tính", former: ["Đơn vị"] },
  hsCode: { en: "HS Code", vi: "Mã HS" },
  tare: { en: "Tare", vi: "Trọng lượng vỏ" },
} as const satisfies Record<string, Title>;

/** A column of a sheet of goods. */
export type SheetColumn = keyof typeof heads;

/** A sheet of goods: the name of its template and its columns in order. */
interface GoodsSheet {
  readonly name: string;
  readonly sheet: string;
  readonly columns: readonly SheetColumn[];
  readonly required: readonly SheetColumn[];
}

/** The sheets from which lists of goods are read. */
export const goodsSheets: Readonly<Record<LineKind, GoodsSheet>> = {
  containers: {
    name: "containers",
    sheet: "Containers",
    columns: [
      "containerTypeCode",
      "quantity",
      "containerNo",
      "sealNo",
      "gw",
      "cbm",
      "nw",
      "packageQuantity",
      "packageTypeName",
      "markNo",
      "description",
      "commodity",
      "unitOfMeasureCode",
      "hsCode",
      "tare",
    ],
    required: ["containerTypeCode", "quantity"],
  },
  looseGoods: {
    name: "goods",
    sheet: "Goods",
    columns: [
      "containerTypeCode",
      "quantity",
      "gw",
      "cbm",
      "packageTypeName",
      "packageQuantity",
      "containerNo",
      "sealNo",
      "markNo",
      "commodity",
      "description",
      "hsCode",
    ],
    required: ["gw", "cbm", "packageTypeName", "packageQuantity"],
  },
};

/** The title of a column in a sheet; a star marks a required one. */
export function headOf(kind: LineKind, column: SheetColumn): Title {
  const head: Title = heads[column];
  if (!goodsSheets[kind].required.includes(column)) return head;
  return { ...head, en: `${head.en}*`, vi: `${head.vi}*` };
}
