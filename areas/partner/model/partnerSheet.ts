import type { Field } from "@fairway/core/resource/field.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { accountNoOf, groupsOfType, partnerOf } from "./partner.ts";
import { type PartnerType } from "./partnerTypes.ts";

const names = ["shortName", "partnerNameEn", "partnerNameVn", "partnerLocation"] as const;
const numbers = ["taxCode", "internalReferenceNo"] as const;
const places = [
  "addressShippingEn",
  "addressShippingVn",
  "countryShippingId",
  "provinceShippingName",
  "zipCodeShipping",
  "addressEn",
  "addressVn",
  "countryId",
  "provinceName",
  "zipCode",
] as const;
const contact = [
  "contactPerson",
  "tel",
  "fax",
  "workPhoneEx",
  "email",
  "billingEmail",
  "billingPhone",
] as const;

/** The columns of a sheet of suppliers and carriers, as partner data is imported: 36. */
const ofPartnerData = [
  ...names,
  ...numbers,
  "partnerMode",
  "internalCode",
  "parentId",
  "partnerGroup",
  "coLoaderCode",
  "creditPayment",
  ...places,
  ...contact,
  "bankAccountNo",
  "bankAccountName",
  "bankAccountAddress",
  "swiftCode",
  "roundUpMethod",
  "applyDim",
  "note",
] as const;

/** The columns of a sheet of customers or agents: 24. */
const ofCommercial = [...names, ...numbers, "parentId", ...places, ...contact] as const;

const alsoNeeded = ["addressShippingEn", "addressShippingVn", "countryShippingId", "countryId"];
/** The fields that identify the partner of a row. */
const identity = ["accountNo", "taxCode", "internalReferenceNo"];
/** What a row has without being asked for it. */
export const madeCells = ["accountNo", "partnerType", "partnerGroup"] as const;

/** All groups that can be chosen on partner data; the form adds that it is a supplier. */
const everyGroup = ["CARRIER", "CONSIGNEE", "SHIPPER", "STAFF", "PERSONAL", "SUPPLIER"];

/** The declaration as a sheet of one screen has it: its columns, and what a row must have. */
export function partnerSheet(type: PartnerType): Resource {
  return sheets[type];
}

function sheetOf(type: PartnerType): Resource {
  const declared = partnerOf(type);
  const fields = Object.entries(declared.fields).map(([name, spec]): [string, Field] => [
    name,
    {
      ...spec,
      ...(alsoNeeded.includes(name) ? { optional: false } : {}),
      ...(identity.includes(name) ? { locked: true } : {}),
    },
  ]);
  return {
    ...declared,
    fields: Object.fromEntries(fields),
    unique: [["accountNo"]],
    excel: type === "Supplier" ? ofPartnerData : ofCommercial,
  };
}
const sheets = {
  Customer: sheetOf("Customer"),
  Agent: sheetOf("Agent"),
  Supplier: sheetOf("Supplier"),
} as const;

type Cells = Readonly<Record<string, string | null>>;

/**
 * The cells of a row with what follows from them: the number, the type and the groups.
 *
 * Shape: an empty reference to a main partner is left out, so that it is found again or stays.
 */
export function withMadeCells(type: PartnerType, cells: Cells): Cells {
  const taxCode = cells["taxCode"]?.trim();
  const reference = cells["internalReferenceNo"]?.trim();
  const { parentId, ...rest } = cells;
  return {
    ...rest,
    ...(parentId?.trim() ? { parentId } : {}),
    accountNo: taxCode ? accountNoOf(taxCode, reference ?? null) : null,
    partnerType: type,
    partnerGroup: type === "Supplier" ? groupsIn(cells) : groupsOfType[type].join(";"),
  };
}

function groupsIn(cells: Cells): string | null {
  const said = cells["partnerGroup"]?.trim() ?? "";
  return said.toUpperCase() === "ALL" ? everyGroup.join(";") : said || null;
}
