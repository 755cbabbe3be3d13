import { type CallSpec, call } from "@fairway/core/contract/call.ts";
import { done, id, pageOf } from "@fairway/core/contract/shapes.ts";
import { resourceCalls } from "@fairway/core/resource/calls.ts";
import {
  criteriaShape,
  inputShape,
  pagingAsSent,
  recordShape,
  rowShape,
  writtenShape,
} from "@fairway/core/resource/shapes.ts";
import { z } from "zod";
import { airline } from "./model/airline.ts";
import { area } from "./model/area.ts";
import { bank } from "./model/bank.ts";
import { charge } from "./model/charge.ts";
import { chargeAccounts, chargeDefaultAccount } from "./model/chargeDefaultAccount.ts";
import { chargeGroup } from "./model/chargeGroup.ts";
import { chartOfAccounts } from "./model/chartOfAccounts.ts";
import { city } from "./model/city.ts";
import { commodity } from "./model/commodity.ts";
import { commodityGroup } from "./model/commodityGroup.ts";
import { country } from "./model/country.ts";
import { currency } from "./model/currency.ts";
import { district } from "./model/district.ts";
import { documentType } from "./model/documentType.ts";
import { incoterm } from "./model/incoterm.ts";
import { incotermCharge, incotermChargeRow } from "./model/incotermCharge.ts";
import { oldAddress } from "./model/oldAddress.ts";
import { port } from "./model/port.ts";
import { stage } from "./model/stage.ts";
import { marginReason } from "./model/marginReason.ts";
import { stageSet } from "./model/stageSet.ts";
import { stageTask } from "./model/stageTask.ts";
import { standardCharge } from "./model/standardCharge.ts";
import { unit } from "./model/unit.ts";
import { vatRate } from "./model/vatRate.ts";
import { ward } from "./model/ward.ts";
import { warehouse } from "./model/warehouse.ts";

export const countryCalls = resourceCalls(country);
export const currencyCalls = resourceCalls(currency);
export const unitCalls = resourceCalls(unit);
export const chargeGroupCalls = resourceCalls(chargeGroup);
export const chargeCalls = resourceCalls(charge, ["get", "add", "update"]);
export const chargeDefaultAccountCalls = resourceCalls(chargeDefaultAccount);
export const commodityGroupCalls = resourceCalls(commodityGroup);
export const commodityCalls = resourceCalls(commodity);
export const portCalls = resourceCalls(port);
export const incotermCalls = resourceCalls(incoterm, [
  "paging",
  "get",
  "add",
  "update",
  "remove",
  "allowDelete",
]);
export const cityCalls = resourceCalls(city);
export const districtCalls = resourceCalls(district);
export const wardCalls = resourceCalls(ward);
export const areaCalls = resourceCalls(area);
export const airlineCalls = resourceCalls(airline);
export const warehouseCalls = resourceCalls(warehouse);
export const stageSetCalls = resourceCalls(stageSet);
export const stageTaskCalls = resourceCalls(stageTask);
export const marginReasonCalls = resourceCalls(marginReason);
export const documentTypeCalls = resourceCalls(documentType);
export const stageCalls = resourceCalls(stage);
export const bankCalls = resourceCalls(bank);
export const vatRateCalls = resourceCalls(vatRate);
export const standardChargeCalls = resourceCalls(standardCharge);

const accountCalls = resourceCalls(chartOfAccounts);
export const chartOfAccountsCalls = {
  ...accountCalls,
  // The account to delete is given in the query, not in the path.
  remove: { ...(accountCalls.remove as CallSpec), query: z.object({ id: z.string() }) },
};

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

/** The default accounts of a charge; sent lines replace all stored ones. */
const defaultAccounts = z.array(chargeAccounts).max(3);

export const getCharge = call({
  method: "GET",
  path: "CatCharge/getById/{id}",
  right: "catCharge.detail",
  params: z.object({ id: z.string() }),
  answer: recordShape(charge).extend({ defaultAccounts: z.array(chargeAccounts) }),
  summary: "A charge with its default accounts",
});

export const addCharge = call({
  method: "POST",
  path: "CatCharge/addNew",
  right: "catCharge.add",
  body: inputShape(charge).extend({
    defaultAccounts: defaultAccounts.nullish(),
    selling: z
      .object({
        code: z.string().trim().min(1).max(50),
        accountNo: z.string().max(20).nullish(),
        accountNoVat: z.string().max(20).nullish(),
      })
      .nullish(),
  }),
  answer: writtenShape,
  summary: "Add a charge with its default accounts, and its selling charge where one is named",
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
  writes: false,
  right: "signedIn",
  body: z.object({ codes: z.array(z.string()).max(500) }),
  answer: z.array(rowShape(charge)),
  summary: "Charges for given codes",
});

export const getChargesOfMyServices = call({
  method: "POST",
  path: "CatCharge/GetChargesWithCurrentUserService",
  writes: false,
  right: "signedIn",
  query: z.object({ type: z.enum(["CREDIT", "DEBIT", "OBH", "OTHER"]).optional() }),
  body: z.object({ ids: z.array(id).max(500).nullish() }),
  answer: z.array(rowShape(charge)),
  summary: "Charges of the services whose jobs I may open, for charge grids",
});

