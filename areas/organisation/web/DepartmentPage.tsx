import { departmentCalls, groupsOfDepartment } from "../contract.ts";
import { department } from "../model/department.ts";
import { group } from "../model/group.ts";
import { EmailSettings } from "./EmailSettings.tsx";
import { emailWords } from "./emailWords.ts";
import { UnitPage, type UnitTab } from "./UnitPage.tsx";
import { UnitParts } from "./UnitParts.tsx";
import { organisationWords as words } from "./words.ts";

const { code, nameEn, nameVn, shortName } = group.fields;

function Groups(props: { readonly id: string; readonly shown: boolean }) {
  if (!props.shown) return null;
  return (
    <UnitParts
      title={words.group}
      call={groupsOfDepartment}
      ask={{ id: props.id }}
      list="/home/system/group"
      fields={[
        ["code", code.label],
        ["nameEn", nameEn.label],
        ["nameVn", nameVn.label],
        ["shortName", shortName.label],
      ]}
    />
  );
}

const tabs: readonly UnitTab[] = [
  { key: "group", words: words.group, Content: Groups },
  { key: "email", words: emailWords.tab, Content: EmailSettings },
];

/** One department: particulars and stamp, groups, mails, and its managers. */
export default function DepartmentPage() {
  return (
    <UnitPage
      kind="department"
      resource={department}
      calls={departmentCalls}
      list="/home/system/department"
      newTitle={words.departmentNew}
      tabs={tabs}
    />
  );
}
