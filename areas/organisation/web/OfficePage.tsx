import { departmentsOfOffice, officeCalls } from "../contract.ts";
import { department } from "../model/department.ts";
import { office } from "../model/office.ts";
import { OfficeSetting } from "./OfficeSetting.tsx";
import { settingWords } from "./settingWords.ts";
import { UnitPage, type UnitTab } from "./UnitPage.tsx";
import { UnitParts } from "./UnitParts.tsx";
import { organisationWords as words } from "./words.ts";

const { code, deptNameEn, deptName, deptNameAbbr } = department.fields;
const tabs: readonly UnitTab[] = [
  { key: "setting", words: settingWords.setting, Content: OfficeSetting },
];

/** One office: particulars, departments, settings, and its managers. */
export default function OfficePage() {
  return (
    <UnitPage
      kind="office"
      resource={office}
      calls={officeCalls}
      list="/home/system/office"
      newTitle={words.officeNew}
      tabs={tabs}
      below={(id) => (
        <UnitParts
          title={words.department}
          call={departmentsOfOffice}
          ask={{ id }}
          list="/home/system/department"
          fields={[
            ["code", code.label],
            ["deptNameEn", deptNameEn.label],
            ["deptName", deptName.label],
            ["deptNameAbbr", deptNameAbbr.label],
          ]}
        />
      )}
    />
  );
}
