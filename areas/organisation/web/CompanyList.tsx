import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { companyCalls } from "../contract.ts";
import { company } from "../model/company.ts";

const list = "/home/system/company";

/** The company. */
export default function CompanyList() {
  return (
    <ResourceList
      resource={company}
      calls={companyCalls}
      addAt={`${list}/new`}
      open={(row) => `${list}/${String(row["id"])}`}
    />
  );
}
