import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { type Served, serve } from "@fairway/engine/http/serve.ts";
import { resourceHandlers } from "@fairway/engine/resource/resourceHandlers.ts";
import * as contract from "../contract.ts";
import * as log from "../contractLog.ts";
import { airline } from "../model/airline.ts";
import { area } from "../model/area.ts";
import { bank } from "../model/bank.ts";
import { charge } from "../model/charge.ts";
import { chargeDefaultAccount } from "../model/chargeDefaultAccount.ts";
import { chargeGroup } from "../model/chargeGroup.ts";
import { chartOfAccounts } from "../model/chartOfAccounts.ts";
import { city } from "../model/city.ts";
import { commodity } from "../model/commodity.ts";
import { commodityGroup } from "../model/commodityGroup.ts";
import { country } from "../model/country.ts";
import { currency } from "../model/currency.ts";
import { district } from "../model/district.ts";
import { documentType } from "../model/documentType.ts";
import { incoterm } from "../model/incoterm.ts";
import { marginReason } from "../model/marginReason.ts";
import { port } from "../model/port.ts";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { stage } from "../model/stage.ts";
import { stageSet } from "../model/stageSet.ts";
import { stageTask } from "../model/stageTask.ts";
import { standardCharge } from "../model/standardCharge.ts";
import { transportModes } from "../model/transportModes.ts";
import { unit, unitTypes } from "../model/unit.ts";
import { vatRate } from "../model/vatRate.ts";
import { ward } from "../model/ward.ts";
import { warehouse } from "../model/warehouse.ts";
import "./constraints.ts";
import "./countrySpellings.ts";
import { activateDocumentTypes } from "./activateDocumentTypes.ts";
import { categoryLog, logCategories } from "./categoryLog.ts";
import { chargesOfMyServices } from "./chargesOfMyServices.ts";
import { wardsOfOldAddress } from "./findWards.ts";
import { logDeclared } from "./logKinds.ts";
import { listBranches } from "./listBranches.ts";
import { defaultsByChargeCodes, settlementCharges } from "./listChargeChoices.ts";
import { listIncoterms } from "./listIncoterms.ts";
import { citiesOf, districtsOf, wardsOf } from "./listLocations.ts";
import { optionsOf } from "./listOptions.ts";
import { listPlaces } from "./listPlaces.ts";
import { listClearancePlaces } from "./listPorts.ts";
import { listStandardCharges } from "./listStandardCharges.ts";
import { removeDocumentType } from "./removeDocumentType.ts";
import { mayRemoveIncoterm, removeIncoterm } from "./removeIncoterm.ts";
import { addCharge, getCharge, updateCharge } from "./saveCharge.ts";
import { addIncoterm, getIncoterm, updateIncoterm } from "./saveIncoterm.ts";

/** All declarations of the catalogue; a test compares them with the database. */
export const resources = [
  country,
  currency,
  unit,
  chargeGroup,
  charge,
  chargeDefaultAccount,
  commodityGroup,
  commodity,
  area,
  airline,
  city,
  district,
  ward,
  warehouse,
  port,
  incoterm,
  stage,
  stageSet,
  stageTask,
  documentType,
  marginReason,
  bank,
  chartOfAccounts,
  standardCharge,
  vatRate,
];

logDeclared(resources as unknown as Resource[]);

const { activate: activateTypes, remove: removeType, ...typeCalls } = contract.documentTypeCalls;

export const handlers: Served[] = [
  ...resourceHandlers(country, contract.countryCalls),
  ...resourceHandlers(currency, contract.currencyCalls),
  ...resourceHandlers(unit, contract.unitCalls),
  ...resourceHandlers(chargeGroup, contract.chargeGroupCalls),
  ...resourceHandlers(charge, contract.chargeCalls),
  ...resourceHandlers(chargeDefaultAccount, contract.chargeDefaultAccountCalls),
  ...resourceHandlers(commodityGroup, contract.commodityGroupCalls),
  ...resourceHandlers(commodity, contract.commodityCalls),
  ...resourceHandlers(area, contract.areaCalls),
  ...resourceHandlers(airline, contract.airlineCalls),
  ...resourceHandlers(city, contract.cityCalls),
  ...resourceHandlers(district, contract.districtCalls),
  ...resourceHandlers(ward, contract.wardCalls),
  ...resourceHandlers(warehouse, contract.warehouseCalls),
  ...resourceHandlers(port, contract.portCalls),
  ...resourceHandlers(incoterm, contract.incotermCalls),
  ...resourceHandlers(stage, contract.stageCalls),
  ...resourceHandlers(stageSet, contract.stageSetCalls),
  ...resourceHandlers(stageTask, contract.stageTaskCalls),
  ...resourceHandlers(documentType, typeCalls),
  ...resourceHandlers(marginReason, contract.marginReasonCalls),
  serve(activateTypes as CallSpec, activateDocumentTypes as never),
  serve(removeType as CallSpec, removeDocumentType as never),
  ...resourceHandlers(bank, contract.bankCalls),
  ...resourceHandlers(chartOfAccounts, contract.chartOfAccountsCalls),
  ...resourceHandlers(standardCharge, contract.standardChargeCalls),
  ...resourceHandlers(vatRate, contract.vatRateCalls),
  serve(contract.getUnitTypes, optionsOf(unitTypes)),
  serve(contract.getModeOfTransport, optionsOf(transportModes)),
  serve(contract.getListServices, optionsOf(serviceNames)),
  serve(contract.getByModeTran, listClearancePlaces),
  serve(contract.getCharge, getCharge),
  serve(contract.addCharge, addCharge),
  serve(contract.updateCharge, updateCharge),
  serve(contract.getDefaultByChargeCodes, defaultsByChargeCodes),
  serve(contract.getChargesOfMyServices, chargesOfMyServices),
  serve(contract.getListBranch, listBranches),
  serve(contract.settlePaymentCharges, settlementCharges),
  serve(contract.getCityByCountry, citiesOf),
  serve(contract.getDistrictByCity, districtsOf),
  serve(contract.getWardByDistrict, wardsOf),
  serve(contract.getProvinces, citiesOf),
  serve(contract.getAllProvinces, (tx, actor) => citiesOf(tx, actor, {})),
  serve(contract.getDistricts, (tx, actor, ask) =>
    districtsOf(tx, actor, { cityId: ask.provinceId }),
  ),
  serve(contract.getWardsOfOldAddress, wardsOfOldAddress),
  serve(contract.getPlaces, listPlaces),
  serve(contract.getStandardCharges, listStandardCharges),
  serve(log.getLogCategories, logCategories),
  serve(log.pageCategoryLog, categoryLog),
  serve(contract.listIncoterms, listIncoterms),
  serve(contract.getIncoterm, getIncoterm),
  serve(contract.addIncoterm, addIncoterm),
  serve(contract.updateIncoterm, updateIncoterm),
  serve(contract.removeIncoterm, removeIncoterm),
  serve(contract.mayRemoveIncoterm, mayRemoveIncoterm),
];
