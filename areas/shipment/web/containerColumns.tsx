import type { Words } from "@fairway/core/words/words.ts";
import type { Pick } from "@fairway/ui/form/picker.ts";
import { type GridColumn, pickColumn } from "@fairway/ui/grid/column.ts";
import { cleanContainerNo } from "@fairway/areas/catalogue/model/containerNo.ts";
import type { ContainerGridRow } from "./containerRow.ts";
import { containerTypePicker, measurePicker, packageTypePicker } from "./pickers.ts";
import { shipmentWords as words } from "./words.ts";

type Column = GridColumn<ContainerGridRow>;
type TextKey = "containerNo" | "sealNo" | "markNo" | "commodity" | "description" | "overrideReason";
type NumberKey = "packageQuantity" | "gw" | "nw" | "chargeAbleWeight" | "cbm";

const text = (key: TextKey, title: Words, width: number, frozen = false): Column => ({
  kind: "text",
  key,
  title,
  width,
  ...(frozen ? { frozen } : {}),
  value: (row) => row[key],
  write: (row, value) => ({
    ...row,
    [key]: key === "containerNo" ? cleanContainerNo(value) || null : value,
  }),
});

const number = (key: NumberKey, title: Words, most: number): Column => ({
  kind: "number",
  key,
  title,
  width: 92,
  align: "right",
  most,
  value: (row) => row[key],
  write: (row, value) => ({ ...row, [key]: value }),
});

/** The columns of the container grid; a house bill may also take a part of a container. */
export function containerColumns(ofBill: boolean): readonly Column[] {
  return [
    pickColumn<ContainerGridRow, Pick>({
      key: "containerTypeId",
      title: words.contType,
      also: ["Type", "Container Type", "Loại"],
      width: 86,
      required: true,
      frozen: true,
      source: containerTypePicker,
      pick: (row) => row.type,
      write: (row, type) => ({ ...row, type }),
    }),
    {
      kind: "number",
      key: "quantity",
      title: words.contQty,
      also: ["Qty", "SL"],
      width: 88,
      align: "right",
      required: true,
      most: 0,
      value: (row) => row.quantity,
      write: (row, quantity) => ({ ...row, quantity }),
    },
    text("containerNo", words.containerNo, 124),
    text("sealNo", words.sealNo, 100),
    number("packageQuantity", words.packages, 3),
    pickColumn<ContainerGridRow, Pick>({
      key: "packageTypeId",
      title: words.packageType,
      also: ["Package Type", "Loại kiện"],
      width: 104,
      source: packageTypePicker,
      pick: (row) => row.packageType,
      write: (row, packageType) => ({ ...row, packageType }),
    }),
    number("gw", words.gw, 3),
    number("chargeAbleWeight", words.cw, 3),
    number("cbm", words.cbm, 3),
    pickColumn<ContainerGridRow, Pick>({
      key: "unitOfMeasureId",
      title: words.unit,
      width: 72,
      source: measurePicker,
      pick: (row) => row.measure,
      write: (row, measure) => ({ ...row, measure }),
    }),
    ...(ofBill
      ? [
          {
            kind: "flag",
            key: "partof",
            title: words.part,
            width: 72,
            align: "center",
            value: (row: ContainerGridRow) => row.partof,
            write: (row: ContainerGridRow, partof: boolean) => ({ ...row, partof }),
          } satisfies Column,
        ]
      : []),
    text("markNo", words.markNo, 130),
    text("commodity", words.commodity, 130),
    text("description", words.description, 190),
    number("nw", words.nw, 3),
    text("overrideReason", words.reason, 190),
  ];
}
