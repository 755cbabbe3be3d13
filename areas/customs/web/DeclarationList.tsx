import { person } from "@fairway/areas/catalogue/model/linkTargets.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { linkPicker } from "@fairway/ui/form/linkPicker.ts";
import { DayText, InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { resourceWords } from "@fairway/ui/resource/resourceWords.ts";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { type ListAnswer, Table } from "@fairway/ui/table/Table.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { Said } from "@fairway/ui/words/Said.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Suspense, useMemo, useState } from "react";
import { exportDeclarations, listDeclarations, removeDeclarations } from "../contract.ts";
import { customsDeclaration } from "../model/customsDeclaration.ts";
import { customsHome } from "../model/customsHome.ts";
import { JobOfDeclaration } from "./JobOfDeclaration.tsx";
import { NumberList } from "./NumberList.tsx";
import { customsPlaces } from "./places.ts";
import { customsWords as words } from "./words.ts";

const { fields, menu } = customsDeclaration;
type Choice = "type" | "source" | "route";
type Text =
  | "gateway"
  | "partnerName"
  | "partnerTaxCode"
  | "importCountryCode"
  | "exportCountryCode";

const filters = [
  "userCreated",
  "clearanceNos",
  "imported",
  "type",
  "route",
  "customerId",
  "dateType",
] as const;
const searchBy = {
  All: words.all,
  clearanceNo: fields.clearanceNo.label,
  hblid: fields.hblid.label,
  mblid: fields.mblid.label,
  partnerName: fields.partnerName.label,
  partnerTaxCode: fields.partnerTaxCode.label,
};
const meanings = { Green: "good", Yellow: "waiting", Red: "bad" } as const;

const text = (name: Text, width: number): Column<AnyRow> => ({
  key: name,
  title: fields[name].label,
  width,
  sort: true,
  read: (row) => String(row[name] ?? ""),
});
const choice = (name: Choice, width: number): Column<AnyRow> => ({
  key: name,
  title: fields[name].label,
  width,
  sort: true,
  read: (row) => {
    const said = wordsOf(name)[String(row[name])];
    return said ? <Said words={said} /> : "";
  },
});
const number = (name: "pcs" | "grossWeight" | "qtyCont", width: number): Column<AnyRow> => ({
  key: name,
  title: fields[name].label,
  width,
  align: "right",
  sort: true,
  read: (row) => <NumberText value={row[name] as string | null} most={3} />,
});

const columnsWith = (convert: ((ids: string[]) => void) | null): readonly Column<AnyRow>[] => [
  {
    key: "clearanceNo",
    title: fields.clearanceNo.label,
    width: 130,
    frozen: true,
    sort: true,
    read: (row) => String(row["clearanceNo"]),
  },
  {
    key: "clearanceDate",
    title: fields.clearanceDate.label,
    width: 104,
    sort: true,
    read: (row) => <DayText day={row["clearanceDate"] as string} />,
  },
  choice("type", 100),
  {
    key: "route",
    title: fields.route.label,
    width: 110,
    sort: true,
    read: (row) => {
      const route = row["route"] as keyof typeof meanings | null;
      return route ? (
        <StatusTag words={fields.route.of?.[route] as Words} meaning={meanings[route]} />
      ) : null;
    },
  },
  {
    key: "status",
    title: words.status,
    width: 110,
    read: (row) => (
      <StatusTag
        words={row["jobId"] ? words.states.Imported : words.states.NotImported}
        meaning={row["jobId"] ? "good" : "new"}
      />
    ),
  },
  {
    key: "jobId",
    title: words.jobNo,
    width: 130,
    sort: true,
    read: (row) => {
      if (row["jobNo"]) return <JobOfDeclaration row={row} />;
      if (!convert) return "";
      return (
        <button type="button" className="fw-link" onClick={() => convert([String(row["id"])])}>
          <Said words={words.convertOne} />
        </button>
      );
    },
  },
  text("gateway", 90),
  text("partnerName", 190),
  text("partnerTaxCode", 110),
  number("pcs", 84),
  number("grossWeight", 96),
  number("qtyCont", 90),
  text("importCountryCode", 80),
  text("exportCountryCode", 80),
  choice("source", 110),
  {
    key: "userCreated",
    title: fields.userCreated.label,
    width: 110,
    sort: true,
    read: (row) => String(row["userCreatedName"] ?? row["userCreatedCode"] ?? ""),
  },
  {
    key: "datetimeCreated",
    title: words.created,
    width: 124,
    sort: true,
    read: (row) => <InstantText instant={row["datetimeCreated"] as string} />,
  },
];

