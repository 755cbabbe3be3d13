import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import { declaredRule, ruleCalls } from "../contract.ts";

/** Imports link-fee rules from a sheet. */
export default function RuleImport() {
  return <ResourceImport resource={declaredRule} calls={ruleCalls} back="/home/tool/link-fee" />;
}
