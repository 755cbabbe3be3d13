import type { Pick } from "@fairway/ui/form/picker.ts";
import type { z } from "zod";
import {
  type ContainerLine,
  type ContainerSheetRow,
  declaredForm,
  verifiedMassForm,
} from "../model/container.ts";
import type { NamedLine } from "../model/goodsOf.ts";
import type { UnitPick } from "./pickers.ts";

/** What a line declares besides its goods: customs code, dangerous goods, climate, verified mass. */
export const declaration = declaredForm.extend(verifiedMassForm.shape);
export type Declared = Readonly<z.output<typeof declaration>>;
const nothingDeclared: Declared = declaration.parse({});

const declaredFields = Object.keys(nothingDeclared) as (keyof Declared)[];

/** The declared values of a line or row. */
export const declaredOf = (line: Declared): Declared =>
  Object.fromEntries(declaredFields.map((field) => [field, line[field]])) as unknown as Declared;

/** The column of the grid that shows the errors of a field. */
export const columnOf = (field: string): string =>
  field !== "hsCode" && field in nothingDeclared ? "declared" : field;

/** One line of the container grid. */
export interface ContainerGridRow extends Declared {
  readonly key: string;
  readonly id: string | null;
  readonly type: UnitPick | null;
  readonly quantity: string | null;
  readonly containerNo: string | null;
  readonly sealNo: string | null;
  readonly markNo: string | null;
  readonly measure: Pick | null;
  readonly commodity: string | null;
  readonly packageType: UnitPick | null;
  readonly packageQuantity: string | null;
  readonly description: string | null;
  readonly gw: string | null;
  readonly nw: string | null;
  readonly chargeAbleWeight: string | null;
  readonly cbm: string | null;
  readonly partof: boolean;
  readonly overrideReason: string | null;
  readonly tare: string | null;
  readonly owner: Pick | null;
  readonly offHireDepot: string | null;
  readonly offHireRefNo: string | null;
}

let made = 0;
const newKey = () => {
  made += 1;
  return `container-${made}`;
};

/** An empty line: one container, weighed in the given unit. */
export function newContainerRow(measure: Pick | null = null): ContainerGridRow {
  return {
    ...nothingDeclared,
    key: newKey(),
    id: null,
    type: null,
    quantity: "1",
    containerNo: null,
    sealNo: null,
    markNo: null,
    measure,
    commodity: null,
    packageType: null,
    packageQuantity: null,
    description: null,
    gw: null,
    nw: null,
    chargeAbleWeight: null,
    cbm: null,
    partof: false,
    overrideReason: null,
    tare: null,
    owner: null,
    offHireDepot: null,
    offHireRefNo: null,
  };
}

const pickOf = (
  id: string | null,
  code: string | null,
  name: string | null,
  iso: string | null = null,
): UnitPick | null =>
  id ? { id, code: code ?? name ?? "", name: name ?? code ?? "", nameEn: name, iso } : null;

/** Makes a row from a stored line; without an id it is a new one. */
export function containerGridRow(
  line: Omit<ContainerLine, "id" | "mblid" | "hblid" | "lineNo" | "version"> & {
    id: string | null;
  },
): ContainerGridRow {
  return {
    ...declaredOf(line),
    key: line.id ?? newKey(),
    id: line.id,
    type: pickOf(line.containerTypeId, line.containerTypeCode, null, line.containerTypeIso),
    quantity: String(line.quantity),
    containerNo: line.containerNo,
    sealNo: line.sealNo,
    markNo: line.markNo,
    measure: pickOf(line.unitOfMeasureId, line.unitOfMeasureCode, null),
    commodity: line.commodity,
    packageType: pickOf(line.packageTypeId, line.packageTypeCode, line.packageTypeName),
    packageQuantity: line.packageQuantity,
    description: line.description,
    gw: line.gw,
    nw: line.nw,
    chargeAbleWeight: line.chargeAbleWeight,
    cbm: line.cbm,
    partof: line.partof,
    overrideReason: line.overrideReason,
    tare: line.tare,
    owner: pickOf(line.ownerId, line.ownerCode, line.ownerName),
    offHireDepot: line.offHireDepot,
    offHireRefNo: line.offHireRefNo,
  };
}

/** Makes a row from a line of a sheet. */
export function sheetGridRow(line: ContainerSheetRow): ContainerGridRow {
  return containerGridRow({
    ...line,
    id: null,
    containerTypeIso: null,
    packageTypeCode: line.packageTypeName,
    ownerCode: null,
    ownerName: null,
  });
}

/** A copy of the line without what belongs to one container only: numbers, tare, verified mass. */
export function copiedContainerRow(row: ContainerGridRow): ContainerGridRow {
  return {
    ...row,
    ...verifiedMassForm.parse({}),
    tare: null,
    offHireRefNo: null,
    key: newKey(),
    id: null,
    containerNo: null,
    sealNo: null,
    markNo: null,
    overrideReason: null,
  };
}

/** The lines with another number of a container, on every line of it that keeps no wrong number. */
export const withCorrectedNo = (
  rows: readonly ContainerGridRow[],
  wrong: string,
  containerNo: string,
): ContainerGridRow[] =>
  rows.map((row) =>
    row.containerNo === wrong && !row.overrideReason ? { ...row, containerNo } : row,
  );

/** True for a line without any value. */
export function isBlankContainer(row: ContainerGridRow): boolean {
  const { key: _key, id, quantity: _quantity, measure: _measure, ...rest } = row;
  const isEmpty = (value: unknown) => value === null || value === "" || value === false;
  return id === null && Object.values(rest).every(isEmpty);
}

/** The sent form of a line, from which the texts of the goods are built too. */
export function sentContainer(row: ContainerGridRow): NamedLine {
  return {
    ...declaredOf(row),
    id: row.id,
    containerTypeId: row.type?.id ?? null,
    containerTypeCode: row.type?.code ?? null,
    containerTypeIso: row.type?.iso ?? null,
    quantity: Number(row.quantity ?? "0") || 0,
    containerNo: row.containerNo,
    sealNo: row.sealNo,
    markNo: row.markNo,
    unitOfMeasureId: row.measure?.id ?? null,
    commodityId: null,
    commodity: row.commodity,
    packageTypeId: row.packageType?.id ?? null,
    packageTypeName: row.packageType?.nameEn ?? row.packageType?.name ?? null,
    packageQuantity: row.packageQuantity,
    description: row.description,
    gw: row.gw,
    nw: row.nw,
    chargeAbleWeight: row.chargeAbleWeight,
    cbm: row.cbm,
    partof: row.partof,
    overrideReason: row.overrideReason,
    tare: row.tare,
    ownerId: row.owner?.id ?? null,
    offHireDepot: row.offHireDepot,
    offHireRefNo: row.offHireRefNo,
  };
}
