import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { soon } from "@fairway/ui/parts/later.ts";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { Tabs } from "@fairway/ui/parts/Tabs.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { formShape, formStart } from "@fairway/ui/resource/formShape.ts";
import { HistoryDrawer } from "@fairway/ui/history/HistoryButton.tsx";
import { historyWords } from "@fairway/ui/history/historyWords.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import {
  addPartner,
  getPartnerById,
  getPartnerHistory,
  listPartners,
  removePartner,
  updatePartner,
} from "../contract.ts";
import {
  type ApprovalStatus,
  approvalStatuses,
  groupsOfType,
  type PartnerType,
  partnerIn,
} from "../model/partner.ts";
import { partnerMenus } from "../model/partnerMenus.ts";
import { approvalMeanings } from "./approvalMeanings.ts";
import { childWords } from "./childWords.ts";
import { lifeTexts } from "./lifeWords.ts";
import { MergeNotices } from "./MergeNotices.tsx";
import { PartnerDetails } from "./PartnerDetails.tsx";
import { partnerPlaces, partnerTypeAt } from "./partnerPlaces.ts";
import { usePartnerVerbs } from "./usePartnerVerbs.tsx";
import { partnerWords as words } from "./words.ts";

// A partner opens with its details: the other tabs are there before somebody turns to them.
const AgreementTab = soon(async () => (await import("./AgreementTab.tsx")).AgreementTab);
const BranchTab = soon(async () => (await import("./BranchTab.tsx")).BranchTab);
const EmailTab = soon(async () => (await import("./childTabs.tsx")).EmailTab);
const BankTab = soon(async () => (await import("./BankTab.tsx")).BankTab);
const PayableTab = soon(async () => (await import("./PayableTab.tsx")).PayableTab);
const AddressTab = soon(async () => (await import("./childTabs.tsx")).AddressTab);
const ChargesTab = soon(async () => (await import("./ChargesTab.tsx")).ChargesTab);

const newTitles = {
  Supplier: words.supplierNew,
  Customer: words.customerNew,
  Agent: words.agentNew,
} as const;

const newSubTitles = {
  Supplier: lifeTexts.newSubSupplier,
  Customer: lifeTexts.newSubCustomer,
  Agent: lifeTexts.newSubAgent,
} as const;

/** One partner: its fields, its agreements, branches and what else belongs to it, in tabs. */
export default function PartnerForm() {
  const { path } = useAddress();
  const ownId = useParam("id");
  const partnerId = useParam("partnerId");
  const id = ownId || partnerId;
  const type = partnerTypeAt(path);
  const found = useAsk(getPartnerById, { id }, { when: id !== "" });
  if (id !== "" && !found.data) return <PageSkeleton />;
  const row = id === "" ? null : (found.data as unknown as AnyRow);
  return <PartnerPage key={`${type} ${id}`} type={type} row={row} />;
}

