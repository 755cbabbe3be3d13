import type { ResourceCalls } from "@fairway/core/resource/calls.ts";
import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import { bankTemplate, importBanks, uploadBanks } from "../contractImport.ts";
import { listPartnerBanks } from "../contractTabs.ts";
import { bankSheet } from "../model/bankSheet.ts";
import { partnerPlaces } from "./partnerPlaces.ts";

const calls: ResourceCalls = {
  paging: listPartnerBanks,
  template: bankTemplate,
  upload: uploadBanks,
  import: importBanks,
};

/** Imports bank accounts of partners from a sheet of the accounting department. */
export default function BankImport() {
  return <ResourceImport resource={bankSheet} calls={calls} back={partnerPlaces.Supplier.list} />;
}
