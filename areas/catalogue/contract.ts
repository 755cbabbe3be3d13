import { call } from "@fairway/core/contract/call.ts";
import { resourceCalls } from "@fairway/core/resource/calls.ts";
import { inputShape, recordShape, rowShape, writtenShape } from "@fairway/core/resource/shapes.ts";
import { z } from "zod";
import { charge } from "./model/charge.ts";
import { chargeDefaultAccount } from "./model/chargeDefaultAccount.ts";
import { chargeGroup } from "./model/chargeGroup.ts";
import { commodity } from "./model/commodity.ts";
import { commodityGroup } from "./model/commodityGroup.ts";
import { country } from "./model/country.ts";
import { currency } from "./model/currency.ts";
import { incoterm } from "./model/incoterm.ts";
import { port } from "./model/port.ts";
import { unit } from "./model/unit.ts";

export const countryCalls = resourceCalls(country);
export const currencyCalls = resourceCalls(currency);
export const unitCalls = resourceCalls(unit);
export const chargeGroupCalls = resourceCalls(chargeGroup);
export const chargeCalls = resourceCalls(charge, ["get", "add", "update"]);
export const chargeDefaultAccountCalls = resourceCalls(chargeDefaultAccount);
export const commodityGroupCalls = resourceCalls(commodityGroup);
export const commodityCalls = resourceCalls(commodity);
export const portCalls = resourceCalls(port);
export const incotermCalls = resourceCalls(incoterm);

const option = z.object({ id: z.string(), name: z.string() });

export const getUnitTypes = call({
  method: "GET",
  path: "CatUnit/GetUnitTypes",
  right: "signedIn",
  answer: z.array(option),
  summary: "Types of unit for the unit form",
});

export const getModeOfTransport = call({
  method: "GET",
  path: "CatPlace/GetModeOfTransport",
  right: "signedIn",
  answer: z.array(option),
  summary: "Modes of transport for the port form",
});

export const getByModeTran = call({
  method: "GET",
  path: "CatPlace/GetByModeTran",
  right: "signedIn",
  answer: z.array(rowShape(port)),
  summary: "Ports reached inland and by sea, where goods are cleared",
});

export const getListServices = call({
  method: "GET",
  path: "CatCharge/GetListServices",
  right: "signedIn",
  answer: z.array(option),
  summary: "Services offered on the charge form",
});

const accounts = z.object({
  voucherType: z.string(),
  debitAccountNo: z.string().nullish(),
  creditAccountNo: z.string().nullish(),
  debitAccountNoVat: z.string().nullish(),
  creditAccountNoVat: z.string().nullish(),
  active: z.boolean().nullish(),
});

/** The lines of default accounts of a charge; sent, they replace the stored ones as a whole. */
const defaultAccounts = z.array(accounts).max(3);

export const getCharge = call({
  method: "GET",
  path: "CatCharge/getById/{id}",
  right: "catCharge.detail",
  params: z.object({ id: z.string() }),
  answer: recordShape(charge).extend({ defaultAccounts: z.array(accounts) }),
  summary: "A charge with its default accounts",
});

export const addCharge = call({
  method: "POST",
  path: "CatCharge/addNew",
  right: "catCharge.add",
  body: inputShape(charge).extend({ defaultAccounts: defaultAccounts.nullish() }),
  answer: writtenShape,
  summary: "Add a charge with its default accounts",
});

export const updateCharge = call({
  method: "PUT",
  path: "CatCharge/update",
  right: "catCharge.write",
  body: inputShape(charge).extend({
    id: z.string(),
    version: z.number().int(),
    defaultAccounts: defaultAccounts.nullish(),
  }),
  answer: writtenShape,
  summary: "Change a charge; default accounts that are sent replace the stored ones",
});

export const getDefaultByChargeCodes = call({
  method: "POST",
  path: "CatCharge/GetDefaultByChargeCodes",
  right: "signedIn",
  body: z.object({ codes: z.array(z.string()).max(500) }),
  answer: z.array(rowShape(charge)),
  summary: "Charges for given codes",
});

export const settlePaymentCharges = call({
  method: "GET",
  path: "CatCharge/SettlePaymentCharges",
  right: "signedIn",
  query: z.object({
    keySearch: z.string().max(200).optional(),
    active: z.enum(["true", "false"]).optional(),
    size: z.coerce.number().int().min(1).max(100).default(10),
  }),
  answer: z.array(rowShape(charge)),
  summary: "Charges a settlement may carry: every type but selling",
});
