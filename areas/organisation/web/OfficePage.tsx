import { officeCalls } from "../contract.ts";
import { office } from "../model/office.ts";
import { UnitPage } from "./UnitPage.tsx";
import { organisationWords as words } from "./words.ts";

/** One office with the people in it. */
export default function OfficePage() {
  return (
    <UnitPage
      kind="office"
      resource={office}
      calls={officeCalls}
      list="/home/system/office"
      newTitle={words.officeNew}
    />
  );
}
