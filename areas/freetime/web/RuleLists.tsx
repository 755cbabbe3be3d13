import { TabbedPages } from "@fairway/ui/parts/TabbedPages.tsx";
import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import {
  declaredFreeTimeRule,
  declaredHoliday,
  freeTimeRuleCalls,
  holidayCalls,
} from "../contract.ts";
import { titles } from "./titles.ts";

/** The rules of free time, and the holidays that working days leave out. */
export default function RuleLists() {
  return (
    <TabbedPages
      tabs={[
        {
          key: "list",
          words: titles.rules,
          content: () => (
            <ResourceList
              key="list"
              resource={declaredFreeTimeRule}
              calls={freeTimeRuleCalls}
              importAt="/home/tool/free-time/import"
            />
          ),
        },
        {
          key: "holidays",
          words: titles.holidays,
          content: () => (
            <ResourceList
              key="holidays"
              resource={declaredHoliday}
              calls={holidayCalls}
              importAt="/home/tool/free-time/import-holidays"
            />
          ),
        },
      ]}
    />
  );
}
