import { customsDeclaration } from "@fairway/areas/customs/model/customsDeclaration.ts";
import type { DeclarationFacts } from "@fairway/areas/customs/model/declarationFacts.ts";
import { whyNotCargo } from "@fairway/areas/customs/model/settledCargo.ts";
import { clearingService } from "@fairway/areas/service/model/serviceOf.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { productOfDeclaration } from "./carriages.ts";
import { newOperation, type NewOperation } from "./operation.ts";
import { refuseOperation } from "./refusals.ts";

const needed = ["mblid", "hblid"] as const;

/**
 * Returns why a declaration cannot become a job by what it says itself; null when it can.
 *
 * Source: rule OJ-10, areas/operation/README.md
 */
export function whyNotJobOf(declaration: DeclarationFacts): Refused | null {
  const { clearanceNo, source } = declaration;
  if (source === "Replicate") return refuseOperation("operation.copyStays", { clearanceNo });
  const { fields } = customsDeclaration;
  const lacking: Words[] = needed
    .filter((name) => !declaration[name])
    .map((name) => fields[name].label);
  if (whyNotCargo(declaration).length > 0) lacking.push(fields.cargoType.label);
  if (!declaration.customerId && !declaration.accountNo && !declaration.partnerTaxCode) {
    lacking.push(fields.customerId.label);
  }
  if (lacking.length > 0) {
    const list = (language: keyof Words) => lacking.map((each) => each[language]).join(", ");
    const named = { en: list("en"), vi: list("vi") };
    return refuseOperation("operation.declarationLacks", { clearanceNo, fields: named });
  }
  for (const [name, field] of [
    ["mblid", "mawb"],
    ["hblid", "hwbno"],
  ] as const) {
    const value = declaration[name];
    if (newOperation.shape[field].safeParse(value).success) continue;
    const facts = { clearanceNo, field: fields[name].label, value: value ?? "" };
    return refuseOperation("operation.numberUnfit", facts);
  }
  return null;
}

/** What the company knows about the codes and the customer of a declaration. */
export interface GroundOfJob {
  readonly customerId: string;
  readonly saleManId: string;
  readonly shipmentType: string;
  readonly portId: string | null;
  readonly unitId: string | null;
  readonly commodity: string | null;
  readonly commodityGroupId: string | null;
}

/**
 * Returns the form of the job that a declaration becomes, dated by the declaration.
 *
 * Source: rule OJ-11, areas/operation/README.md
 */
export function jobOfDeclaration(
  declaration: DeclarationFacts,
  ground: GroundOfJob,
  { coloaderId, userId }: { readonly coloaderId: string; readonly userId: string },
): NewOperation {
  const isExport = declaration.type === "Export";
  return newOperation.parse({
    ...clearingService.form.starts,
    transactionType: clearingService.code,
    mawb: declaration.mblid,
    hwbno: declaration.hblid,
    serviceDate: declaration.clearanceDate,
    clearanceDate: null,
    eta: declaration.eta,
    productService: productOfDeclaration(declaration),
    serviceMode: declaration.type,
    shipmentMode: "External",
    shipmentType: ground.shipmentType === "Nominated" ? "Nominated" : "Freehand",
    customerId: ground.customerId,
    saleManId: ground.saleManId,
    coloaderId,
    personIncharge: userId,
    pol: isExport ? ground.portId : null,
    pod: isExport ? null : ground.portId,
    clearanceLocation: ground.portId,
    commodity: ground.commodity,
    commodityGroupId: ground.commodityGroupId,
    packageQty: declaration.pcs,
    packageType: ground.unitId,
    grossWeight: declaration.grossWeight,
    netWeight: declaration.netWeight,
    cbm: declaration.cbm,
    shipperDescription: declaration.shipper,
    consigneeDescription: declaration.consignee,
  });
}
