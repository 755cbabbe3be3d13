import { departmentCalls } from "../contract.ts";
import { department } from "../model/department.ts";
import { UnitPage } from "./UnitPage.tsx";
import { organisationWords as words } from "./words.ts";

/** One department with the people in it. */
export default function DepartmentPage() {
  return (
    <UnitPage
      kind="department"
      resource={department}
      calls={departmentCalls}
      list="/home/system/department"
      newTitle={words.departmentNew}
    />
  );
}
