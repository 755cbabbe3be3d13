import type { AskInput, CallSpec } from "@fairway/core/contract/call.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { type ListAnswer, Table } from "@fairway/ui/table/Table.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import * as contract from "../contract.ts";
import { customsDeclaration } from "../model/customsDeclaration.ts";
import { channels, declarationTypes } from "../model/declarationTerms.ts";
import { NumberList } from "./NumberList.tsx";
import { ReadingResult } from "./ReadingResult.tsx";
import { ecusWords as words } from "./ecusWords.ts";
import { customsWords } from "./words.ts";

const { fields, menu } = customsDeclaration;
const pollMs = 1_000;
const declared = (row: AnyRow) =>
  (row["declared"] ?? {}) as Readonly<Record<string, string | null>>;

const cell = (
  name: "hblid" | "partnerName" | "partnerTaxCode" | "gateway" | "serviceType",
  width: number,
): Column<AnyRow> => ({
  key: name,
  title: fields[name].label,
  width,
  read: (row) => declared(row)[name] ?? "",
});
const count = (name: "pcs" | "qtyCont" | "grossWeight", width: number): Column<AnyRow> => ({
  key: name,
  title: fields[name].label,
  width,
  align: "right",
  read: (row) => <NumberText value={declared(row)[name] ?? null} most={3} />,
});

const columns: readonly Column<AnyRow>[] = [
  {
    key: "clearanceNo",
    title: fields.clearanceNo.label,
    width: 140,
    frozen: true,
    read: (row) => String(row["clearanceNo"]),
  },
  {
    key: "clearanceDate",
    title: fields.clearanceDate.label,
    width: 110,
    read: (row) => <DayText day={declared(row)["clearanceDate"] as string} />,
  },
  cell("hblid", 170),
  cell("partnerName", 210),
  cell("partnerTaxCode", 120),
  {
    key: "type",
    title: fields.type.label,
    width: 100,
    read: (row) => <Word of={declarationTypes} name={declared(row)["type"]} />,
  },
  cell("gateway", 90),
  count("pcs", 90),
  count("qtyCont", 100),
  count("grossWeight", 100),
  {
    key: "route",
    title: fields.route.label,
    width: 110,
    read: (row) => <Word of={channels} name={declared(row)["route"]} />,
  },
  {
    key: "status",
    title: words.state,
    width: 110,
    read: (row) => (
      <StatusTag words={row["isChanged"] ? words.changed : words.waiting} meaning="new" />
    ),
  },
];

function Word<Name extends string>(props: {
  readonly of: Readonly<Record<Name, { en: string; vi: string }>>;
  readonly name: string | null | undefined;
}) {
  const say = useSay();
  const found = props.of[props.name as Name];
  return found ? say(found) : "";
}

/** What customs software has and this company has not, declarations and changes, and its readings. */
export default function EcusScreen() {
  const say = useSay();
  const whyNot = useWhyNot();
  const client = useClient();
  const cache = useQueryClient();
  const files = useRef<HTMLInputElement>(null);
  const state = useTableState("ecus-unstored", {
    filters: ["clearanceNos", "hbls"] as const,
  });
  const { clearanceNos, hbls } = state.filters;
  const readings = useAsk(contract.listReadings, {});
  const [last] = readings.data ?? [];
  const isReading = last?.state === "Waiting" || last?.state === "Running";
  const criteria = {
    clearanceNos: clearanceNos || null,
    hbls: hbls || null,
    customer: state.search || null,
  };
  const found = useList(contract.listUnstored, {
    ...criteria,
    page: state.page,
    size: state.size,
  } as never);
  const again = () => {
    for (const call of [contract.listReadings, contract.listUnstored, contract.listDeclarations]) {
      void cache.invalidateQueries({ queryKey: cacheKey(call) });
    }
  };
  const { refetch } = readings;
  useEffect(() => {
    if (!isReading) {
      void cache.invalidateQueries({ queryKey: cacheKey(contract.listUnstored) });
      return undefined;
    }
    const timer = setInterval(() => void refetch(), pollMs);
    return () => clearInterval(timer);
  }, [isReading, refetch, cache]);
  const ask = async <Spec extends CallSpec>(call: Spec, body: AskInput<Spec>) => {
    try {
      await client.ask(call, body);
    } catch (fault) {
      toast.error((fault as Error).message);
    }
    again();
  };
  const store = async (ids: readonly string[] | null) => {
    const readingId = readings.data?.find((each) => !each.isStored)?.id;
    if (!readingId) return;
    try {
      const { data } = await client.ask(contract.importRead, {
        readingId,
        ...(ids === null ? criteria : { ids: [...ids] }),
      });
      toast.success(say(words.stored, data));
    } catch (fault) {
      toast.error((fault as Error).message);
    }
    again();
  };
  const readFiles = async (chosen: readonly File[]) => {
    let readingId: string | undefined;
    for (const file of chosen) {
      try {
        const { data } = await client.upload(
          contract.readFile,
          readingId ? { readingId } : {},
          file,
        );
        readingId = data.id;
      } catch (fault) {
        toast.error((fault as Error).message);
      }
    }
    again();
  };
  const why = whyNot(`${menu}.import`);
  const total = found.data?.totalItems ?? 0;
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.title)}
        primary={
          isReading
            ? { words: words.cancel, run: () => void ask(contract.cancelReading, { id: last.id }) }
            : {
                words: words.read,
                why,
                run: () => void ask(contract.readFromEcus, { feed: "Declarations" }),
              }
        }
        actions={[
          total > 0 && {
            words: {
              en: say(words.storeAll, { count: total }),
              vi: say(words.storeAll, { count: total }),
            },
            why,
            run: () => void store(null),
          },
          !isReading && {
            words: words.importNow,
            why,
            run: () => void ask(contract.importFromEcus, {}),
          },
          !isReading && {
            words: words.carriers,
            why,
            run: () => void ask(contract.importFromCarriers, {}),
          },
          { words: words.files, why, run: () => files.current?.click() },
        ]}
      />
      <input
        ref={files}
        type="file"
        hidden
        multiple
        aria-label={say(words.files)}
        accept=".xml,.xlsx,.xls"
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // The same file can be chosen again after its correction.
          target.value = "";
          void readFiles(chosen);
        }}
      />
      {last ? <ReadingResult reading={last} /> : null}
      <FilterBar
        state={state}
        searchBy={{ customer: words.customer }}
        filters={[
          {
            name: "clearanceNos",
            label: customsWords.numbers,
            input: (value, onChange) => (
              <NumberList
                label={say(customsWords.numbers)}
                hint={say(customsWords.numbersHint)}
                value={value}
                onChange={onChange}
              />
            ),
          },
          {
            name: "hbls",
            label: words.bills,
            input: (value, onChange) => (
              <NumberList
                label={say(words.bills)}
                hint={say(words.billsHint)}
                value={value}
                onChange={onChange}
              />
            ),
          },
        ]}
      />
      <Table<AnyRow>
        state={state}
        list={found as unknown as ListAnswer<AnyRow>}
        columns={columns}
        rowKey={(row) => String(row["id"])}
        nameOf={(row) => String(row["clearanceNo"])}
        actionsOnMany={[
          {
            key: "store",
            words: words.store,
            why,
            sure: words.storeSure,
            together: async (rows) => {
              await store(rows.map((row) => String(row["id"])));
              return [];
            },
          },
        ]}
        empty={<EmptyState title={words.none} detail={words.noneDetail} />}
      />
    </div>
  );
}
