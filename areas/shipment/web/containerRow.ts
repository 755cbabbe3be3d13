import type { Pick } from "@fairway/ui/form/picker.ts";
import type { ContainerForm, ContainerLine, ContainerSheetRow } from "../model/container.ts";
import type { NamedContainer } from "../model/goodsSummary.ts";

/** One line of the container grid. */
export interface ContainerGridRow {
  readonly key: string;
  readonly id: string | null;
  readonly type: Pick | null;
  readonly quantity: string | null;
  readonly containerNo: string | null;
  readonly sealNo: string | null;
  readonly markNo: string | null;
  readonly measure: Pick | null;
  readonly commodity: string | null;
  readonly packageType: Pick | null;
  readonly packageQuantity: string | null;
  readonly description: string | null;
  readonly gw: string | null;
  readonly nw: string | null;
  readonly chargeAbleWeight: string | null;
  readonly cbm: string | null;
  readonly partof: boolean;
  readonly overrideReason: string | null;
}

let made = 0;
const newKey = () => {
  made += 1;
  return `container-${made}`;
};

/** An empty line: one container. */
export function newContainerRow(): ContainerGridRow {
  return {
    key: newKey(),
    id: null,
    type: null,
    quantity: "1",
    containerNo: null,
    sealNo: null,
    markNo: null,
    measure: null,
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
  };
}

const pickOf = (id: string | null, code: string | null, name: string | null): Pick | null =>
  id ? { id, code: code ?? name ?? "", name: name ?? code ?? "" } : null;

/** Makes a row from a stored line; without an id it is a new one. */
export function containerGridRow(
  line: Omit<ContainerLine, "id" | "mblid" | "hblid" | "lineNo"> & { id: string | null },
): ContainerGridRow {
  return {
    key: line.id ?? newKey(),
    id: line.id,
    type: pickOf(line.containerTypeId, line.containerTypeCode, null),
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
  };
}

/** Makes a row from a line of a sheet. */
export function sheetGridRow(line: ContainerSheetRow): ContainerGridRow {
  return containerGridRow({
    ...line,
    id: null,
    containerTypeIso: null,
    packageTypeCode: line.packageTypeName,
  });
}

/** A copy of the line without its numbers, which belong to one container only. */
export function copiedContainerRow(row: ContainerGridRow): ContainerGridRow {
  return {
    ...row,
    key: newKey(),
    id: null,
    containerNo: null,
    sealNo: null,
    markNo: null,
    overrideReason: null,
  };
}

/** True for a line without any value. */
export function isBlankContainer(row: ContainerGridRow): boolean {
  const { key: _key, id, quantity: _quantity, partof: _partof, ...rest } = row;
  return id === null && Object.values(rest).every((value) => value === null || value === "");
}

/** The sent form of a line, from which the texts of the goods are built too. */
export function sentContainer(row: ContainerGridRow): ContainerForm & NamedContainer {
  return {
    id: row.id,
    containerTypeId: row.type?.id ?? null,
    containerTypeCode: row.type?.code ?? null,
    quantity: Number(row.quantity ?? "0") || 0,
    containerNo: row.containerNo,
    sealNo: row.sealNo,
    markNo: row.markNo,
    unitOfMeasureId: row.measure?.id ?? null,
    commodityId: null,
    commodity: row.commodity,
    packageTypeId: row.packageType?.id ?? null,
    packageQuantity: row.packageQuantity,
    description: row.description,
    gw: row.gw,
    nw: row.nw,
    chargeAbleWeight: row.chargeAbleWeight,
    cbm: row.cbm,
    partof: row.partof,
    overrideReason: row.overrideReason,
  };
}
