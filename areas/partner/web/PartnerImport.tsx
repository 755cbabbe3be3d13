import type { ResourceCalls } from "@fairway/core/resource/calls.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import { listPartners } from "../contract.ts";
import {
  commercialTemplate,
  importCommercial,
  importPartners,
  partnerTemplate,
  uploadCommercial,
  uploadPartners,
} from "../contractImport.ts";
import { partnerSheet } from "../model/partnerSheet.ts";
import { partnerPlaces, partnerTypeAt } from "./partnerPlaces.ts";
import { partnerWords as words } from "./words.ts";

const ofPartnerData: ResourceCalls = {
  paging: listPartners,
  template: partnerTemplate,
  upload: uploadPartners,
  import: importPartners,
};
const ofCommercial: ResourceCalls = {
  paging: listPartners,
  template: commercialTemplate,
  upload: uploadCommercial,
  import: importCommercial,
};
const titles = {
  Supplier: words.supplier,
  Customer: words.customer,
  Agent: words.agent,
} as const;

/** Imports suppliers, customers or agents from a sheet, depending on the address. */
export default function PartnerImport() {
  const type = partnerTypeAt(useAddress().path);
  const supplier = type === "Supplier";
  return (
    <ResourceImport
      key={type}
      resource={{ ...partnerSheet(type), title: titles[type] }}
      calls={supplier ? ofPartnerData : ofCommercial}
      back={partnerPlaces[type].list}
      also={supplier ? {} : { type }}
    />
  );
}
