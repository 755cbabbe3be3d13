import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import { declaredFreeTimeRule, freeTimeRuleCalls } from "../contract.ts";

/** Imports rules of free time from a sheet. */
export default function RuleImport() {
  return (
    <ResourceImport
      resource={declaredFreeTimeRule}
      calls={freeTimeRuleCalls}
      back="/home/tool/free-time"
    />
  );
}
