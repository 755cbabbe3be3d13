import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { readValues } from "@fairway/core/resource/values.ts";
import { run, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows } from "@fairway/engine/db/writeRows.ts";
import { newRow } from "@fairway/engine/resource/createRecord.ts";
import { sql } from "kysely";
import { chargeDefaultAccount } from "../model/chargeDefaultAccount.ts";
import { refuseCatalogue } from "../model/refusals.ts";

/** One entered line of default accounts. */
export interface AccountLine {
  readonly voucherType: string;
  readonly debitAccountNo?: string | null | undefined;
  readonly creditAccountNo?: string | null | undefined;
  readonly debitAccountNoVat?: string | null | undefined;
  readonly creditAccountNoVat?: string | null | undefined;
  readonly active?: boolean | null | undefined;
}

/** Returns the default accounts of charges, by charge. Does not check permissions; the caller does. */
export async function accountsOf(
  tx: Tx,
  companyId: string,
  chargeIds: readonly string[],
): Promise<(AccountLine & { chargeId: string })[]> {
  return rows(
    tx,
    sql`select charge_id, voucher_type, debit_account_no, credit_account_no,
        debit_account_no_vat, credit_account_no_vat, active
      from charge_default_account
      where company_id = ${companyId} and charge_id = any(${[...chargeIds]}::uuid[])
      order by charge_id, voucher_type`,
  );
}

/** Replaces the default accounts of a charge as a whole. Refuses: ask.invalid */
export async function replaceAccounts(
  tx: Tx,
  actor: Actor,
  chargeId: string,
  lines: readonly AccountLine[],
): Promise<void> {
  const problems: FieldRefusal[] = [];
  const read = lines.map((line, at) => {
    const found = readValues(chargeDefaultAccount, {
      ...line,
      chargeId,
      active: line.active ?? true,
    });
    const twice = lines.findIndex((each) => each.voucherType === line.voucherType) < at;
    if (twice) found.problems.push(refuseCatalogue.field("voucherType", "defaultAccount.twice"));
    for (const each of found.problems) {
      problems.push({ ...each, field: `defaultAccounts.${at}.${each.field}` });
    }
    return found.values;
  });
  refuseFields(problems);
  await run(
    tx,
    sql`delete from charge_default_account
      where company_id = ${actor.companyId} and charge_id = ${chargeId}`,
  );
  await insertRows(
    tx,
    "charge_default_account",
    read.map((values) => newRow(actor, chargeDefaultAccount, values)),
  );
}
