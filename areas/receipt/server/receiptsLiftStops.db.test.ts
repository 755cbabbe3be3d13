import type { AgreementInput } from "@fairway/areas/agreement/model/agreementShapes.ts";
import { chargeLine } from "@fairway/areas/charge/model/chargeLine.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { usualReceivable } from "@fairway/areas/organisation/model/officeSetting.ts";
import { saveOfficeSettings } from "@fairway/areas/organisation/server/officeSettings.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { activate, agree } from "../../../tests/cast/agreedPartner.ts";
import { billInvoice, receive, takeBack } from "../../../tests/cast/billing.ts";
import { chargedJob, plainLine, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { offices } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";

const database = await testDatabase();
const { customer, bill } = chargedJob;
const terms: Partial<AgreementInput> = { creditLimit: "2000000", paymentTerm: 365 };

interface Owing {
  readonly agreementId: string;
  readonly invoice: string;
}

/** A customer who owes 2,160,000 VND of 2,000,000 on an invoice; 120 % may be used. */
async function owing(tx: Tx): Promise<Owing> {
  await writeChargedJob(tx);
  await saveOfficeSettings(tx, castActor("administrator"), {
    officeId: offices.hcm,
    version: 0,
    accountReceivable: {
      ...usualReceivable,
      applyType: "Check Point",
      applyPartner: "Both",
      creditLimit: true,
    },
  });
  const agreementId = await agree(tx, customer, terms);
  await activate(tx, agreementId);
  const { data } = await sell(tx, "1000000");
  const { id } = await billInvoice(
    tx,
    data.map((each) => each.id),
  );
  return { agreementId, invoice: id };
}

const sell = (tx: Tx, price: string) =>
  saveCharges(tx, castActor("documentation"), {
    hblid: bill,
    type: "SELL",
    charges: [chargeLine.parse(plainLine("SELL", price))],
    removed: [],
  });

/** Why 259,200 VND more, which would be 120.96 %, are not sold; nothing of it is kept. */
async function whySellingStops(tx: Tx): Promise<string[] | null> {
  await run(tx, sql`savepoint before`);
  const codes = await sell(tx, "120000").then(
    () => null,
    async (fault: unknown) =>
      (await refusal(Promise.reject(fault))).fields.map((each) => each.code),
  );
  await run(tx, sql`rollback to savepoint before`);
  return codes;
}

test.each<[string, (tx: Tx, on: Owing) => ReturnType<typeof receive>]>([
  ["on an invoice", (tx, { invoice }) => receive(tx, "20000", [invoice])],
  [
    "in advance under the agreement",
    (tx, { agreementId }) => receive(tx, "20000", [], { class: "Advance", agreementId }),
  ],
])("CK-6: money %s lifts a stop at once, and canceling the receipt brings it back", (_, pay) =>
  rolledBack(database, async (tx) => {
    const on = await owing(tx);
    expect(await whySellingStops(tx)).toEqual(["checkPoint.overLimit"]);
    const { id } = await pay(tx, on);
    expect(await whySellingStops(tx)).toBeNull();
    await takeBack(tx, id);
    expect(await whySellingStops(tx)).toEqual(["checkPoint.overLimit"]);
  }),
);
