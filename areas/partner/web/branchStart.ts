import type { Resource } from "@fairway/core/resource/resource.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";

// What a branch has of its own; everything else it starts with from its parent.
const own = [
  "internalReferenceNo",
  "accountNo",
  "active",
  "approvalStatus",
  "approvalComment",
  "mergedIntoId",
];
const apart = ["sysMappingId", "salePersonId", "userCreated", "paymentTerm", "currency"];

/** What the form of a new branch starts with: what its parent has. */
export function branchStart(resource: Resource, parent: AnyRow) {
  const from = Object.keys(resource.fields)
    .filter((name) => !own.includes(name) && !apart.includes(name))
    .map((name) => [name, parent[name] ?? null]);
  return { ...Object.fromEntries(from), parentId: parent["id"] };
}

/** The parent of a new branch as its picker names it. */
export function parentNames(parent: AnyRow) {
  return {
    parentId: parent["id"],
    parentCode: parent["accountNo"],
    parentName: parent["shortName"],
  };
}
