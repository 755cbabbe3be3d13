import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { cacheKey } from "@fairway/ui/client/useAsk.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { getPartnerById, listPartners } from "@fairway/areas/partner/contract.ts";
import {
  confirmAgreement,
  listAgreements,
  rejectAgreement,
  removeAgreement,
  switchAgreement,
} from "../contract.ts";
import { agreementWords as words } from "./words.ts";

/** The verbs on an agreement in a list. */
export function useAgreementVerbs() {
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const confirm = useConfirm();
  const refresh = () => {
    for (const call of [listAgreements, getPartnerById, listPartners]) {
      void cache.invalidateQueries({ queryKey: cacheKey(call) });
    }
  };
  const switchTo = async (id: string, on: boolean, replace = false): Promise<void> => {
    try {
      const ask = { id, flag: on ? "true" : "false", ...(replace ? { replace: "true" } : {}) };
      await client.ask(
        switchAgreement,
        ask as Parameters<typeof client.ask<typeof switchAgreement>>[1],
      );
      toast.success(say(on ? words.activated : words.deactivated));
      refresh();
    } catch (fault) {
      const overlaps = fault instanceof Refusal && fault.code === "agreement.overlaps";
      if (!overlaps) return toast.error((fault as Error).message);
      const question = { title: say(words.replaceTitle), detail: (fault as Error).message };
      if (await confirm(question)) await switchTo(id, on, true);
    }
  };
  const remove = async (id: string, partnerId: string): Promise<boolean> => {
    try {
      await client.ask(removeAgreement, { id, partnerId });
      toast.success(say(words.agreementDeleted));
      refresh();
      return true;
    } catch (fault) {
      toast.error((fault as Error).message);
      return false;
    }
  };
  const step = async (
    call: typeof confirmAgreement | typeof rejectAgreement,
    ask: { readonly partnerId: string; readonly contractId: string; readonly comment?: string },
  ): Promise<boolean> => {
    try {
      await client.ask(call, ask as never);
      toast.success(say(call === confirmAgreement ? words.confirmed : words.rejected));
      refresh();
      return true;
    } catch (fault) {
      toast.error((fault as Error).message);
      return false;
    }
  };
  return { switchTo, remove, refresh, step };
}