function wordsOf(name: Choice): Readonly<Record<string, Words>> {
  return fields[name].of as Readonly<Record<string, Words>>;
}

/** The list of customs declarations. */
export default function DeclarationList() {
  const say = useSay();
  const may = useMay();
  const whyNot = useWhyNot();
  const client = useClient();
  const { go } = useAddress();
  const { download, underWay } = useDownload();
  const state = useTableState("customs-declarations", {
    filters,
    sort: "-clearanceDate",
    dates: true,
  });
  const { dateType, imported, clearanceNos, ...chosen } = state.filters;
  const criteria = {
    ...Object.fromEntries(Object.entries(chosen).map(([name, value]) => [name, value || null])),
    imported: imported || null,
    clearanceNos: clearanceNos || null,
    dateType: dateType || null,
    // Numbers that are named are found on every day.
    fromDate: clearanceNos ? null : state.from,
    toDate: clearanceNos ? null : state.to,
    keyword: state.search || null,
    searchBy: state.searchBy || "All",
    sort: state.sort || null,
  };
  const found = useList(listDeclarations, {
    ...criteria,
    page: state.page,
    size: state.size,
  } as never);
  const create = {
    words: words.create,
    keys: "alt+n",
    why: whyNot(`${menu}.add`),
    run: () => go(`${customsHome}/new`),
  };
  const { Convert } = customsPlaces();
  const [converted, setConverted] = useState<readonly string[] | null>(null);
  const whyNotConvert = whyNot(`${menu}.write`);
  const columns = useMemo(
    () => columnsWith(Convert && !whyNotConvert ? setConverted : null),
    [Convert, whyNotConvert],
  );
  const offered = (name: "type" | "route") => ({
    name,
    label: fields[name].label,
    of: wordsOf(name),
  });
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.list)}
        primary={create}
        actions={[
          {
            words: words.ecusShort,
            why: whyNot(`${menu}.import`),
            run: () => go(`${customsHome}/ecus`),
          },
          {
            words: words.importShort,
            why: whyNot(`${menu}.import`),
            run: () => go(`${customsHome}/import`),
          },
          {
            words: resourceWords.exportAll,
            why: whyNot(`${menu}.export`),
            run: () => void download(exportDeclarations, criteria as never),
          },
        ]}
      />
      {underWay}
      <FilterBar
        state={state}
        searchBy={searchBy}
        filters={[
          {
            name: "clearanceNos",
            label: words.numbers,
            input: (value, onChange) => (
              <NumberList
                label={say(words.numbers)}
                hint={say(words.numbersHint)}
                value={value}
                onChange={onChange}
              />
            ),
          },
          { name: "imported", label: words.status, of: words.states },
          offered("type"),
          offered("route"),
          {
            name: "customerId",
            label: fields.customerId.label,
            source: linkPicker(fields.customerId as Field),
          },
          {
            name: "userCreated",
            label: fields.userCreated.label,
            source: linkPicker({ ...(fields.userCreated as Field), to: person }),
          },
        ]}
        dates={{ by: "dateType", of: words.days }}
      />
      <Table<AnyRow>
        state={state}
        list={found as unknown as ListAnswer<AnyRow>}
        columns={columns}
        rowKey={(row) => String(row["id"])}
        nameOf={(row) => String(row["clearanceNo"])}
        open={(row) => `${customsHome}/detail/${String(row["id"])}`}
        actionsOnMany={[
          ...(Convert
            ? [
                {
                  key: "convert",
                  words: words.convert,
                  why: whyNotConvert,
                  all: (rows: readonly AnyRow[]) => setConverted(rows.map(({ id }) => String(id))),
                },
              ]
            : []),
          {
            key: "delete",
            words: words.delete,
            why: whyNot(`${menu}.delete`),
            sure: words.deleteMany,
            each: (row) => client.ask(removeDeclarations, { ids: [String(row["id"])] }),
          },
        ]}
        empty={<EmptyState title={words.none} detail={words.noneDetail} first={create} />}
        {...(may(`${menu}.export`)
          ? {
              onExport: (names: string[], ids?: string[]) =>
                void download(exportDeclarations, {
                  ...criteria,
                  ...(ids ? { ids } : {}),
                  columns: names.filter((name) => name in fields),
                } as never),
            }
          : {})}
      />
      {Convert && converted ? (
        <Suspense>
          <Convert
            ids={converted}
            onConverted={() => void found.refetch()}
            onClose={() => setConverted(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
