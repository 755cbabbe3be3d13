import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { departmentCalls } from "../contract.ts";
import { department } from "../model/department.ts";

const list = "/home/system/department";

/** The departments of the offices. */
export default function DepartmentList() {
  return (
    <ResourceList
      resource={department}
      calls={departmentCalls}
      open={(row) => `${list}/${String(row["id"])}`}
      addAt={`${list}/new`}
    />
  );
}
