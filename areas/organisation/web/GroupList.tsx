import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { groupCalls } from "../contract.ts";
import { group } from "../model/group.ts";

const list = "/home/system/group";

/** The groups of the departments. */
export default function GroupList() {
  return (
    <ResourceList
      resource={group}
      calls={groupCalls}
      open={(row) => `${list}/${String(row["id"])}`}
      addAt={`${list}/new`}
    />
  );
}
