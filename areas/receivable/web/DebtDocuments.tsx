import { paymentTags } from "@fairway/areas/due/model/paymentStatus.ts";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import type { Column } from "@fairway/ui/table/column.ts";
import { Table } from "@fairway/ui/table/Table.tsx";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useMemo } from "react";
import { exportDebitDetail, getDebitDetail } from "../contract.ts";
import type { DebtDocument } from "../model/debtDocument.ts";
import { debtColumns, debtTypes } from "../model/debtSheet.ts";
import { type FigureName, figureParts } from "../model/figures.ts";
import { documentHome } from "../model/receivableHome.ts";
import { words } from "./words.ts";

interface Props {
  readonly debtor: {
    readonly agreementId: string | null;
    readonly partnerId: string | null;
    readonly saleManId: string | null;
    readonly day: string | null;
  };
  readonly currency: string;
  readonly figure: FigureName;
  readonly officeId: string | null;
  readonly service: string | null;
}

/** The documents behind a figure; each opens, and a line without an invoice opens its job. */
export function DebtDocuments({ debtor, currency, figure, officeId, service }: Props) {
  const whyNot = useWhyNot();
  const state = useTableState("debt-documents");
  const ask = { ...debtor, figure, officeId, service };
  const found = useAsk(getDebitDetail, ask);
  const { download, underWay } = useDownload();
  const columns = useMemo(() => columnsOf(currency), [currency]);
  const all = found.data;
  const from = (state.page - 1) * state.size;
  const list = {
    ...found,
    data: all && {
      data: all.slice(from, from + state.size),
      page: state.page,
      size: state.size,
      totalItems: all.length,
    },
  };
  return (
    <Section
      title={{
        en: words.documents.en.replace("{figure}", figureParts[figure].words.en),
        vi: words.documents.vi.replace("{figure}", figureParts[figure].words.vi),
      }}
      columns={1}
    >
      <Table<DebtDocument>
        state={state}
        list={list}
        columns={columns}
        rowKey={(row) =>
          `${row.documentId ?? row.jobId} ${row.kind} ${row.currencyId} ${row.officeId} ${row.service}`
        }
        open={documentHome}
        {...(whyNot("acctARP.export")
          ? {}
          : { onExport: () => void download(exportDebitDetail, ask) })}
        empty={<EmptyState title={words.noDocuments} />}
      />
      {underWay}
    </Section>
  );
}

function columnsOf(currency: string): Column<DebtDocument>[] {
  const money = (
    key: keyof typeof debtColumns,
    read: (row: DebtDocument) => string | null,
    code: string,
  ): Column<DebtDocument> => ({
    key,
    title: debtColumns[key].words,
    width: 126,
    align: "right",
    read: (row) => <MoneyText amount={read(row)} currency={code} />,
  });
  return [
    {
      key: "refNo",
      title: debtColumns.refNo.words,
      width: 168,
      frozen: true,
      read: (row) => {
        const home = documentHome(row);
        return home ? <ScreenLink to={home}>{row.refNo}</ScreenLink> : row.refNo;
      },
    },
    {
      key: "type",
      title: debtColumns.type.words,
      width: 150,
      read: (row) => <Said words={debtTypes[row.type]} />,
    },
    {
      key: "invoiceNoReal",
      title: debtColumns.invoiceNoReal.words,
      width: 110,
      read: (row) => row.invoiceNoReal,
    },
    {
      key: "dueDate",
      title: debtColumns.dueDate.words,
      width: 104,
      read: (row) => <DayText day={row.dueDate} />,
    },
    {
      key: "overdueDays",
      title: debtColumns.overdueDays.words,
      width: 104,
      align: "right",
      read: (row) => (row.overdueDays > 0 ? row.overdueDays : null),
    },
    {
      key: "unpaidAmount",
      title: { en: `Unpaid (${currency})`, vi: `Còn nợ (${currency})` },
      width: 130,
      align: "right",
      read: (row) =>
        row.unpaidAmount === null ? (
          "–"
        ) : (
          <MoneyText amount={row.unpaidAmount} currency={currency} />
        ),
    },
    {
      key: "status",
      title: debtColumns.status.words,
      width: 128,
      read: (row) => (row.documentId === null ? null : <StatusTag {...paymentTags[row.status]} />),
    },
    money("totalVnd", (row) => row.total.vnd, localCurrency),
    money("paidVnd", (row) => row.paid.vnd, localCurrency),
    money("unpaidVnd", (row) => row.unpaid.vnd, localCurrency),
    {
      key: "officeCode",
      title: debtColumns.officeCode.words,
      width: 80,
      read: (row) => row.officeCode,
    },
    {
      key: "service",
      title: debtColumns.service.words,
      width: 130,
      read: (row) => <Said words={serviceWords(row.service)} />,
    },
    { key: "jobNo", title: debtColumns.jobNo.words, width: 124, read: (row) => row.jobNo },
    { key: "soaNo", title: debtColumns.soaNo.words, width: 124, read: (row) => row.soaNo },
    {
      key: "documentDate",
      title: debtColumns.documentDate.words,
      width: 104,
      read: (row) => <DayText day={row.documentDate} />,
    },
    money("totalUsd", (row) => row.total.usd, secondCurrency),
    money("paidUsd", (row) => row.paid.usd, secondCurrency),
    money("unpaidUsd", (row) => row.unpaid.usd, secondCurrency),
    {
      key: "partnerName",
      title: debtColumns.partnerName.words,
      width: 160,
      read: (row) => row.partnerName,
    },
  ];
}

function serviceWords(service: string | null): Words | undefined {
  const all: Readonly<Record<string, Words>> = serviceNames;
  return service === null ? undefined : all[service];
}

function Said({ words: text }: { readonly words: Words | undefined }) {
  const say = useSay();
  return text ? <>{say(text)}</> : null;
}
