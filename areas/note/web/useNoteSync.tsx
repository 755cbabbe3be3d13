import { RollbackOutlined, SendOutlined } from "@ant-design/icons";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import type { PageAction } from "@fairway/ui/parts/PageHeader.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { ReasonDialog } from "@fairway/ui/parts/ReasonDialog.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { type ReactNode, useState } from "react";
import { noteDetails, notesOfJob, pageNotes, rejectNote, sendNotes } from "../contract.ts";
import type { ShownNote } from "../model/note.ts";
import { words } from "./words.ts";

const touched = [notesOfJob, noteDetails, pageNotes];

/** The actions that send a note to accounting and reject it there, and the dialog of the reason. */
export function useNoteSync(note: ShownNote | undefined): {
  readonly actions: readonly PageAction[];
  readonly dialog: ReactNode;
} {
  const say = useSay();
  const confirm = useConfirm();
  const [isRejecting, setRejecting] = useState(false);
  const code = note?.code ?? "";
  const send = useVerb(sendNotes, {
    invalidates: touched,
    onDone: () => toast.success(say(words.sent, { code })),
  });
  const reject = useVerb(rejectNote, {
    invalidates: touched,
    onDone: () => {
      setRejecting(false);
      toast.success(say(words.rejected, { code }));
    },
  });
  if (!note) return { actions: [], dialog: null };
  const ask = async () => {
    const question = { title: say(words.sendSure, { code }), detail: say(words.sendDetail) };
    if (await confirm(question)) send.mutate({ noteIds: [note.id] });
  };
  const actions: PageAction[] = [];
  if (note.may.includes("send")) {
    actions.push({
      words: note.syncStatus === "Rejected" ? words.sendAgain : words.send,
      icon: <SendOutlined />,
      run: () => void ask(),
      busy: send.isPending,
    });
  }
  if (note.may.includes("reject")) {
    actions.push({
      words: words.reject,
      icon: <RollbackOutlined />,
      run: () => setRejecting(true),
    });
  }
  return {
    actions,
    dialog: isRejecting ? (
      <ReasonDialog
        title={say(words.rejectSure, { code })}
        detail={say(words.rejectDetail)}
        yes={words.reject}
        no={partWords.keepIt}
        busy={reject.isPending}
        required
        onGiven={(reasonReject) =>
          reject.mutate({ id: note.id, version: note.version, reasonReject })
        }
        onClose={() => setRejecting(false)}
      />
    ) : null,
  };
}
