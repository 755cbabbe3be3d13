import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { type ReceivableDifference, recounts } from "../model/difference.ts";
import { words } from "./words.ts";

/** What a recount found: kept figures that differ from their records, with the documents. */
export function Differences(props: {
  readonly differences: readonly ReceivableDifference[];
  readonly onClose: () => void;
}) {
  const say = useSay();
  return (
    <SideDrawer title={say(words.differences)} size={760} onClose={props.onClose} isRead>
      <PlainTable
        rows={props.differences}
        rowKey={(row) => `${row.recount} ${row.partnerId} ${row.documentNo}`}
        columns={[
          { key: "partner", title: say(words.partner), read: (row) => row.partnerName },
          { key: "what", title: say(words.what), read: (row) => say(recounts[row.recount]) },
          { key: "document", title: say(words.document), read: (row) => row.documentNo },
          { key: "kept", title: say(words.kept), right: true, read: (row) => row.kept },
          { key: "counted", title: say(words.counted), right: true, read: (row) => row.counted },
        ]}
      />
    </SideDrawer>
  );
}
