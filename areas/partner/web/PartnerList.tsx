import { getAllOffices } from "@fairway/areas/organisation/contract.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import type { ResourceCalls } from "@fairway/core/resource/calls.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { useState } from "react";
import {
  addPartner,
  exportPartners,
  getPartnerById,
  listPartners,
  updatePartner,
} from "../contract.ts";
import { contractTypes } from "../model/agreement.ts";
import { type PartnerType, partnerOf } from "../model/partner.ts";
import { bankApprovers } from "../model/partnerBank.ts";
import { partnerMenus } from "../model/partnerMenus.ts";
import { AgreementExport } from "./AgreementExport.tsx";
import { AgreementRows } from "./AgreementRows.tsx";
import { partnerPlaces, partnerTypeAt } from "./partnerPlaces.ts";
import { partnerWords } from "./words.ts";

const calls: ResourceCalls = {
  paging: listPartners,
  get: getPartnerById,
  add: addPartner,
  update: updatePartner,
  export: exportPartners,
};

const commercial = [
  "accountNo",
  "shortName",
  "taxCode",
  "salePersonId",
  "userCreated",
  "addressEn",
  "active",
];

const suppliers = [
  "accountNo",
  "shortName",
  "taxCode",
  "partnerGroup",
  "addressEn",
  "tel",
  "active",
  "userCreated",
  "fax",
];

// Beside what stands on the partner itself.
const byAgreement = [{ name: "agreementType", label: partnerWords.type, of: contractTypes }];

const titles = {
  Supplier: partnerWords.supplier,
  Customer: partnerWords.customer,
  Agent: partnerWords.agent,
} as const;

function declaredFor(type: PartnerType): Resource {
  const declared = partnerOf(type);
  const columns = type === "Supplier" ? suppliers : commercial;
  return { ...declared, title: titles[type], list: { ...declared.list, columns } };
}

const declared = {
  Supplier: declaredFor("Supplier"),
  Customer: declaredFor("Customer"),
  Agent: declaredFor("Agent"),
} as const;

/** The list of customers, agents or suppliers, by the address it stands at. */
export default function PartnerList() {
  const whyNot = useWhyNot();
  const may = useMay();
  const approver = bankApprovers.find(may) ?? bankApprovers[0];
  const { path, go } = useAddress();
  const type = partnerTypeAt(path);
  const places = partnerPlaces[type];
  const [exporting, setExporting] = useState(false);
  const offices = useAsk(getAllOffices, {}, { when: type === "Supplier", fresh: 300_000 });
  const codes = new Map(offices.data?.map((each) => [each.id, each.code]));
  return (
    <>
      <ResourceList
        key={type}
        name={`partner ${type}`}
        resource={declared[type]}
        calls={calls}
        also={{ partnerType: type }}
        moreFilters={type === "Supplier" ? [] : byAgreement}
        addAt={places.add}
        importAt={`${places.list}/import`}
        actions={[
          ...(type === "Supplier"
            ? [
                {
                  words: partnerWords.bankImport,
                  why: whyNot("catPartnerdata.import") ?? whyNot(approver),
                  run: () => go(`${places.list}/importBank`),
                },
              ]
            : [
                {
                  words: partnerWords.agreementImport,
                  why: whyNot(`${partnerMenus[type]}.import`),
                  run: () => go(`${places.list}/importContract`),
                },
              ]),
          {
            words: partnerWords.exportAgreements,
            why: whyNot(`${partnerMenus[type]}.export`),
            run: () => setExporting(true),
          },
        ]}
        extraColumns={
          type === "Supplier"
            ? [
                {
                  key: "officeId",
                  title: partnerWords.offices,
                  width: 100,
                  read: (row) => codes.get(String(row["officeId"])) ?? "",
                },
              ]
            : []
        }
        // A tax code with a reference behind it is longer than other codes.
        widths={{ accountNo: 150, taxCode: 130 }}
        {...(type === "Supplier"
          ? {}
          : { expand: (row) => <AgreementRows partnerId={String(row["id"])} /> })}
        open={(row) => `${places.detail}/${String(row["id"])}`}
      />
      {exporting ? <AgreementExport type={type} onClose={() => setExporting(false)} /> : null}
    </>
  );
}
