import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey } from "@fairway/ui/client/useAsk.ts";
import { useAskedCreation } from "@fairway/ui/form/creation.ts";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { formShape, formStart } from "@fairway/ui/resource/formShape.ts";
import { useHistory } from "@fairway/ui/history/useHistory.tsx";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import {
  addPartner,
  getPartnerById,
  getPartnerHistory,
  listPartners,
  removePartner,
  updatePartner,
} from "../contract.ts";
import { groupsOfType, partnerGroups, partnerIn } from "../model/partner.ts";
import { type PartnerType } from "../model/partnerTypes.ts";
import { partnerMenus } from "../model/partnerMenus.ts";
import { branchStart, parentNames } from "./branchStart.ts";
import { lifeTexts } from "./lifeWords.ts";
import { MergeNotices } from "./MergeNotices.tsx";
import { PartnerDetails } from "./PartnerDetails.tsx";
import { partnerPlaces } from "./partnerPlaces.ts";
import { PartnerStatus } from "./PartnerStatus.tsx";
import { PartnerTabs } from "./PartnerTabs.tsx";
import { usePartnerVerbs } from "./usePartnerVerbs.tsx";
import { partnerWords as words } from "./words.ts";

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
  const resource = partnerIn(type, row?.["partnerGroup"]);
  const verbs = usePartnerVerbs(row);
  const places = partnerPlaces[type];
  const schema = useMemo(() => formShape(resource), [resource]);
  const asked = useAskedCreation();
  // A picker that asks for a new partner names it and its group.
  const group = Object.keys(partnerGroups).filter((each) => each === search["group"]);
  const partnerGroup = [...groupsOfType[type], ...(type === "Supplier" ? group : [])];
  const given = {
    ...(asked.name ? { shortName: asked.name } : {}),
    ...(search["taxCode"] ? { taxCode: search["taxCode"] } : {}),
  };
  const start = (from: AnyRow | null) => ({
    ...formStart(resource, from),
    ...(from ? {} : { partnerType: type, partnerGroup, ...given }),
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
      if (row) return;
      asked.tell(data.id, String(form.form.getValues("shortName")));
      go(`${places.detail}/${data.id}${asked.back}`, { replace: true });
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
  // A new partner can be chosen from the moment it is in use.
  const { tell } = asked;
  const [id, name] = [String(row?.["id"]), String(row?.["shortName"])];
  useEffect(() => {
    if (isActive) tell(id, name);
  }, [isActive, tell, id, name]);
  const history = useHistory({ call: getPartnerHistory, id: String(row?.["id"]), what: accountNo });
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
        actions={[row && history.action, ...verbs.actions]}
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
      {row ? <PartnerTabs type={type} row={row} why={why} details={details} /> : details()}
      {verbs.dialog}
      {history.drawer}
    </div>
  );
}
