import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { officeCalls } from "../contract.ts";
import { office } from "../model/office.ts";

const list = "/home/system/office";

/** The offices of the company. */
export default function OfficeList() {
  return (
    <ResourceList
      resource={office}
      calls={officeCalls}
      open={(row) => `${list}/${String(row["id"])}`}
      addAt={`${list}/addnew`}
    />
  );
}
