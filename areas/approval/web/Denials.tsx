import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Modal } from "antd";
import { getDenials } from "../contract.ts";
import { levelWords } from "../model/levels.ts";
import { approvalWords as words } from "./words.ts";

/** The denials of a document, the newest first. */
export function Denials(props: { readonly documentId: string; readonly onClose: () => void }) {
  const say = useSay();
  const asked = useAsk(getDenials, { documentId: props.documentId });
  return (
    <Modal
      open
      title={say(words.history)}
      cancelText={say(words.close)}
      okButtonProps={{ style: { display: "none" } }}
      onCancel={props.onClose}
    >
      {asked.data ? (
        <PlainTable
          rows={asked.data}
          rowKey={(row) => String(row.no)}
          columns={[
            { key: "no", title: say(words.no), read: (row) => row.no },
            {
              key: "name",
              title: say(words.nameAndTime),
              read: (row) => (
                <>
                  {say(row.isUnlocked ? words.unlockedBy : words.deniedBy, { name: row.name })}
                  {row.forName ? ` (${say(words.inPlaceOf, { name: row.forName })})` : ""}
                  <br />
                  <InstantText instant={row.at} />
                </>
              ),
            },
            {
              key: "level",
              title: say(words.level),
              read: (row) => (row.level ? say(levelWords[row.level]) : null),
            },
            { key: "comment", title: say(words.comment), read: (row) => row.comment },
          ]}
        />
      ) : (
        <RowSkeletons />
      )}
    </Modal>
  );
}
