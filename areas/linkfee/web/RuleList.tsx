import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { declaredRule, ruleCalls } from "../contract.ts";

/** The list of link-fee rules, with their form in a drawer. */
export default function RuleList() {
  return (
    <ResourceList resource={declaredRule} calls={ruleCalls} importAt="/home/tool/link-fee/import" />
  );
}
