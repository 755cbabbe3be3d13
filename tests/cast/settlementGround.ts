import { setModes } from "./approvedPaper.ts";
import * as contract from "@fairway/areas/settlement/contract.ts";
import {
  approveSettlement,
  saveAndSendSettlement,
} from "@fairway/areas/settlement/server/settlementApproval.ts";
import { updateRate } from "@fairway/areas/rate/server/updateRate.ts";
import { type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { castActor } from "./actors.ts";
import { writeAdvanceGround } from "./advanceGround.ts";
import { companyId } from "./people.ts";
import { ground } from "./shippingGround.ts";

/** The day of the settlements of tests, with a rate of 25,437.35 VND for one dollar. */
export const settlementDay = "2026-03-20";

/** The charges of settlements in tests. */
export const costs = {
  lift: newId(),
  inspection: newId(),
  trucking: newId(),
  portFee: newId(),
  quarantine: newId(),
  freight: newId(),
  sundry: newId(),
} as const;

/** Writes what settlements need: advances, charges, the approval of settlements, the day's rate. */
export async function writeSettlementGround(tx: Tx): Promise<void> {
  await writeAdvanceGround(tx);
  await setModes(tx, { flow: "Approval", type: "Settlement" });
  await updateRate(tx, castActor("administrator"), {
    effectiveOn: settlementDay,
    currencyTo: "VND",
    rateReason: null,
    rates: [{ currencyFrom: "USD", rate: "25437.35" }],
  });
  await insertRows(
    tx,
    "charge",
    (
      [
        [costs.lift, "B_LIFT", "CREDIT"],
        [costs.inspection, "B_INSPECT", "CREDIT"],
        [costs.trucking, "B_TRUCK", "CREDIT"],
        [costs.portFee, "O_INFRA", "OBH"],
        [costs.quarantine, "O_QUARANTINE", "OBH"],
        [costs.freight, "S_OF", "DEBIT"],
        [costs.sundry, "X_SUNDRY", "OTHER"],
      ] as const
    ).map(([id, code, type]) => ({
      companyId,
      id,
      code,
      chargeNameEn: code,
      chargeNameVn: code,
      type,
      serviceTypeId: [],
      officeIds: [],
    })),
  );
}

/** A line that is born on a settlement: bought of the carrier, or on behalf of the customer. */
export const directLineOf = (
  hblid: string,
  type: "BUY" | "OBH" | "SELL" | "OTHER",
  line: Readonly<Record<string, unknown>>,
) => ({
  hblid,
  type,
  quantity: "1",
  unitId: ground.hc40,
  currencyId: "VND",
  vatrate: "0",
  paymentObjectId: type === "BUY" || type === "OTHER" ? ground.carrier : ground.customer,
  payerId: type === "OBH" ? ground.carrier : null,
  exchangeDate: settlementDay,
  ...line,
});

/** A settlement of new costs as it is keyed. */
export const directFormOf = (
  currencyId: string,
  direct: readonly object[],
  change: object = {},
) => ({
  requestDate: settlementDay,
  dueDate: settlementDay,
  settlementType: "DIRECT",
  currencyId,
  direct,
  ...change,
});

/** Saves a settlement and sends it. */
export const sendSettlementOf = async (tx: Tx, ask: object, actor = castActor("documentation")) =>
  (await saveAndSendSettlement(tx, actor, contract.saveAndSendSettlement.body.parse(ask))).data;

/** Approves a sent settlement to Done. */
export async function approvedSettlement(tx: Tx, settlementId: string) {
  await approveSettlement(tx, castActor("manager"), { settlementId });
  return (await approveSettlement(tx, castActor("accountant"), { settlementId })).data;
}
