import type { BillField } from "./billFields.ts";
import type { Service } from "./serviceDeclaration.ts";

/** The fields without which a bill of a service is not saved. */
export function requiredOfBill({ bill }: Service): readonly BillField[] {
  return bill.numberRule === "typed" ? ["hwbno", ...bill.required] : bill.required;
}
