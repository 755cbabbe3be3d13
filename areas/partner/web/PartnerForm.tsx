import type { CallSpec } from "@fairway/core/contract/call.ts";
import { flagWords } from "@fairway/core/resource/cellText.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { Tabs } from "@fairway/ui/parts/Tabs.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { formShape, formStart } from "@fairway/ui/resource/formShape.ts";
import { HistoryDrawer } from "@fairway/ui/resource/HistoryButton.tsx";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { ResourceFields } from "@fairway/ui/resource/ResourceFields.tsx";
import { resourceWords } from "@fairway/ui/resource/resourceWords.ts";
import { useMay } from "@fairway/ui/session/session.tsx";
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
import { groupsOfType, type PartnerType, partnerMenus, partnerOf } from "../model/partner.ts";
import { AgreementTab } from "./AgreementTab.tsx";
import { BranchTab } from "./BranchTab.tsx";
import { partnerPlaces, partnerTypeAt } from "./partnerPlaces.ts";
import { partnerWords as words } from "./words.ts";

const newTitles = {
  Supplier: words.supplierNew,
  Customer: words.customerNew,
  Agent: words.agentNew,
} as const;

/** One partner: its fields, and below them its agreements and branches. */
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

function PartnerPage({ type, row }: { readonly type: PartnerType; readonly row: AnyRow | null }) {
  const say = useSay();
  const may = useMay();
  const client = useClient();
  const cache = useQueryClient();
  const { go } = useAddress();
  const [history, setHistory] = useState(false);
  const resource = partnerOf(type);
  const places = partnerPlaces[type];
  const schema = useMemo(() => formShape(resource), [resource]);
  const start = (from: AnyRow | null) => ({
    ...formStart(resource, from),
    ...(from ? {} : { partnerType: type, partnerGroup: [...groupsOfType[type]] }),
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
  const readOnly = row ? !mayDo.includes("update") : !may(`${partnerMenus[type]}.add`);
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
  const lines = resource.form;
  const shown =
    type === "Supplier" ? lines : lines.filter((line) => !line.includes("bankAccountNo"));
  return (
    <div className="fw-page">
      <PageHeader
        title={row ? String(row["shortName"]) : say(newTitles[type])}
        facts={accountNo}
        actions={[row && { words: resourceWords.history, run: () => setHistory(true) }]}
        back={places.list}
        status={
          row ? (
            <StatusTag
              words={isActive ? flagWords.on : flagWords.off}
              meaning={isActive ? "good" : "new"}
            />
          ) : null
        }
        primary={{
          words: partWords.save,
          run: form.submit,
          busy: form.saving,
          why: readOnly ? say(words.noRight) : null,
        }}
        dangerous={[
          row && {
            words: partWords.remove,
            why: isActive
              ? say(words.inactivate)
              : mayDo.includes("delete")
                ? null
                : say(words.noRight),
            confirm: {
              title: say(words.deleteTitle, { accountNo }),
              detail: say(words.deleteDetail),
              danger: true,
            },
            run: () => void remove(),
          },
        ]}
      />
      {isActive ? <p className="fw-quiet">{say(words.readOnly)}</p> : null}
      {row ? (
        <Tabs
          tabs={[
            {
              key: "agreement",
              words: words.agreement,
              content: () => <AgreementTab partner={row} mayAdd={mayDo.includes("addAgreement")} />,
            },
            {
              key: "branch",
              words: words.branch,
              content: () => <BranchTab partnerId={String(row["id"])} at={places.detail} />,
            },
          ]}
        />
      ) : null}
      <RecordForm form={form} readOnly={readOnly}>
        <Section title={words.identity} columns={1}>
          <ResourceFields resource={resource} row={row} rows={shown.slice(0, 4)} />
        </Section>
        <Section title={words.addresses} columns={1}>
          <ResourceFields resource={resource} row={row} rows={shown.slice(4, 8)} />
        </Section>
        <Section title={words.contact} columns={1}>
          <ResourceFields resource={resource} row={row} rows={shown.slice(8, 10)} />
        </Section>
        <Section title={words.terms} columns={1}>
          <ResourceFields resource={resource} row={row} rows={shown.slice(10)} />
        </Section>
      </RecordForm>
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
