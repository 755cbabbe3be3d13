import * as contract from "@fairway/areas/advance/contract.ts";
import { approveAdvance, saveAndSend } from "@fairway/areas/advance/server/advanceApproval.ts";
import { billsForAdvance } from "@fairway/areas/advance/server/billsForAdvance.ts";
import { addAdvance } from "@fairway/areas/advance/server/saveAdvance.ts";
import { unlockForm } from "@fairway/areas/unlock/model/unlockRequest.ts";
import { addUnlock } from "@fairway/areas/unlock/server/saveUnlock.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { FoundedCompany } from "./demonstrationCompany.ts";

/**
 * Asks for advances of an officer: one is approved and asked to be unlocked, one waits for the manager,
 * one is not sent.
 */
export async function seedAdvances(tx: Tx, company: FoundedCompany): Promise<void> {
  const day = today();
  const officer = company.acting("thang", day);
  // Every job number has a stroke.
  const bills = await billsForAdvance(tx, officer, { keyword: "/" });
  const form = (amounts: readonly string[], currencyId = "VND") =>
    contract.addAdvance.body.parse({
      requestDate: day,
      dueDate: addDays(day, 1),
      currencyId,
      advanceRequests: amounts.flatMap((amount, at) => {
        const bill = bills[at % bills.length];
        const description = ["Customs fee", "Lift on", "Weighing"][at % 3];
        return bill ? [{ jobId: bill.jobId, hblid: bill.hblid, description, amount }] : [];
      }),
    });
  if (bills.length === 0) return;
  const send = (amounts: readonly string[]) =>
    saveAndSend(tx, officer, { ...form(amounts), id: null, version: null });
  const { data: done } = await send(["2500000", "1800000"]);
  for (const approver of ["long", "lan"]) {
    await approveAdvance(tx, company.acting(approver, day), { advanceId: done.id });
  }
  await addUnlock(
    tx,
    officer,
    unlockForm.parse({
      subject: "Unlock Advance",
      unlockType: "Advance",
      jobs: [{ objectId: done.id, reason: "Lift on was charged twice" }],
      generalReason: null,
    }),
  );
  await send(["6500000", "4400000", "3250000"]);
  await addAdvance(tx, officer, form(["150.01", "80.51"], "USD"));
}