/** The page of a partner, of a new one, or of a new branch of another. */
export function PartnerPage({
  type,
  row,
  parent = null,
}: {
  readonly type: PartnerType;
  readonly row: AnyRow | null;
  readonly parent?: AnyRow | null;
}) {
  const say = useSay();
  const whyNot = useWhyNot();
  const client = useClient();
  const cache = useQueryClient();
  const { go, search } = useAddress();
  const onDetails = !row || (search["tab"] ?? "details") === "details";
  const [history, setHistory] = useState(false);
  const resource = partnerIn(type, row?.["partnerGroup"]);
  const verbs = usePartnerVerbs(row);
  const places = partnerPlaces[type];
  const schema = useMemo(() => formShape(resource), [resource]);
  const start = (from: AnyRow | null) => ({
    ...formStart(resource, from),
    ...(from ? {} : { partnerType: type, partnerGroup: [...groupsOfType[type]] }),
    ...(parent && !from ? branchStart(resource, parent) : {}),
  });
  const refresh = () => {
    for (const call of [listPartners, getPartnerById]) {
      void cache.invalidateQueries({ queryKey: cacheKey(call) });
    }
    void cache.invalidateQueries({ queryKey: ["picker"] });
  };
  const form = useRecordForm({
    schema,
    start: start(row),
    save: (values) => {
      // The number is made from the tax code by the server.
      const { accountNo: _, ...sent } = values as Record<string, unknown>;
      return client.ask((row ? updatePartner : addPartner) as CallSpec, sent as never);
    },
    onSaved: (answer) => {
      const { data } = answer as unknown as {
        data: { id: string; accountNo: string; warning: string | null };
      };
      toast.success(say(words.saved, { accountNo: data.accountNo }));
      if (data.warning) toast.warning(data.warning);
      refresh();
      if (!row) go(`${places.detail}/${data.id}`, { replace: true });
    },
    ...(row
      ? {
          latest: async () =>
            start(
              (await client.ask(getPartnerById, { id: String(row["id"]) })) as unknown as AnyRow,
            ),
        }
      : {}),
  });
  const mayDo = (row?.["may"] ?? []) as readonly string[];
  const why = row
    ? whyNot(`${partnerMenus[type]}.write`, !mayDo.includes("update"))
    : whyNot(`${partnerMenus[type]}.add`);
  const readOnly = why !== null;
  const isActive = row?.["active"] === true;
  const accountNo = String(row?.["accountNo"] ?? "");
  const remove = async () => {
    try {
      await client.ask(removePartner, { id: String(row?.["id"]) });
      toast.success(say(words.deleted, { accountNo }));
      refresh();
      go(places.list);
    } catch (fault) {
      toast.error((fault as Error).message);
    }
  };
  // A branch shows by name what it takes over from its parent.
  const named = row ?? (parent ? { ...parent, ...parentNames(parent) } : null);
  const tab = { partnerId: String(row?.["id"] ?? ""), why };
  const details = () => (
    <PartnerDetails
      type={type}
      resource={resource}
      form={form}
      row={row}
      named={named}
      start={start(row)}
      readOnly={readOnly}
    />
  );
  return (
    <div className="fw-page">
      <PageHeader
        title={row ? String(row["shortName"]) : say(parent ? newSubTitles[type] : newTitles[type])}
        facts={accountNo}
        actions={[
          row && { words: historyWords.history, run: () => setHistory(true) },
          ...verbs.actions,
        ]}
        back={places.list}
        status={row ? <PartnerStatus row={row} /> : null}
        primary={
          // Below the other tabs it would seem to save those.
          onDetails || form.dirty
            ? { words: partWords.save, run: form.submit, busy: form.saving, why }
            : null
        }
        dangerous={[
          row && {
            words: partWords.remove,
            why: isActive
              ? say(words.inactivate)
              : whyNot(`${partnerMenus[type]}.delete`, !mayDo.includes("delete")),
            confirm: {
              title: say(words.deleteTitle, { accountNo }),
              detail: say(words.deleteDetail),
              danger: true,
            },
            run: () => void remove(),
          },
        ]}
      />
      {row ? <MergeNotices row={row} /> : null}
      {isActive && onDetails ? <p className="fw-quiet">{say(words.readOnly)}</p> : null}
      {parent ? (
        <p className="fw-quiet">
          {say(lifeTexts.subHint, { accountNo: String(parent["accountNo"]) })}
        </p>
      ) : null}
      {row?.["approvalStatus"] === "Rejected" && !isActive ? (
        <p className="fw-quiet">
          {say(lifeTexts.sentBack, { comment: String(row["approvalComment"] ?? "") })}
        </p>
      ) : null}
      {row ? (
        <Tabs
          tabs={[
            { key: "details", words: words.details, content: details },
            {
              key: "agreement",
              words: words.agreement,
              content: () => (
                <AgreementTab
                  partner={row}
                  menu={partnerMenus[type]}
                  mayAdd={mayDo.includes("addAgreement")}
                />
              ),
            },
            {
              key: "branch",
              words: words.branch,
              content: () => (
                <BranchTab
                  partnerId={String(row["id"])}
                  places={places}
                  why={whyNot(`${partnerMenus[type]}.add`)}
                />
              ),
            },
            {
              key: "email",
              words: childWords.email,
              content: () => <EmailTab {...tab} />,
            },
            {
              key: "bank",
              words: childWords.bank,
              content: () => <BankTab {...tab} />,
            },
            ...(type === "Supplier"
              ? []
              : [
                  {
                    key: "payable",
                    words: childWords.payable,
                    content: () => <PayableTab row={row} why={why} />,
                  },
                ]),
            {
              key: "address",
              words: childWords.address,
              content: () => <AddressTab {...tab} />,
            },
            // Customers charge us nothing for air freight.
            ...(type === "Customer"
              ? []
              : [
                  {
                    key: "charges",
                    words: childWords.otherCharges,
                    content: () => <ChargesTab {...tab} />,
                  },
                ]),
          ]}
        />
      ) : null}
      {row ? null : details()}
      {verbs.dialog}
      {history ? (
        <HistoryDrawer
          call={getPartnerHistory}
          id={String(row?.["id"])}
          what={accountNo}
          onClose={() => setHistory(false)}
        />
      ) : null}
    </div>
  );
}

// What a branch has of its own; everything else it starts with from its parent.
const own = [
  "internalReferenceNo",
  "accountNo",
  "active",
  "approvalStatus",
  "approvalComment",
  "mergedIntoId",
];
const apart = ["sysMappingId", "salePersonId", "userCreated", "paymentTerm", "currency"];

function branchStart(resource: Resource, parent: AnyRow) {
  const from = Object.keys(resource.fields)
    .filter((name) => !own.includes(name) && !apart.includes(name))
    .map((name) => [name, parent[name] ?? null]);
  return { ...Object.fromEntries(from), parentId: parent["id"] };
}

function parentNames(parent: AnyRow) {
  return {
    parentId: parent["id"],
    parentCode: parent["accountNo"],
    parentName: parent["shortName"],
  };
}

function PartnerStatus({ row }: { readonly row: AnyRow }) {
  if (row["active"] === true) return <StatusTag words={words.partnerOn} meaning="good" />;
  const status = String(row["approvalStatus"]) as ApprovalStatus;
  if (status === "Request Approval" || status === "Rejected") {
    return <StatusTag words={approvalStatuses[status]} meaning={approvalMeanings[status]} />;
  }
  return <StatusTag words={words.partnerOff} meaning="new" />;
}
