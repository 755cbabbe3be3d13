import { cleanContainerNo } from "@fairway/areas/catalogue/model/containerNo.ts";
import type { LineKind } from "@fairway/areas/goods/model/goodsLine.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { Pick } from "@fairway/ui/form/picker.ts";
import { type GridColumn, pickColumn } from "@fairway/ui/grid/column.ts";
import { declaredWords } from "../model/declaredWords.ts";
import type { ListOfLines } from "../model/whyNotContainers.ts";
import type { ContainerGridRow } from "./containerRow.ts";
import { DeclaredCell, declaredTitle, sayDeclared } from "./DeclaredCell.tsx";
import {
  containerTypePicker,
  measurePicker,
  ownerPicker,
  packageTypePicker,
  type UnitPick,
} from "./pickers.ts";
import { shipmentWords as words } from "./words.ts";

type Column = GridColumn<ContainerGridRow>;
type TextKey =
  | "containerNo"
  | "sealNo"
  | "markNo"
  | "commodity"
  | "description"
  | "overrideReason"
  | "hsCode"
  | "offHireDepot"
  | "offHireRefNo";
type NumberKey = "packageQuantity" | "gw" | "nw" | "chargeAbleWeight" | "cbm" | "tare";

const text = (key: TextKey, title: Words, width: number): Column => ({
  kind: "text",
  key,
  title,
  width,
  value: (row) => row[key],
  write: (row, value) => ({
    ...row,
    [key]: key === "containerNo" ? cleanContainerNo(value) || null : value,
  }),
});

const number = (key: NumberKey, title: Words, required = false, width = 92): Column => ({
  kind: "number",
  key,
  title,
  width,
  align: "right",
  most: 3,
  required,
  value: (row) => row[key],
  write: (row, value) => ({ ...row, [key]: value }),
});

const containerType = (required: boolean): Column =>
  pickColumn<ContainerGridRow, UnitPick>({
    key: "containerTypeId",
    title: words.contType,
    also: ["Type", "Container Type", "Loại"],
    width: 116,
    required,
    frozen: true,
    source: containerTypePicker,
    pick: (row) => row.type,
    write: (row, type) => ({ ...row, type }),
  });

const quantity: Column = {
  kind: "number",
  key: "quantity",
  title: words.contQty,
  also: ["Qty", "SL"],
  width: 138,
  align: "right",
  required: true,
  most: 0,
  value: (row) => row.quantity,
  write: (row, value) => ({ ...row, quantity: value }),
};

const packageType = (required: boolean): Column =>
  pickColumn<ContainerGridRow, UnitPick>({
    key: "packageTypeId",
    title: words.packageType,
    also: ["Package Type", "Loại kiện"],
    width: 104,
    required,
    source: packageTypePicker,
    pick: (row) => row.packageType,
    write: (row, found) => ({ ...row, packageType: found }),
  });

const measure: Column = pickColumn<ContainerGridRow, Pick>({
  key: "unitOfMeasureId",
  title: words.unit,
  width: 92,
  source: measurePicker,
  pick: (row) => row.measure,
  write: (row, found) => ({ ...row, measure: found }),
});

const part: Column = {
  kind: "flag",
  key: "partof",
  title: words.part,
  width: 72,
  align: "center",
  value: (row) => row.partof,
  write: (row, partof) => ({ ...row, partof }),
};

const owner: Column = pickColumn<ContainerGridRow, Pick>({
  key: "ownerId",
  title: declaredWords.ownerId,
  width: 130,
  part: "name",
  source: ownerPicker,
  pick: (row) => row.owner,
  write: (row, found) => ({ ...row, owner: found }),
});

const declared = (list: ListOfLines, open: (key: string) => void): Column => ({
  kind: "text",
  key: "declared",
  title: declaredTitle(list),
  width: 190,
  value: sayDeclared,
  show: (row) => <DeclaredCell row={row} open={open} />,
});

const doorNo = text("containerNo", words.containerNo, 124);
const seal = text("sealNo", words.sealNo, 100);
const mark = text("markNo", words.markNo, 130);
const commodity = text("commodity", words.commodity, 130);
const description = text("description", words.description, 190);
const hsCode = text("hsCode", declaredWords.hsCode, 96);
const reason = text("overrideReason", words.reason, 190);

type Columns = (list: ListOfLines, open: (key: string) => void) => readonly Column[];

const byKind: Readonly<Record<LineKind, Columns>> = {
  containers: (list, open) => [
    containerType(true),
    quantity,
    doorNo,
    seal,
    number("packageQuantity", words.packages, false, 100),
    packageType(false),
    number("gw", words.gw),
    number("chargeAbleWeight", words.cw),
    number("cbm", words.cbm),
    measure,
    ...(list.isOfBill ? [part] : []),
    declared(list, open),
    mark,
    commodity,
    description,
    number("nw", words.nw),
    hsCode,
    number("tare", declaredWords.tare, false, 106),
    owner,
    text("offHireDepot", declaredWords.offHireDepot, 130),
    text("offHireRefNo", declaredWords.offHireRefNo, 136),
    reason,
  ],
  looseGoods: (list, open) => [
    containerType(false),
    quantity,
    doorNo,
    seal,
    number("packageQuantity", words.packages, true, 112),
    packageType(true),
    number("gw", words.gw, true),
    number("cbm", words.cbm, true),
    declared(list, open),
    mark,
    commodity,
    description,
    hsCode,
    ...(list.isOfBill ? [] : [number("tare", declaredWords.tare, false, 106)]),
    reason,
  ],
};

const nothing = () => undefined;

/** The columns of a list of goods; a bill may also take a part of a container. */
export function goodsColumns(
  list: ListOfLines,
  open: (key: string) => void = nothing,
): readonly Column[] {
  return byKind[list.goods](list, open);
}
