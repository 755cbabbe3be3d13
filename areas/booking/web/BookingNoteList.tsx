import { person } from "@fairway/areas/catalogue/model/linkTargets.ts";
import { listHome } from "@fairway/areas/service/model/jobHome.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { linkPicker } from "@fairway/ui/form/linkPicker.ts";
import { DayText, InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { type ListAnswer, Table } from "@fairway/ui/table/Table.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { exportBookingNotes, listBookingNotes } from "../contract.ts";
import { type BookingNote, bookingNote } from "../model/bookingNote.ts";
import { notedService, notesHome } from "../model/notedService.ts";
import { bookingWords as words } from "./words.ts";

const { fields } = bookingNote;
type Row = BookingNote & { readonly datetimeCreated: string };

const searchBy = {
  All: { en: "All", vi: "Tất cả" },
  bookingNo: fields.bookingNo.label,
  shipper: fields.shipperId.label,
  consignee: fields.consigneeId.label,
  pol: fields.pol.label,
  pod: fields.pod.label,
  userCreated: fields.userCreated.label,
};

const firstLine = (text: string | null, name: string | null) => name ?? text?.split("\n")[0] ?? "";

const columns: readonly Column<Row>[] = [
  {
    key: "bookingNo",
    title: fields.bookingNo.label,
    width: 128,
    frozen: true,
    sort: true,
    read: (row) => row.bookingNo,
  },
  {
    key: "shipper",
    title: fields.shipperId.label,
    width: 150,
    sort: true,
    read: (row) => firstLine(row.shipper, row.shipperName),
  },
  {
    key: "consignee",
    title: fields.consigneeId.label,
    width: 150,
    sort: true,
    read: (row) => firstLine(row.consignee, row.consigneeName),
  },
  {
    key: "etd",
    title: fields.etd.label,
    width: 92,
    sort: true,
    read: (row) => <DayText day={row.etd} />,
  },
  {
    key: "eta",
    title: fields.eta.label,
    width: 92,
    sort: true,
    read: (row) => <DayText day={row.eta} />,
  },
  {
    key: "pol",
    title: { en: "POL", vi: "Cảng xếp" },
    width: 100,
    sort: true,
    read: (row) => row.polName,
  },
  {
    key: "pod",
    title: { en: "POD", vi: "Cảng dỡ" },
    width: 100,
    sort: true,
    read: (row) => row.podName,
  },
  {
    key: "gw",
    title: { en: "G.W", vi: "G.W" },
    width: 92,
    align: "right",
    sort: true,
    read: (row) => <NumberText value={row.gw} most={3} />,
  },
  {
    key: "cbm",
    title: { en: "CBM", vi: "Số khối" },
    width: 72,
    align: "right",
    sort: true,
    read: (row) => <NumberText value={row.cbm} most={3} />,
  },
  {
    key: "userCreated",
    title: fields.userCreated.label,
    width: 110,
    sort: true,
    read: (row) => row.userCreatedName ?? row.userCreatedCode,
  },
  {
    key: "datetimeCreated",
    title: words.created,
    width: 124,
    sort: true,
    read: (row) => <InstantText instant={row.datetimeCreated} />,
  },
];

/** The list of booking notes. */
export default function BookingNoteList() {
  const say = useSay();
  const may = useMay();
  const whyNot = useWhyNot();
  const { go } = useAddress();
  const { download, underWay } = useDownload();
  const state = useTableState("booking-notes", {
    filters: ["pol", "pod", "userCreated"] as const,
    sort: "-datetimeModified",
    dates: true,
  });
  const criteria = {
    keyword: state.search || null,
    searchBy: state.searchBy || "All",
    sort: state.sort || null,
    fromCreatedDate: state.from,
    toCreatedDate: state.to,
    pol: state.filters.pol || null,
    pod: state.filters.pod || null,
    userCreated: state.filters.userCreated || null,
  };
  const list = useList(listBookingNotes, {
    ...criteria,
    page: state.page,
    size: state.size,
  } as never);
  const create = {
    words: words.create,
    keys: "alt+n",
    why: whyNot(`${notedService.menu}.add`),
    run: () => go(`${notesHome}/new`),
  };
  const ports = linkPicker(fields.pol as Field);
  return (
    <div className="fw-page">
      <PageHeader title={say(words.list)} back={listHome(notedService)} primary={create} />
      <FilterBar
        state={state}
        searchBy={searchBy}
        filters={[
          { name: "pol", label: fields.pol.label, source: ports },
          { name: "pod", label: fields.pod.label, source: ports },
          {
            name: "userCreated",
            label: fields.userCreated.label,
            source: linkPicker({ ...(fields.userCreated as Field), to: person }),
          },
        ]}
        dates={words.created}
      />
      {underWay}
      <Table<Row>
        state={state}
        list={list as unknown as ListAnswer<Row>}
        columns={columns}
        rowKey={(row) => row.id}
        open={(row) => `${notesHome}/${row.id}`}
        empty={<EmptyState title={words.none} detail={words.noneDetail} first={create} />}
        {...(may(`${notedService.menu}.export`)
          ? {
              onExport: (names: string[]) =>
                void download(exportBookingNotes, {
                  ...criteria,
                  columns: names.filter((name) => name in fields),
                } as never),
            }
          : {})}
      />
    </div>
  );
}
