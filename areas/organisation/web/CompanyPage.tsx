import { companyCalls } from "../contract.ts";
import { company } from "../model/company.ts";
import { UnitPage } from "./UnitPage.tsx";
import { organisationWords as words } from "./words.ts";

/** One company with the people in it. */
export default function CompanyPage() {
  return (
    <UnitPage
      kind="company"
      resource={company}
      calls={companyCalls}
      list="/home/system/company"
      newTitle={words.company}
    />
  );
}
