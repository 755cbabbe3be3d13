import { companyCalls, getAllOffices } from "../contract.ts";
import { company } from "../model/company.ts";
import { office } from "../model/office.ts";
import { UnitPage, type UnitTab } from "./UnitPage.tsx";
import { UnitParts } from "./UnitParts.tsx";
import { organisationWords as words } from "./words.ts";

const { code, branchNameEn, branchNameVn, shortName } = office.fields;

function Offices(props: { readonly shown: boolean }) {
  if (!props.shown) return null;
  return (
    <UnitParts
      title={words.office}
      call={getAllOffices}
      ask={{}}
      list="/home/system/office"
      fields={[
        ["code", code.label],
        ["branchNameEn", branchNameEn.label],
        ["branchNameVn", branchNameVn.label],
        ["shortName", shortName.label],
      ]}
    />
  );
}

const tabs: readonly UnitTab[] = [{ key: "office", words: words.office, Content: Offices }];

/** One company: particulars and logo, offices, and its managers. */
export default function CompanyPage() {
  return (
    <UnitPage
      kind="company"
      resource={company}
      calls={companyCalls}
      list="/home/system/company"
      newTitle={words.company}
      stays={words.companyStays}
      tabs={tabs}
    />
  );
}
