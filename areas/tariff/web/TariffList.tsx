import { addDays, today } from "@fairway/core/time/day.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useList } from "@fairway/ui/client/useList.ts";
import { linkPicker } from "@fairway/ui/form/linkPicker.ts";
import { DayText, InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { resourceWords } from "@fairway/ui/resource/resourceWords.ts";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { flagWords } from "@fairway/core/resource/flag/flag.ts";
import { sheetFields } from "@fairway/core/resource/sheetNames.ts";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { type ListAnswer, Table } from "@fairway/ui/table/Table.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { Said } from "@fairway/ui/words/Said.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { Words } from "@fairway/core/words/words.ts";
import { declaredTariff, exportTariffs, listTariffs } from "../contract.ts";
import { tariff } from "../model/tariff.ts";
import { tariffWords as words } from "./words.ts";

const list = "/home/tool/tariff";
const { fields } = tariff;

const searchBy = {
  All: words.all,
  tariffName: fields.tariffName.label,
  description: fields.description.label,
};
const filters = [
  "tariffType",
  "productService",
  "serviceMode",
  "customer",
  "supplier",
  "agentId",
  "applyOfficeId",
  "status",
  "expiresWithin",
  "dateType",
] as const;

const choice = (
  name: "tariffType" | "productService" | "serviceMode",
  width: number,
): Column<AnyRow> => ({
  key: name,
  title: fields[name].label,
  width,
  sort: true,
  read: (row) => {
    const said = (fields[name].of as Readonly<Record<string, Words>>)[String(row[name])];
    return said ? <Said words={said} /> : "";
  },
});
const party = (name: "customer" | "supplier" | "agentId"): Column<AnyRow> => ({
  key: name,
  title: fields[name].label,
  width: 150,
  sort: true,
  read: (row) => String(row[`${name.replace(/Id$/, "")}Name`] ?? ""),
});

const columns: readonly Column<AnyRow>[] = [
  {
    key: "tariffName",
    title: fields.tariffName.label,
    width: 220,
    frozen: true,
    sort: true,
    read: (row) => String(row["tariffName"]),
  },
  {
    key: "status",
    title: fields.status.label,
    width: 96,
    sort: true,
    read: (row) => (
      <StatusTag
        words={row["status"] ? flagWords.on : flagWords.off}
        meaning={row["status"] ? "good" : "new"}
      />
    ),
  },
  choice("tariffType", 110),
  choice("productService", 150),
  choice("serviceMode", 110),
  party("customer"),
  party("supplier"),
  party("agentId"),
  {
    key: "applyOfficeId",
    title: fields.applyOfficeId.label,
    width: 90,
    sort: true,
    read: (row) => String(row["applyOfficeCode"] ?? ""),
  },
  {
    key: "effectiveDate",
    title: fields.effectiveDate.label,
    width: 108,
    sort: true,
    read: (row) => <DayText day={row["effectiveDate"] as string} />,
  },
  {
    key: "expiredDate",
    title: fields.expiredDate.label,
    width: 170,
    sort: true,
    read: (row) => (
      <>
        <DayText day={row["expiredDate"] as string} />{" "}
        {endsSoon(row) ? <StatusTag words={words.expiresSoon} meaning="waiting" /> : null}
      </>
    ),
  },
  {
    key: "datetimeModified",
    title: words.modified,
    width: 130,
    sort: true,
    read: (row) => <InstantText instant={row["datetimeModified"] as string} />,
  },
  {
    key: "copy",
    title: words.copy,
    width: 90,
    read: (row) => (
      <ScreenLink to={`${list}/${String(row["id"])}?action=copy`}>
        <Said words={words.copy} />
      </ScreenLink>
    ),
  },
];

function endsSoon(row: AnyRow): boolean {
  const last = String(row["expiredDate"]);
  const now = today();
  return row["status"] === true && last >= now && last <= addDays(now, 30);
}

/** The list of tariffs. */
export default function TariffList() {
  const say = useSay();
  const may = useMay();
  const whyNot = useWhyNot();
  const { go } = useAddress();
  const { download, underWay } = useDownload();
  const state = useTableState("tariffs", { filters, sort: "-datetimeModified", dates: true });
  const { dateType, status, expiresWithin, ...chosen } = state.filters;
  const criteria = {
    ...Object.fromEntries(Object.entries(chosen).map(([name, value]) => [name, value || null])),
    status: status ? status === "true" : null,
    expiresWithin: expiresWithin || null,
    dateType: dateType || null,
    fromDate: state.from,
    toDate: state.to,
    keyword: state.search || null,
    searchBy: state.searchBy || "All",
    sort: state.sort || null,
  };
  const found = useList(listTariffs, {
    ...criteria,
    page: state.page,
    size: state.size,
  } as never);
  const create = {
    words: resourceWords.add,
    keys: "alt+n",
    why: whyNot("settingTariff.add"),
    run: () => go(`${list}/new`),
  };
  const save = (format: "xlsx" | "csv", names?: string[]) =>
    void download(exportTariffs, { ...criteria, format, columns: names } as never);
  const why = whyNot("settingTariff.export");
  const known = sheetFields(declaredTariff);
  const linked = (name: "customer" | "supplier" | "agentId" | "applyOfficeId") => ({
    name,
    label: fields[name].label,
    source: linkPicker(fields[name] as Field),
  });
  const offered = (name: "tariffType" | "productService" | "serviceMode") => ({
    name,
    label: fields[name].label,
    of: fields[name].of as Readonly<Record<string, Words>>,
  });
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.tariff)}
        primary={create}
        actions={[
          {
            words: words.importShort,
            why: whyNot("settingTariff.import"),
            run: () => go(`${list}/import`),
          },
          { words: resourceWords.exportAll, why, run: () => save("xlsx") },
          { words: resourceWords.exportCsv, why, run: () => save("csv") },
        ]}
      />
      {underWay}
      <FilterBar
        state={state}
        searchBy={searchBy}
        filters={[
          { name: "expiresWithin", label: words.expires, of: words.within },
          offered("tariffType"),
          offered("productService"),
          offered("serviceMode"),
          linked("customer"),
          linked("supplier"),
          linked("agentId"),
          linked("applyOfficeId"),
          {
            name: "status",
            label: fields.status.label,
            of: { true: flagWords.on, false: flagWords.off },
          },
        ]}
        dates={{ by: "dateType", of: words.dateTypes }}
      />
      <Table<AnyRow>
        state={state}
        list={found as unknown as ListAnswer<AnyRow>}
        columns={columns}
        rowKey={(row) => String(row["id"])}
        open={(row) => `${list}/${String(row["id"])}`}
        empty={<EmptyState title={words.none} detail={words.noneDetail} first={create} />}
        {...(may("settingTariff.export")
          ? {
              onExport: (names: string[]) =>
                save(
                  "xlsx",
                  names.filter((each) => each in known),
                ),
            }
          : {})}
      />
    </div>
  );
}
