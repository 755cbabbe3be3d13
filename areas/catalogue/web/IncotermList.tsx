import type { Resource } from "@fairway/core/resource/resource.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { incotermCalls, listIncoterms } from "../contract.ts";
import { incoterm } from "../model/incoterm.ts";
import { incotermWords as words } from "./incotermWords.ts";

const list = "/home/commercial/incoterm";

/** The list of incoterms; each opens on its own page. */
export default function IncotermList() {
  return (
    <ResourceList
      resource={incoterm as unknown as Resource}
      calls={{ ...incotermCalls, paging: listIncoterms }}
      addAt={`${list}/new`}
      open={(row) => `${list}/${String(row["id"])}`}
      extraColumns={[
        {
          key: "datetimeCreated",
          title: words.created,
          width: 140,
          sort: false,
          read: (row) => <InstantText instant={row["datetimeCreated"] as string} />,
        },
        {
          key: "userNameCreated",
          title: words.creator,
          width: 150,
          sort: false,
          read: (row) => row["userNameCreated"] as string | null,
        },
      ]}
    />
  );
}
