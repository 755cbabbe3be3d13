import type { ResourceCalls } from "@fairway/core/resource/calls.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import { listAgreements } from "../contract.ts";
import { agreementTemplate, importAgreements, uploadAgreements } from "../contractSheet.ts";
import { agreementSheet } from "../model/agreementSheet.ts";
import { partnerPlaces, partnerTypeAt } from "@fairway/areas/partner/web/partnerPlaces.ts";

const calls: ResourceCalls = {
  paging: listAgreements,
  template: agreementTemplate,
  upload: uploadAgreements,
  import: importAgreements,
};

/** Imports agreements of customers or agents from a sheet. */
export default function AgreementImport() {
  const type = partnerTypeAt(useAddress().path);
  return <ResourceImport resource={agreementSheet} calls={calls} back={partnerPlaces[type].list} />;
}
