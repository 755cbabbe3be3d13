import { refuseCharge } from "./refusals.ts";
import { isKeyed, type Surcharge, type SurchargeType } from "./surcharge.ts";

/** The type of a line that is keyed on its job; a line that only a document makes is refused. */
export function keyedType(line: Surcharge): SurchargeType {
  if (isKeyed(line)) return line.type;
  const { chargeCode, claims } = line;
  throw refuseCharge("charge.frozen", { chargeCode, documentNo: claims[0]?.documentNo ?? "" });
}
