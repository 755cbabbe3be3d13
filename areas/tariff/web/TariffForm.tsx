import type { CallSpec } from "@fairway/core/contract/call.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useLeaveGuard } from "@fairway/ui/form/useLeaveGuard.ts";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { useLookedUp } from "@fairway/ui/grid/useLookedUp.ts";
import { useHistory } from "@fairway/ui/history/useHistory.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useLatest } from "@fairway/ui/parts/useLatest.ts";
import { ResourceFields } from "@fairway/ui/resource/ResourceFields.tsx";
import { formShape, formStart } from "@fairway/ui/resource/formShape.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import {
  addTariff,
  declaredTariff,
  exportLines,
  getTariff,
  getTariffHistory,
  listTariffs,
  removeTariff,
  updateTariff,
} from "../contract.ts";
import { partnerFieldOf, partnerFields } from "../model/tariff.ts";
import type { TariffType } from "../model/tariffWords.ts";
import { TariffLines } from "./TariffLines.tsx";
import { useTariffLines } from "./useTariffLines.ts";
import { tariffWords as words } from "./words.ts";

const list = "/home/tool/tariff";

/** One tariff with its lines, a new one, or a copy. */
export default function TariffForm() {
  const { search } = useAddress();
  const id = useParam("tariffId");
  const isCopy = search["action"] === "copy";
  const found = useAsk(getTariff, { tariffId: id }, { when: id !== "" });
  if (id !== "" && !found.data) return <PageSkeleton />;
  const row = id === "" ? null : (found.data as unknown as AnyRow);
  return (
    <TariffPage
      key={`${id} ${String(isCopy)}`}
      row={isCopy ? null : row}
      from={isCopy ? row : null}
    />
  );
}

/** The page of a tariff; `from` is the source of a copy. */
function TariffPage(props: { readonly row: AnyRow | null; readonly from: AnyRow | null }) {
  const { row, from } = props;
  const say = useSay();
  const whyNot = useWhyNot();
  const client = useClient();
  const cache = useQueryClient();
  const { go } = useAddress();
  const { download, underWay } = useDownload();
  const schema = useMemo(() => formShape(declaredTariff), []);
  const lines = useTariffLines(linesOf(row ?? from), from !== null);
  const { dirty } = lines;
  useLeaveGuard(useCallback(() => dirty.current, [dirty]));
  const [theirs, setTheirs] = useState<AnyRow | null>(null);
  const lookedUp = useLookedUp([lines.hold.content]);
  const latestLines = useLatest(lines);
  const save = async (values: AnyRow) => {
    await lookedUp();
    const now = latestLines.current;
    if (now.hold.content.wrong.size > 0) {
      throw new Refusal(400, "ask.invalid", say(words.wrongCells));
    }
    const sent = { ...values, lines: now.sent() };
    try {
      return await client.ask((row ? updateTariff : addTariff) as CallSpec, sent as never);
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      now.mark(fault);
      // The form marks only its own fields; the cells of the grid are marked separately.
      const fields = fault.fields.filter(({ field }) => field in declaredTariff.fields);
      const said = fault.fields.find(({ field }) => field === "lines")?.message ?? fault.message;
      throw new Refusal(fault.status, fault.code, said, fields, fault.requestId);
    }
  };
  const form = useRecordForm({
    schema,
    start: startOf(row, from),
    save,
    onSaved: (answer) => {
      const { data } = answer as unknown as { data: { id: string } };
      const name = String(form.form.getValues("tariffName"));
      toast.success(say(words.saved, { name }));
      lines.settle();
      refresh();
      if (!row) go(`${list}/${data.id}`, { replace: true });
    },
    ...(row
      ? {
          latest: async () => {
            const ask = { tariffId: String(row["id"]) };
            const now = (await client.ask(getTariff, ask)) as unknown as AnyRow;
            setTheirs(now);
            return formStart(declaredTariff, now);
          },
        }
      : {}),
  });
  const refresh = () => {
    for (const call of [listTariffs, getTariff, getTariffHistory]) {
      void cache.invalidateQueries({ queryKey: cacheKey(call) });
    }
  };
  const takeTheirs = () => {
    form.takeTheirs();
    lines.take(linesOf(theirs) ?? []);
  };
  const { control } = form.form;
  const service = String(useWatch({ control, name: "productService" }) ?? "");
  const type = (useWatch({ control, name: "tariffType" }) ?? "General") as TariffType;
  const allowed = (row?.["permission"] ?? {}) as { allowUpdate?: boolean; allowDelete?: boolean };
  const why = row
    ? whyNot("settingTariff.write", !allowed.allowUpdate)
    : whyNot("settingTariff.add");
  const name = String(row?.["tariffName"] ?? "");
  const id = String(row?.["id"]);
  const history = useHistory({ call: getTariffHistory as CallSpec, id, what: name });
  const remove = async () => {
    try {
      await client.ask(removeTariff, { id });
      toast.success(say(words.deleted, { name }));
      refresh();
      go(list);
    } catch (fault) {
      toast.error((fault as Error).message);
    }
  };
  return (
    <div className="fw-page">
      <PageHeader
        title={row ? `${say(words.tariff)} ${name}` : say(words.new)}
        back={list}
        primary={{ words: partWords.save, run: form.submit, busy: form.saving, why }}
        actions={[
          row && {
            words: words.copy,
            why: whyNot("settingTariff.add"),
            run: () => go(`${list}/${id}?action=copy`),
          },
          row && {
            words: words.exportShort,
            why: whyNot("settingTariff.export"),
            run: () => void download(exportLines as CallSpec, { id, format: "xlsx" } as never),
          },
          row && {
            words: words.importShort,
            why: whyNot("settingTariff.import"),
            run: () => go(`${list}/import`),
          },
          row && history.action,
        ]}
        dangerous={[
          row && {
            words: partWords.remove,
            why: row["status"]
              ? say(words.activeCannotGo)
              : whyNot("settingTariff.delete", !allowed.allowDelete),
            confirm: {
              title: say(words.deleteTitle, { name }),
              detail: say(words.deleteDetail),
              danger: true,
            },
            run: () => void remove(),
          },
        ]}
      />
      {underWay}
      {from ? (
        <p className="fw-quiet">{say(words.copied, { name: String(from["tariffName"]) })}</p>
      ) : null}
      <RecordForm form={{ ...form, takeTheirs }} readOnly={why !== null}>
        <Section title={words.main} columns={1}>
          <ResourceFields resource={declaredTariff} row={row ?? from} rows={rowsFor(type)} />
        </Section>
      </RecordForm>
      <Section title={words.lines} columns={1}>
        <TariffLines lines={lines} service={service} why={why} />
      </Section>
      {history.drawer}
    </div>
  );
}

/** The rows of the form: of the partners only that of the type. */
function rowsFor(type: TariffType): readonly (readonly string[])[] {
  const hidden: readonly string[] = partnerFields.filter((each) => each !== partnerFieldOf[type]);
  return declaredTariff.form
    .map((line) => line.filter((name) => !hidden.includes(name)))
    .filter((line) => line.length > 0);
}

function linesOf(row: AnyRow | null) {
  return row?.["lines"] as readonly AnyRow[] | undefined;
}

// A copy has other days and another name: those of the original are taken.
function startOf(row: AnyRow | null, from: AnyRow | null): Record<string, unknown> {
  if (!from) return formStart(declaredTariff, row);
  const { id: _, version: __, ...values } = formStart(declaredTariff, from);
  return { ...values, tariffName: null, effectiveDate: null, expiredDate: null, status: true };
}
