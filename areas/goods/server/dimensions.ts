import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { DimensionForm } from "../model/dimension.ts";
import { type DimensionList, dimensionListRows } from "./dimensionTable.ts";

// Jobs and house bills store their dimension lines in the same table.
export {
  dimensionListRows,
  dimensionsOfBills,
  dimensionsOfWholeJob,
  insertDimensionLists,
  writeDimensionList,
  writeDimensionLists,
} from "./dimensionTable.ts";

/** The lines that a list has after a save: those that were sent, else the stored ones. */
export async function dimensionsAfter(
  tx: Tx,
  companyId: string,
  list: DimensionList & Pick<Service, "goods">,
  sent: readonly DimensionForm[] | undefined,
): Promise<readonly DimensionForm[]> {
  if (sent) return sent;
  return list.goods === "dimensions" ? dimensionListRows(tx, companyId, list) : [];
}
