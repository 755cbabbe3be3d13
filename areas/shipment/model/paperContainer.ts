import type { ContainerLine } from "./container.ts";

/** One container as printed; weights in kg, cbm in m³, all decimal strings. */
export interface PaperContainer {
  containerNo: string;
  containerType: string;
  sealNo: string;
  quantity: string;
  packageType: string;
  grossWeight: string;
  cbm: string;
}

/** The containers of a list that have a number or a seal, in its order, as papers print them. */
export function paperContainers(lines: readonly ContainerLine[]): PaperContainer[] {
  return lines
    .filter((line) => line.containerNo || line.sealNo)
    .map((line) => ({
      containerNo: line.containerNo ?? "",
      containerType: line.containerTypeCode ?? "",
      sealNo: line.sealNo ?? "",
      quantity: line.packageQuantity ?? "",
      packageType: line.packageTypeName ?? "",
      grossWeight: line.gw ?? "",
      cbm: line.cbm ?? "",
    }));
}
