import { getAllOffices } from "@fairway/areas/organisation/contract.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import type { ResourceCalls } from "@fairway/core/resource/calls.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { soon } from "@fairway/ui/parts/later.ts";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { type ComponentType, Suspense, useState } from "react";
import {
  addPartner,
  exportPartners,
  getPartnerById,
  listPartners,
  updatePartner,
} from "../contract.ts";
import { contractTypes } from "../model/contractTypes.ts";
import { partnerOf } from "../model/partner.ts";
import { type PartnerType } from "../model/partnerTypes.ts";
import { bankApprovers } from "../model/partnerBank.ts";
import { partnerMenus } from "../model/partnerMenus.ts";
import { partnerPlaces, partnerTypeAt } from "./partnerPlaces.ts";
import { filledPartnerPlaces } from "./places.ts";
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
  "partnerNameEn",
  "salePersonId",
  "addressEn",
  "userCreated",
  "taxCode",
  "active",
];

const suppliers = [
  "accountNo",
  "shortName",
  "partnerNameEn",
  "partnerGroup",
  "tel",
  "addressEn",
  "taxCode",
  "active",
  "userCreated",
  "fax",
];

// In addition to the partner's own columns.
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

// Parts of other areas, loaded before the user opens them.
const { rows, Marks: marks, listActions } = filledPartnerPlaces();
const Rows = rows ? soon(rows) : null;
const Marks = marks ? soon(marks) : null;
const brought = listActions.map((each) => ({
  ...each,
  Dialog: "load" in each ? soon(each.load) : null,
}));

type Dialog = ComponentType<{ readonly type: PartnerType; readonly onClose: () => void }>;

/** The list of customers, agents or suppliers, depending on the address. */
export default function PartnerList() {
  const whyNot = useWhyNot();
  const may = useMay();
  const approver = bankApprovers.find(may) ?? bankApprovers[0];
  const { path, go } = useAddress();
  const type = partnerTypeAt(path);
  const places = partnerPlaces[type];
  const [opened, setOpened] = useState<{ readonly Dialog: Dialog } | null>(null);
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
            : []),
          ...brought
            .filter(({ types }) => types.includes(type))
            .map(({ words, action, Dialog, ...each }) => ({
              words,
              why: whyNot(`${partnerMenus[type]}.${action}`),
              run: () => {
                if ("at" in each) go(`${places.list}/${each.at}`);
                else if (Dialog) setOpened({ Dialog });
              },
            })),
        ]}
        extraAfter="active"
        extraColumns={(shown) =>
          type === "Supplier"
            ? [
                {
                  key: "officeId",
                  title: partnerWords.offices,
                  width: 100,
                  read: (row) => codes.get(String(row["officeId"])) ?? "",
                },
              ]
            : Marks
              ? [
                  {
                    key: "creditMarks",
                    title: partnerWords.creditMarks,
                    width: 190,
                    read: (row) => (
                      <Suspense fallback={null}>
                        <Marks
                          partnerId={String(row["id"])}
                          of={shown.map((each) => String(each["id"]))}
                        />
                      </Suspense>
                    ),
                  },
                ]
              : []
        }
        // A tax code with a reference behind it is longer than other codes.
        widths={{ accountNo: 150, taxCode: 130 }}
        {...(type === "Supplier" || !Rows
          ? {}
          : {
              expand: (row) => (
                <Suspense fallback={<RowSkeletons rows={1} />}>
                  <Rows partnerId={String(row["id"])} />
                </Suspense>
              ),
            })}
        open={(row) => `${places.detail}/${String(row["id"])}`}
      />
      {opened ? (
        <Suspense fallback={null}>
          <opened.Dialog type={type} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
