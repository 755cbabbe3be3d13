import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useLeaveGuard } from "@fairway/ui/form/useLeaveGuard.ts";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { useHistory } from "@fairway/ui/history/useHistory.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { Tabs } from "@fairway/ui/parts/Tabs.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { ResourceFields } from "@fairway/ui/resource/ResourceFields.tsx";
import { formShape, formStart } from "@fairway/ui/resource/formShape.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import {
  addIncoterm,
  getIncoterm,
  incotermCalls,
  listIncoterms,
  removeIncoterm,
  updateIncoterm,
} from "../contract.ts";
import { incoterm as declared } from "../model/incoterm.ts";
import type { IncotermChargeRow } from "../model/incotermCharge.ts";
import { IncotermCharges } from "./IncotermCharges.tsx";
import { incotermWords as words } from "./incotermWords.ts";
import { useLookedUp } from "@fairway/ui/grid/useLookedUp.ts";
import { useLatest } from "@fairway/ui/parts/useLatest.ts";
import { useIncotermLines } from "./useIncotermLines.ts";

const list = "/home/commercial/incoterm";
const incoterm = declared as unknown as Resource;

/** One incoterm with its usual charges, a new one, or a copy. */
export default function IncotermForm() {
  const { search } = useAddress();
  const own = useParam("incotermId");
  const copied = own === "" ? String(search["copy"] ?? "") : "";
  const id = own || copied;
  const found = useAsk(getIncoterm, { id }, { when: id !== "" });
  if (id !== "" && !found.data) return <PageSkeleton />;
  const row = id === "" ? null : (found.data as unknown as AnyRow);
  return (
    <IncotermPage key={`${own} ${copied}`} row={own ? row : null} from={copied ? row : null} />
  );
}

