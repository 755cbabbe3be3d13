import { isJobClosed } from "@fairway/areas/document/model/jobClosed.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import { nextState } from "@fairway/core/steps/steps.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import type { PageAction } from "@fairway/ui/parts/PageHeader.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import {
  getShipment,
  listShipments,
  lockShipment,
  openBeforeFinish,
  unlockShipment,
  updateJobStatus,
} from "../contract.ts";
import { isOpen } from "../model/shipment.ts";
import { unlockRight } from "../model/lockRights.ts";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";
import { shipmentSteps } from "../model/shipmentSteps.ts";
import { shipmentWords as words } from "./words.ts";

/**
 * Lock, finish, reopen and cancel, each only where the job's state allows it. Verbs for which the
 * user lacks a right come last and name the users who have it.
 */
export function useJobActions(
  job: ShipmentRecord,
  askToCancel: () => void,
  askReason: (why: string) => void,
): { actions: PageAction[]; refused: PageAction[]; dangerous: PageAction[] } {
  const say = useSay();
  const language = useLanguage();
  const client = useClient();
  const confirm = useConfirm();
  const may = useMay();
  const whyNot = useWhyNot();
  const after = { invalidates: [getShipment, listShipments] };
  const lock = useVerb(lockShipment, after);
  const unlock = useVerb(unlockShipment, after);
  const reopen = useVerb(updateJobStatus, after);
  const finish = useVerb(updateJobStatus, {
    ...after,
    quiet: true,
    onRefused: (refusal) => {
      // The job is finished with the reason of its margin.
      if (refusal.fields.some(({ field }) => field === "marginReasonId"))
        askReason(refusal.message);
      else toast.error(refusal.message);
    },
  });
  const { jobNo, id } = job;
  const { menu } = serviceOf(job.transactionType);
  const alive = !isJobClosed("canceled", job);
  const open = isOpen(job);
  const takes = (verb: string) =>
    open && nextState(shipmentSteps, job.currentStatus, verb) !== null;
  const step = (
    verb: string,
    fits: boolean,
    /** The first that the user lacks is named; the last where its reach does not cover the job. */
    rights: readonly Permission[],
    label: Words,
    /** The question before it; null where the step asks itself. */
    ask: Words | null,
    run: () => void,
  ): PageAction[] => {
    if (!fits) return [];
    const lacking = rights.find((right) => !may(right)) ?? (rights.at(-1) as Permission);
    const why = whyNot(lacking, !job.may.includes(verb));
    const confirmed = ask ? { confirm: { title: say(ask, { jobNo }) } } : {};
    return [{ words: label, run, why, ...confirmed }];
  };
  const onJobs = (right: string): Permission[] => [`${menu}.${right}`, `${menu}.write`];
  /** Asks with what is open on the job; without that answer the question is still asked. */
  const askToFinish = async () => {
    const [{ openWords, sayOpen }, told] = await Promise.all([
      import("./sayOpen.ts"),
      client.ask(openBeforeFinish, { jobId: id }).catch((fault: Error) => fault.message),
    ]);
    const found = typeof told === "string" ? [told] : sayOpen(told, language);
    const lines =
      found.length > 0 ? [say(openWords.title), ...found.map((each) => `– ${each}`)] : [];
    const title = say(words.finishAsk, { jobNo });
    const detail = [...lines, say(openWords.readOnly)].join("\n");
    if (await confirm({ title, detail })) finish.mutate({ jobId: id, status: "Finish" });
  };
  const steps = [
    ...step("finish", takes("finish"), onJobs("FinishShipment"), words.finish, null, () => {
      void askToFinish();
    }),
    ...step(
      "reopen",
      takes("reopen"),
      onJobs("ReopenShipment"),
      words.reopen,
      words.reopenAsk,
      () => reopen.mutate({ jobId: id, status: "Reopen" }),
    ),
    ...step("lock", open, onJobs("LockShipment"), words.lock, words.lockAsk, () =>
      lock.mutate({ id }),
    ),
    ...step("unlock", !open && alive, [unlockRight], words.unlock, words.unlockAsk, () =>
      unlock.mutate({ id }),
    ),
  ];
  const why = whyNot(`${menu}.delete`, !job.may.includes("cancel"));
  return {
    actions: steps.filter((each) => !each.why),
    refused: steps.filter((each) => each.why),
    dangerous: open ? [{ words: words.cancel, run: askToCancel, why }] : [],
  };
}
