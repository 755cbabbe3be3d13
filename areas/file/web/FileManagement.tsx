import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { saveFile } from "@fairway/ui/client/saveFile.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { DayText, InstantText } from "@fairway/ui/parts/DayText.tsx";
import { DocumentViewer } from "@fairway/ui/parts/DocumentViewer.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { TabStrip } from "@fairway/ui/parts/TabStrip.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { useState } from "react";
import { getEdocManagement, openEdoc } from "../contract.ts";
import { fileKinds } from "../model/fileKinds.ts";
import type { ListedFile as Row } from "../model/storedFile.ts";
import { useDocumentTypes } from "./useDocumentTypes.ts";
import { fileWords as words, sourceWords } from "./words.ts";

const references = {
  jobNo: words.jobNo,
  hwbno: words.hwbno,
  mawb: words.mawb,
  billingNo: words.billingNo,
  invoiceNo: words.invoiceNo,
};
const shown = Object.values(fileKinds).flatMap((kind) =>
  kind.inline ? [kind.mime as string] : [],
);
const home = "/home/tool/file-management";

/** All files of the company: of jobs and partners, or of accounting. */
export function FileManagement({ accounting }: { readonly accounting: boolean }) {
  const say = useSay();
  const client = useClient();
  const { go } = useAddress();
  const { nameOf } = useDocumentTypes(null);
  const state = useTableState(accounting ? "files of accounting" : "files", {
    filters: ["dateMode"],
    dates: true,
  });
  const [opened, setOpened] = useState<Row | null>(null);
  const by = state.searchBy in references ? (state.searchBy as keyof typeof references) : null;
  const typed = state.search.split(/[,;\s]+/).filter(Boolean);
  const found = useList(getEdocManagement, {
    pageNumber: state.page,
    pageSize: state.size,
    isAcc: accounting,
    keyword: by ? null : state.search,
    referenceType: by,
    referenceNos: by ? typed : null,
    dateMode: state.filters.dateMode === "AccountingDate" ? "AccountingDate" : "CreateDate",
    fromDate: state.from || null,
    toDate: state.to || null,
  });
  const open = async (file: Row) => {
    if (shown.includes(file.mime)) return setOpened(file);
    try {
      saveFile(await client.download(openEdoc, { id: file.id }));
    } catch (fault) {
      toast.error((fault as Error).message);
    }
  };
  const text = (key: keyof Row & keyof typeof words, width: number): Column<Row> => ({
    key,
    title: words[key],
    width,
    read: (row) => String(row[key] ?? ""),
  });
  const columns: Column<Row>[] = [
    {
      key: "aliasName",
      title: words.aliasName,
      width: 240,
      frozen: true,
      read: (row) => (
        <Button
          type="link"
          aria-label={say(words.open, { name: row.aliasName })}
          onClick={() => void open(row)}
        >
          {row.aliasName}
        </Button>
      ),
    },
    ...(accounting ? [{ ...text("invoiceNo", 130), title: words.accountingNo }] : []),
    { ...text("documentType", 160), read: (row) => nameOf(row.documentType) ?? "" },
    text("jobNo", 150),
    text("hwbno", 140),
    text("mawb", 140),
    text("billingNo", 140),
    {
      key: "source",
      title: words.source,
      width: 100,
      read: (row) =>
        sourceWords[row.source] ? say(sourceWords[row.source] as typeof words.source) : row.source,
    },
    text("tag", 90),
    text("name", 200),
    ...(accounting
      ? [
          {
            key: "accountingDate",
            title: words.accountingDate,
            width: 110,
            read: (row: Row) => <DayText day={row.accountingDate} />,
          },
        ]
      : []),
    {
      key: "datetimeCreated",
      title: words.attachedAt,
      width: 140,
      read: (row) => <InstantText instant={row.datetimeCreated} />,
    },
    { key: "userName", title: words.attachedBy, width: 120, read: (row) => row.userName ?? "" },
  ];
  return (
    <div className="fw-page">
      <PageHeader title={say(words.management)} />
      <TabStrip
        current={accounting ? "accountant" : "general"}
        tabs={[
          { key: "general", label: say(words.general) },
          { key: "accountant", label: say(words.accountant) },
        ]}
        onChoose={(tab) => go(`${home}/${tab}`)}
      />
      <FilterBar
        state={state}
        searchBy={{ "": words.anything, ...references }}
        {...(accounting
          ? {
              filters: [
                {
                  name: "dateMode" as const,
                  label: words.dateMode,
                  of: { CreateDate: words.createDate, AccountingDate: words.accountingDate },
                },
              ],
            }
          : {})}
        dates={words.createDate}
      />
      <Table
        state={state}
        list={found}
        columns={columns}
        rowKey={(row) => row.id}
        empty={<EmptyState title={words.noneTitle} detail={words.noneDetail} />}
      />
      {opened ? (
        <DocumentViewer
          title={opened.aliasName}
          load={() => client.download(openEdoc, { id: opened.id })}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </div>
  );
}