/** The page of an incoterm; `from` is the source of a copy. */
function IncotermPage(props: { readonly row: AnyRow | null; readonly from: AnyRow | null }) {
  const { row, from } = props;
  const say = useSay();
  const whyNot = useWhyNot();
  const client = useClient();
  const cache = useQueryClient();
  const { go, change } = useAddress();
  const schema = useMemo(() => formShape(incoterm), []);
  const shown = row ?? from;
  const selling = useIncotermLines("SELL", linesOf(shown, "sellings"), from !== null);
  const buying = useIncotermLines("BUY", linesOf(shown, "buyings"), from !== null);
  const sides = [selling, buying] as const;
  const { dirty: sellingDirty } = selling;
  const { dirty: buyingDirty } = buying;
  useLeaveGuard(
    useCallback(() => sellingDirty.current || buyingDirty.current, [sellingDirty, buyingDirty]),
  );
  const latest = async () =>
    (await client.ask(getIncoterm, { id: String(row?.["id"]) })) as unknown as AnyRow;
  const [theirs, setTheirs] = useState<AnyRow | null>(null);
  const lookedUp = useLookedUp(sides.map(({ hold }) => hold.content));
  const latestSides = useLatest(sides);
  const save = async (values: AnyRow) => {
    await lookedUp();
    const [sold, bought] = latestSides.current;
    const wrong = latestSides.current.find(({ hold }) => hold.content.wrong.size > 0);
    if (wrong) {
      change({ tab: tabs[wrong.side] });
      throw new Refusal(400, "ask.invalid", say(words.wrongCells));
    }
    const sent = { ...values, sellings: sold.sent(), buyings: bought.sent() };
    try {
      return await client.ask((row ? updateIncoterm : addIncoterm) as CallSpec, sent as never);
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      const marked = latestSides.current.filter((side) => side.mark(fault));
      const [first] = marked;
      if (first) change({ tab: tabs[first.side] });
      // The form marks only its own fields; the cells of the grid are marked separately.
      const fields = fault.fields.filter(({ field }) => field in incoterm.fields);
      throw new Refusal(fault.status, fault.code, fault.message, fields, fault.requestId);
    }
  };
  const form = useRecordForm({
    schema,
    start: startOf(row, from),
    save,
    onSaved: (answer) => {
      const { data } = answer as unknown as { data: { id: string } };
      const code = String(form.form.getValues("code"));
      toast.success(say(words.saved, { code }));
      for (const side of sides) side.settle();
      refresh();
      if (!row) go(`${list}/${data.id}`, { replace: true });
    },
    ...(row
      ? {
          latest: async () => {
            const now = await latest();
            setTheirs(now);
            return formStart(incoterm, now);
          },
        }
      : {}),
  });
  const refresh = () => {
    for (const call of [listIncoterms, getIncoterm]) {
      void cache.invalidateQueries({ queryKey: cacheKey(call) });
    }
    void cache.invalidateQueries({ queryKey: ["picker"] });
  };
  const takeTheirs = () => {
    form.takeTheirs();
    selling.take(linesOf(theirs, "sellings") ?? []);
    buying.take(linesOf(theirs, "buyings") ?? []);
  };
  const services = (useWatch({ control: form.form.control, name: "service" }) ?? []) as string[];
  const allowed = (row?.["permission"] ?? {}) as { allowUpdate?: boolean; allowDelete?: boolean };
  const why = row
    ? whyNot("commercialIncoterm.write", !allowed.allowUpdate)
    : whyNot("commercialIncoterm.add");
  const readOnly = why !== null;
  const code = String(row?.["code"] ?? "");
  const history = useHistory({
    call: incotermCalls.history as CallSpec,
    id: String(row?.["id"]),
    what: code,
  });
  const remove = async () => {
    try {
      await client.ask(removeIncoterm, { id: String(row?.["id"]) });
      toast.success(say(words.deleted, { code }));
      refresh();
      go(list);
    } catch (fault) {
      toast.error((fault as Error).message);
    }
  };
  return (
    <div className="fw-page">
      <PageHeader
        title={row ? `${say(words.incoterm)} ${code}` : say(words.new)}
        back={list}
        primary={{ words: partWords.save, run: form.submit, busy: form.saving, why }}
        actions={[
          row && {
            words: words.copy,
            why: whyNot("commercialIncoterm.add"),
            run: () => go(`${list}/new?copy=${String(row["id"])}`),
          },
          row && history.action,
        ]}
        dangerous={[
          row && {
            words: partWords.remove,
            why: row["active"]
              ? say(words.activeCannotGo)
              : whyNot("commercialIncoterm.delete", !allowed.allowDelete),
            confirm: {
              title: say(words.deleteTitle, { code }),
              detail: say(words.deleteDetail),
              danger: true,
            },
            run: () => void remove(),
          },
        ]}
      />
      {from ? (
        <p className="fw-quiet">{say(words.copied, { code: String(from["code"]) })}</p>
      ) : null}
      <RecordForm form={{ ...form, takeTheirs }} readOnly={readOnly}>
        <Section title={words.main} columns={1}>
          <ResourceFields resource={incoterm} row={row} />
        </Section>
      </RecordForm>
      <Tabs
        tabs={sides.map((lines) => ({
          key: tabs[lines.side],
          words: lines.side === "SELL" ? words.selling : words.buying,
          count: lines.count,
          content: () => (
            <IncotermCharges key={lines.side} lines={lines} services={services} why={why} />
          ),
        }))}
      />
      {history.drawer}
    </div>
  );
}

const tabs = { SELL: "selling", BUY: "buying" } as const;

function linesOf(row: AnyRow | null, side: "sellings" | "buyings") {
  return row?.[side] as readonly IncotermChargeRow[] | undefined;
}

// A copy is for other services: the code already exists for the original's.
function startOf(row: AnyRow | null, from: AnyRow | null): Record<string, unknown> {
  if (!from) return formStart(incoterm, row);
  const { id: _, version: __, ...values } = formStart(incoterm, from);
  return { ...values, service: [], active: true };
}
