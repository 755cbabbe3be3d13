import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { registerConstraints, type Violation } from "@fairway/engine/db/constraintRefusals.ts";
import { chargeDefaultAccount } from "../model/chargeDefaultAccount.ts";
import { refuseCatalogue } from "../model/refusals.ts";

const account = (field: string) => (violation: Violation) =>
  // The same constraint is violated when an account with booked charges is deleted.
  violation.fields.includes(field)
    ? refuseCatalogue("defaultAccount.unknown", {}, { field })
    : refuse("record.inUse", { where: chargeDefaultAccount.title });

registerConstraints({
  charge_default_account_debit_fk: account("debitAccountNo"),
  charge_default_account_credit_fk: account("creditAccountNo"),
  charge_default_account_debit_vat_fk: account("debitAccountNoVat"),
  charge_default_account_credit_vat_fk: account("creditAccountNoVat"),
  commodity_one_default_key: () =>
    refuseCatalogue("commodity.oneDefault", {}, { field: "isDefault" }),
  vat_rate_once_a_day: () => refuseCatalogue("vatRate.overlaps", {}, { field: "validFrom" }),
  incoterm_service_pk: ({ value }) =>
    refuseCatalogue("incoterm.serviceTaken", { service: value }, { field: "service" }),
});
