import { getShipment } from "@fairway/areas/shipment/contract.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { ShownNote } from "../model/note.ts";
import { NoteDrawer } from "./NoteDrawer.tsx";
import { words } from "./words.ts";

/** Changes a note that was opened outside of its job. */
export function ChangeNote(props: { readonly note: ShownNote; readonly onClose: () => void }) {
  const say = useSay();
  const { note, onClose } = props;
  const job = useAsk(getShipment, { id: note.jobId });
  if (job.data)
    return <NoteDrawer job={job.data} note={note} onClose={onClose} onSaved={onClose} />;
  return (
    <SideDrawer
      isRead
      size={1080}
      title={say(words.changeTitle, { code: note.code })}
      onClose={onClose}
    >
      {job.error ? (
        <ErrorState fault={job.error} retry={() => void job.refetch()} />
      ) : (
        <RowSkeletons rows={6} />
      )}
    </SideDrawer>
  );
}
