import { declarationsOfJob } from "@fairway/areas/customs/contract.ts";
import { customsDeclaration } from "@fairway/areas/customs/model/customsDeclaration.ts";
import { customsHome } from "@fairway/areas/customs/model/customsHome.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useWhyRefused } from "@fairway/areas/shipment/web/useWhyReadOnly.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { useKeys } from "@fairway/ui/palette/useKeys.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Space } from "antd";
import { Suspense, useState } from "react";
import { assignDeclarations } from "../contract.ts";
import { ofDeclarations, useRefreshDeclarations } from "./afterDeclarations.ts";
import { declarationWords as words } from "./declarationWords.ts";
import { operationPlaces } from "./places.ts";

const AddDeclarations = later(async () => (await import("./AddDeclarations.tsx")).default);
const NewDeclaration = later(async () => (await import("./NewDeclaration.tsx")).default);

type Row = Readonly<Record<string, string | null>>;
const { fields, menu } = customsDeclaration;
const meanings = { Green: "good", Yellow: "waiting", Red: "bad" } as const;
const keys = "Alt+N";
const summed = ["qtyCont", "pcs", "grossWeight", "netWeight", "cbm"] as const;

/** The declarations of an operations job: list, a new one, further ones of the customer, removal. */
export default function DeclarationsTab({ job }: { readonly job: ShipmentRecord }) {
  const say = useSay();
  const confirm = useConfirm();
  const whyNot = useWhyNot();
  const refresh = useRefreshDeclarations();
  const removal = useVerb(assignDeclarations, {
    invalidates: ofDeclarations,
    onRefused: refresh,
  });
  const { jobNo } = job;
  const { SyncDeclaration } = operationPlaces();
  const [shown, setShown] = useState<"new" | "more" | null>(null);
  const asked = useAsk(declarationsOfJob, { jobNo }, { quiet: true });
  const whyClosed = useWhyRefused()(job, job.may.includes("update"), "write");
  const whyChange = whyClosed ?? whyNot(`${menu}.write`);
  const whyAdd = whyChange ?? whyNot(`${menu}.add`);
  const enter = () => {
    if (!whyAdd) setShown("new");
  };
  useKeys([{ keys: "alt+n", words: words.addNew, run: enter }]);
  const remove = async ({ id, clearanceNo }: Row) => {
    if (!(await confirm({ title: say(words.removeSure, { clearanceNo, jobNo }) }))) return;
    removal.mutate(
      { jobId: job.id, removedClearanceIds: [String(id)] },
      { onSuccess: () => toast.success(say(words.removed, { clearanceNo })) },
    );
  };
  if (asked.error) return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  if (!asked.data) return <RowSkeletons rows={4} />;
  const rows = asked.data as unknown as readonly Row[];
  const buttons = (
    <Space>
      <Why text={whyAdd}>
        <Button type="primary" disabled={whyAdd !== null} onClick={enter} title={keys}>
          {say(words.addNew)}
        </Button>
      </Why>
      <Why text={whyChange}>
        <Button disabled={whyChange !== null} onClick={() => setShown("more")}>
          {say(words.addMore)}
        </Button>
      </Why>
    </Space>
  );
  return (
    <div className="fw-form">
      {rows.length === 0 ? (
        <EmptyState title={words.none} detail={words.noneDetail} action={buttons} />
      ) : (
        <section className="fw-section">
          <div className="fw-table-bar">{buttons}</div>
          <PlainTable
            rows={rows}
            rowKey={(row) => String(row["id"])}
            columns={[
              {
                key: "clearanceNo",
                title: say(fields.clearanceNo.label),
                read: (row) => (
                  <ScreenLink to={`${customsHome}/detail/${row["id"]}`}>
                    {row["clearanceNo"]}
                  </ScreenLink>
                ),
              },
              day("clearanceDate"),
              {
                key: "route",
                title: say(fields.route.label),
                read: ({ route }) =>
                  route ? (
                    <StatusTag
                      words={fields.route.of?.[route as keyof typeof meanings] as Words}
                      meaning={meanings[route as keyof typeof meanings]}
                    />
                  ) : null,
              },
              day("releasedOn"),
              text("hblid"),
              text("exportCountryCode"),
              text("importCountryCode"),
              text("commodityCode"),
              number("qtyCont"),
              number("pcs"),
              number("grossWeight"),
              number("netWeight"),
              number("cbm"),
              text("note"),
              {
                key: "actions",
                title: "",
                right: true,
                read: (row) =>
                  whyChange ? null : (
                    <>
                      {SyncDeclaration && job.replicatedId !== null ? (
                        <Suspense fallback={null}>
                          <SyncDeclaration declaration={numberOf(row)} />
                        </Suspense>
                      ) : null}
                      <Button type="text" size="small" onClick={() => void remove(row)}>
                        {say(words.remove)}
                      </Button>
                    </>
                  ),
              },
            ]}
            foot={{
              clearanceNo: say(words.sums),
              ...Object.fromEntries(
                summed.map((name) => [
                  name,
                  <NumberText key={name} value={totalOf(rows, name)} most={3} />,
                ]),
              ),
            }}
          />
        </section>
      )}
      <Suspense>
        {shown === "new" ? <NewDeclaration job={job} onClose={() => setShown(null)} /> : null}
        {shown === "more" ? <AddDeclarations job={job} onClose={() => setShown(null)} /> : null}
      </Suspense>
    </div>
  );

  function text(name: keyof typeof fields) {
    return { key: name, title: say(fields[name].label), read: (row: Row) => row[name] ?? "" };
  }
  function day(name: "clearanceDate" | "releasedOn") {
    return {
      key: name,
      title: say(fields[name].label),
      read: (row: Row) => <DayText day={row[name] ?? null} />,
    };
  }
  function number(name: (typeof summed)[number]) {
    return {
      key: name,
      title: say(fields[name].label),
      right: true,
      read: (row: Row) => <NumberText value={row[name] ?? null} most={3} />,
    };
  }
}

const numberOf = ({ id, clearanceNo }: Row) => ({
  id: String(id),
  clearanceNo: String(clearanceNo),
});

/** The sum of a column; null where no row has a value. */
function totalOf(rows: readonly Row[], name: (typeof summed)[number]): string | null {
  const values = rows.flatMap((row) => row[name] ?? []);
  return values.length === 0 ? null : sum(values).toFixed();
}
