import { userPicker } from "@fairway/areas/organisation/web/pickers.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { PickerInput } from "@fairway/ui/form/PickerInput.tsx";
import type { PageAction } from "@fairway/ui/parts/PageHeader.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { ReasonDialog } from "@fairway/ui/parts/ReasonDialog.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Modal } from "antd";
import { type ReactNode, useState } from "react";
import { getPartnerById, listPartners } from "../contract.ts";
import { rejectPartner, requestPartner, updateInfoForPartner } from "../contractLife.ts";
import { sendPartners } from "../contractTabs.ts";
import { MergeDialog } from "./MergeDialog.tsx";
import { sameWords } from "./sameWords.ts";
import { lifeTexts as words } from "./lifeWords.ts";

/** The steps of a partner's life as actions of its page, and the dialog one of them may need. */
export function usePartnerVerbs(row: AnyRow | null): {
  readonly actions: readonly (PageAction | false)[];
  readonly dialog: ReactNode;
} {
  const say = useSay();
  const [open, setOpen] = useState<"reject" | "owner" | "merge" | null>(null);
  const [owner, setOwner] = useState<string | null>(null);
  const id = String(row?.["id"] ?? "");
  const may = (verb: string) => ((row?.["may"] ?? []) as readonly string[]).includes(verb);
  const told = (text: { readonly en: string; readonly vi: string }) => ({
    invalidates: [getPartnerById, listPartners],
    onDone: () => {
      toast.success(say(text));
      setOpen(null);
    },
  });
  const request = useVerb(requestPartner, told(words.requested));
  const reject = useVerb(rejectPartner, told(words.rejected));
  const reassign = useVerb(updateInfoForPartner, told(words.ownerChanged));
  const send = useVerb(sendPartners, told(words.accountingDone));
  const actions = [
    may("requestApproval") && {
      words: words.request,
      busy: request.isPending,
      confirm: { title: say(words.requestTitle) },
      run: () => request.mutate({ partnerId: id }),
    },
    may("reject") && { words: words.reject, run: () => setOpen("reject") },
    may("changeOwner") && { words: words.changeOwner, run: () => setOpen("owner") },
    may("merge") && { words: sameWords.merge, run: () => setOpen("merge") },
    may("sendToAccounting") && {
      words: words.accounting,
      busy: send.isPending,
      confirm: { title: say(words.accountingTitle), detail: say(words.accountingDetail) },
      run: () => send.mutate({ ids: [id] }),
    },
  ];
  const giveTo = () => {
    if (!owner) return toast.error(say(words.ownerMissing));
    const ask = { id, version: Number(row?.["version"]), userCreated: owner };
    reassign.mutate(ask as Parameters<typeof reassign.mutate>[0]);
  };
  const dialog =
    open === "merge" && row ? (
      <MergeDialog row={row} onClose={() => setOpen(null)} />
    ) : open === "reject" ? (
      <ReasonDialog
        title={say(words.rejectTitle)}
        yes={words.reject}
        no={partWords.cancel}
        busy={reject.isPending}
        onGiven={(comment) => reject.mutate({ partnerId: id, comment })}
        onClose={() => setOpen(null)}
      />
    ) : open === "owner" ? (
      <Modal
        open
        title={say(words.changeOwner)}
        okText={say(partWords.save)}
        cancelText={say(partWords.cancel)}
        okButtonProps={{ loading: reassign.isPending }}
        onOk={giveTo}
        onCancel={() => setOpen(null)}
      >
        <p className="fw-quiet">{say(words.ownerHint)}</p>
        <PickerInput
          id="new-owner"
          label={say(words.newOwner)}
          source={userPicker}
          value={owner}
          onChange={setOwner}
        />
      </Modal>
    ) : null;
  return { actions, dialog };
}
