import { searchDeclarations } from "@fairway/areas/customs/contract.ts";
import { customsDeclaration } from "@fairway/areas/customs/model/customsDeclaration.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayText, InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSettled } from "@fairway/ui/parts/useSettled.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Checkbox, Input, Pagination } from "antd";
import { useState } from "react";
import { assignDeclarations, getOperation } from "../contract.ts";
import { ofDeclarations } from "./afterDeclarations.ts";
import { declarationWords as words } from "./declarationWords.ts";

type Row = Readonly<Record<string, string | null>>;
const { fields } = customsDeclaration;
const size = 15;

/** Chooses declarations of the job's customer that are on no job. */
export default function AddDeclarations(props: {
  readonly job: ShipmentRecord;
  readonly onClose: () => void;
}) {
  const { job, onClose } = props;
  const say = useSay();
  const [text, setText] = useState("");
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const keySearch = useSettled(text, 250);
  const operation = useAsk(getOperation, { id: job.id });
  const customerNo = operation.data?.customerCode ?? "";
  const found = useAsk(
    searchDeclarations,
    { keySearch, customerNo, page, size },
    { when: customerNo !== "" },
  );
  const fault = operation.error ?? found.error;
  const rows = (found.data?.data ?? []) as unknown as readonly Row[];
  const choose = (id: string, isOn: boolean) =>
    setChosen((was) => new Set(isOn ? [...was, id] : [...was].filter((each) => each !== id)));
  const add = useVerb(assignDeclarations, {
    invalidates: ofDeclarations,
    onDone: ({ data }) => {
      toast.success(say(words.added, { count: data.added }));
      onClose();
    },
    onRefused: () => void found.refetch(),
  });
  const why = chosen.size === 0 ? say(words.nothingChosen) : null;
  return (
    <SideDrawer
      size={860}
      title={say(words.addTitle, { customer: operation.data?.customerName ?? "" })}
      onClose={onClose}
      primary={{
        words: words.addMore,
        run: () => add.mutate({ jobId: job.id, clearanceIds: [...chosen] }),
        busy: add.isPending,
        why,
      }}
      facts={chosen.size > 0 ? say(words.chosen, { count: chosen.size }) : null}
    >
      <Input.TextArea
        aria-label={say(words.search)}
        placeholder={say(words.search)}
        autoSize={{ minRows: 1, maxRows: 6 }}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setPage(1);
        }}
      />
      {fault ? <ErrorState fault={fault} retry={() => void found.refetch()} /> : null}
      {!fault && !found.data ? <RowSkeletons rows={6} /> : null}
      {found.data && rows.length === 0 ? <EmptyState title={words.nothingFound} /> : null}
      {rows.length > 0 ? (
        <PlainTable
          rows={rows}
          rowKey={(row) => String(row["id"])}
          columns={[
            {
              key: "choice",
              title: "",
              read: ({ id, clearanceNo }) => (
                <Checkbox
                  aria-label={say(words.choose, { clearanceNo })}
                  checked={chosen.has(String(id))}
                  onChange={({ target }) => choose(String(id), target.checked)}
                />
              ),
            },
            textColumn("clearanceNo"),
            {
              key: "clearanceDate",
              title: say(fields.clearanceDate.label),
              read: (row) => <DayText day={row["clearanceDate"] ?? null} />,
            },
            textColumn("hblid"),
            textColumn("exportCountryCode"),
            textColumn("importCountryCode"),
            {
              key: "pcs",
              title: say(fields.pcs.label),
              right: true,
              read: (row) => <NumberText value={row["pcs"] ?? null} most={0} />,
            },
            {
              key: "grossWeight",
              title: say(fields.grossWeight.label),
              right: true,
              read: (row) => <NumberText value={row["grossWeight"] ?? null} most={3} />,
            },
            {
              key: "created",
              title: say(words.created),
              read: (row) => <InstantText instant={row["datetimeCreated"] ?? null} />,
            },
          ]}
        />
      ) : null}
      {(found.data?.totalItems ?? 0) > size ? (
        <Pagination
          size="small"
          current={page}
          pageSize={size}
          total={found.data?.totalItems ?? 0}
          showSizeChanger={false}
          onChange={setPage}
        />
      ) : null}
    </SideDrawer>
  );

  function textColumn(name: keyof typeof fields) {
    return { key: name, title: say(fields[name].label), read: (row: Row) => row[name] ?? "" };
  }
}
