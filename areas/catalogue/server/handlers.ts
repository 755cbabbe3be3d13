import { type Served, serve } from "@fairway/engine/http/serve.ts";
import { resourceHandlers } from "@fairway/engine/resource/resourceHandlers.ts";
import * as contract from "../contract.ts";
import { charge } from "../model/charge.ts";
import { chargeDefaultAccount } from "../model/chargeDefaultAccount.ts";
import { chargeGroup } from "../model/chargeGroup.ts";
import { commodity } from "../model/commodity.ts";
import { commodityGroup } from "../model/commodityGroup.ts";
import { country } from "../model/country.ts";
import { currency } from "../model/currency.ts";
import { incoterm } from "../model/incoterm.ts";
import { port } from "../model/port.ts";
import { serviceCodes } from "../model/serviceCodes.ts";
import { transportModes } from "../model/transportModes.ts";
import { unit, unitTypes } from "../model/unit.ts";
import { defaultsByChargeCodes, settlementCharges } from "./listChargeChoices.ts";
import { optionsOf } from "./listOptions.ts";
import { listClearancePlaces } from "./listPorts.ts";
import { addCharge, getCharge, updateCharge } from "./saveCharge.ts";

/** Every declaration of the catalogue; the database must agree with each. */
export const resources = [
  country,
  currency,
  unit,
  chargeGroup,
  charge,
  chargeDefaultAccount,
  commodityGroup,
  commodity,
  port,
  incoterm,
];

export const handlers: Served[] = [
  ...resourceHandlers(country, contract.countryCalls),
  ...resourceHandlers(currency, contract.currencyCalls),
  ...resourceHandlers(unit, contract.unitCalls),
  ...resourceHandlers(chargeGroup, contract.chargeGroupCalls),
  ...resourceHandlers(charge, contract.chargeCalls),
  ...resourceHandlers(chargeDefaultAccount, contract.chargeDefaultAccountCalls),
  ...resourceHandlers(commodityGroup, contract.commodityGroupCalls),
  ...resourceHandlers(commodity, contract.commodityCalls),
  ...resourceHandlers(port, contract.portCalls),
  ...resourceHandlers(incoterm, contract.incotermCalls),
  serve(contract.getUnitTypes, optionsOf(unitTypes)),
  serve(contract.getModeOfTransport, optionsOf(transportModes)),
  serve(contract.getListServices, optionsOf(serviceCodes)),
  serve(contract.getByModeTran, listClearancePlaces),
  serve(contract.getCharge, getCharge),
  serve(contract.addCharge, addCharge),
  serve(contract.updateCharge, updateCharge),
  serve(contract.getDefaultByChargeCodes, defaultsByChargeCodes),
  serve(contract.settlePaymentCharges, settlementCharges),
];
