import { groupCalls } from "../contract.ts";
import { group } from "../model/group.ts";
import { UnitPage } from "./UnitPage.tsx";
import { organisationWords as words } from "./words.ts";

/** One group with its users. */
export default function GroupPage() {
  return (
    <UnitPage
      kind="group"
      resource={group}
      calls={groupCalls}
      list="/home/system/group"
      newTitle={words.groupNew}
    />
  );
}