export const getListBranch = call({
  method: "GET",
  path: "CatBranch/GetListBranch",
  right: "signedIn",
  answer: z.array(
    z.object({ id: z.string(), code: z.string(), shortName: z.string(), name: z.string() }),
  ),
  summary: "Offices in use, for pickers",
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

export const getCityByCountry = call({
  method: "GET",
  path: "CatCity/GetCityByCountry",
  right: "signedIn",
  query: z.object({ countryId: z.string().optional() }),
  answer: z.array(rowShape(city)),
  summary: "Cities or provinces of a country",
});

export const getDistrictByCity = call({
  method: "GET",
  path: "CatDistrict/getDistrictByCity",
  right: "signedIn",
  query: z.object({ cityId: z.string().optional() }),
  answer: z.array(rowShape(district)),
  summary: "Districts of a city or province",
});

export const getWardByDistrict = call({
  method: "GET",
  path: "CatWard/getWardByDistrict",
  right: "signedIn",
  query: z.object({ districtId: z.string().optional(), cityId: z.string().optional() }),
  answer: z.array(rowShape(ward)),
  summary: "Wards of a district, or of a city or province where there are no districts",
});

export const getProvinces = call({
  method: "GET",
  path: "CatPlace/GetProvinces",
  right: "signedIn",
  query: z.object({ countryId: z.string().optional() }),
  answer: z.array(rowShape(city)),
  summary: "Provinces, optionally of a country",
});

export const getAllProvinces = call({
  method: "GET",
  path: "CatPlace/GetAllProvinces",
  right: "signedIn",
  answer: z.array(rowShape(city)),
  summary: "All provinces",
});

export const getDistricts = call({
  method: "GET",
  path: "CatPlace/GetDistricts",
  right: "signedIn",
  query: z.object({ provinceId: z.string().optional() }),
  answer: z.array(rowShape(district)),
  summary: "Districts, optionally of a province",
});

export const getPlaces = call({
  method: "GET",
  path: "CatPlace",
  right: "signedIn",
  answer: z.array(z.looseObject({ id: z.string(), name: z.string().nullable() })),
  summary: "All ports and warehouses in use",
});

export const getWardsOfOldAddress = call({
  method: "GET",
  path: "CatWard/GetByOldAddress",
  right: "signedIn",
  query: z.object({
    keyword: z.string().max(200).optional(),
    oldWardCode: z.string().max(20).optional(),
    size: z.coerce.number().int().min(1).max(200).default(20),
  }),
  answer: z.array(oldAddress),
  summary: "The ward of today for an address from before 1 July 2025",
});

export const getStandardCharges = call({
  method: "POST",
  path: "CatStandardCharge/GetBy",
  writes: false,
  right: "signedIn",
  body: z.object({
    type: z.enum(["CREDIT", "DEBIT", "OBH"]).nullish(),
    transactionType: z.string().max(20),
    service: z.string().max(50).nullish(),
    serviceType: z.string().max(50).nullish(),
    office: z.string().nullish(),
  }),
  answer: z.array(rowShape(standardCharge)),
  summary: "Standard charges for a service and type",
});

const incotermInput = inputShape(incoterm).extend({
  /** One service, or all that share these charges. */
  service: z.union([z.string(), z.array(z.string()).max(20)]).nullish(),
  sellings: z.array(incotermCharge).max(200).nullish(),
  buyings: z.array(incotermCharge).max(200).nullish(),
});

export const listIncoterms = call({
  method: "POST",
  path: "CatIncoterm/Paging",
  right: "commercialIncoterm.list",
  query: pagingAsSent,
  body: criteriaShape(incoterm),
  answer: pageOf(rowShape(incoterm).extend({ userNameCreated: z.string().nullable() })),
  summary: "One page of the incoterms, each with who made it",
});

export const getIncoterm = call({
  method: "GET",
  path: "CatIncoterm/GetById/{id}",
  right: "commercialIncoterm.detail",
  params: z.object({ id: z.string() }),
  answer: recordShape(incoterm).extend({
    sellings: z.array(incotermChargeRow),
    buyings: z.array(incotermChargeRow),
  }),
  summary: "An incoterm with its usual selling and buying charges",
});

export const addIncoterm = call({
  method: "POST",
  path: "CatIncoterm/Add",
  right: "commercialIncoterm.add",
  body: incotermInput,
  answer: writtenShape,
  summary: "Add an incoterm with its usual charges",
});

export const updateIncoterm = call({
  method: "PUT",
  path: "CatIncoterm/Update",
  right: "commercialIncoterm.write",
  body: incotermInput.extend({ id: z.string(), version: z.number().int() }),
  answer: writtenShape,
  summary: "Change an incoterm; charges of a side that are sent replace the stored ones",
});

export const removeIncoterm = call({
  method: "DELETE",
  path: "CatIncoterm/delete/{id}",
  right: "commercialIncoterm.delete",
  params: z.object({ id: z.string() }),
  answer: done(z.object({ id: z.string() })),
  summary: "Delete an incoterm that is out of use and stands on no document",
});

export const mayRemoveIncoterm = call({
  method: "GET",
  path: "CatIncoterm/CheckAllowDelete/{id}",
  right: "signedIn",
  params: z.object({ id: z.string() }),
  answer: z.boolean(),
  summary: "May the caller delete this incoterm?",
});
