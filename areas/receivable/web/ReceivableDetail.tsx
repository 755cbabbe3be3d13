import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { isDay } from "@fairway/core/time/day.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { DayInput } from "@fairway/ui/form/DayInput.tsx";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { Fact } from "@fairway/ui/parts/Fact.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { exportDebitByContract, getDebtDetail } from "../contract.ts";
import type { DebtDetail } from "../model/debtDocument.ts";
import { type FigureName, figureNames, figureParts } from "../model/figures.ts";
import { receivableColumns } from "../model/receivableColumns.ts";
import { receivableHome } from "../model/receivableHome.ts";
import { DebtDocuments } from "./DebtDocuments.tsx";
import { RateText, ReceivableMarks } from "./receivableCells.tsx";
import { words } from "./words.ts";

/** What is owed under an agreement or by a partner without one: head, offices, and documents. */
export default function ReceivableDetail() {
  const { search } = useAddress();
  const { agreementId, partnerId } = search;
  if (!agreementId && !partnerId) {
    return (
      <div className="fw-page">
        <PageHeader title={<Title />} back={receivableHome} />
        <EmptyState title={words.choose} />
      </div>
    );
  }
  return <Detail />;
}

function Title() {
  return <>{useSay()(words.detail)}</>;
}

function Detail() {
  const say = useSay();
  const whyNot = useWhyNot();
  const { search, change } = useAddress();
  const day = search["day"] && isDay(search["day"]) ? search["day"] : null;
  const debtor = {
    agreementId: search["agreementId"] || null,
    partnerId: search["partnerId"] || null,
    saleManId: search["salesmanId"] || null,
    day,
  };
  const found = useAsk(getDebtDetail, debtor);
  const { download, underWay } = useDownload();
  if (found.error) return <ErrorState fault={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeletons rows={8} />;
  const { data } = found;
  const figure = figureNames.find((name) => name === search["figure"]) ?? "debitAmount";
  const { agreementId } = data;
  return (
    <div className="fw-page">
      <PageHeader
        title={data.partnerName ?? say(words.detail)}
        facts={data.agreementNo ?? (agreementId ? data.agreementType : say(words.noAgreement))}
        status={<ReceivableMarks row={data} />}
        back={`${receivableHome}?subTab=${tabOfRow(data)}`}
        actions={[
          agreementId !== null && {
            words: words.exportDocuments,
            why: whyNot("acctARP.export"),
            run: () => void download(exportDebitByContract, { agreementId, day }),
          },
        ]}
      />
      <Section columns={3}>
        <Fact name={words.day}>
          <DayInput
            label={say(words.day)}
            value={data.day}
            onChange={(value) => change({ day: value && isDay(value) ? value : null })}
          />
        </Fact>
        <Fact name={receivableColumns.debitRate.words}>
          {data.debitRate === null ? null : <RateText rate={data.debitRate} />}
        </Fact>
        <Fact name={receivableColumns.creditLimited.words}>
          {data.creditLimited === null ? null : (
            <MoneyText amount={data.creditLimited} currency={data.currency} code />
          )}
        </Fact>
        <Fact name={receivableColumns.advanceAmount.words}>
          <MoneyText amount={data.advanceAmount} currency={data.currency} code />
        </Fact>
        <Fact name={receivableColumns.salesmanName.words}>{data.salesmanName}</Fact>
        <Fact name={receivableColumns.expriedDate.words}>
          {data.expriedDate === null ? null : <DayText day={data.expriedDate} />}
        </Fact>
      </Section>
      <ByOffice
        detail={data}
        figure={figure}
        choose={(name, place) => change({ figure: name, ...place })}
      />
      <DebtDocuments
        debtor={{ ...debtor, day }}
        currency={data.currency}
        figure={figure}
        officeId={search["officeId"] || null}
        service={search["service"] || null}
      />
      {underWay}
    </div>
  );
}

function tabOfRow({ agreementType }: DebtDetail): string {
  if (agreementType === null) return "NO_AGREEMENT";
  if (agreementType === "Guarantee") return "GUARANTEED";
  return agreementType === "Trial" || agreementType === "Official" ? "TRIAL_OFFICIAL" : "OTHER";
}

const shown = [
  "debitAmount",
  "sellingNoVat",
  "billingUnpaid",
  "paidAmount",
  "obhAmount",
  "notDue",
  "over1To15",
  "over16To30",
  "over30",
  "obhOver1To15",
  "obhOver16To30",
  "obhOver30",
] as const satisfies readonly FigureName[];

interface Place {
  readonly officeId: string | null;
  readonly service: string | null;
}

/** The figures by office and service; a click on one shows its documents. */
function ByOffice(props: {
  readonly detail: DebtDetail;
  readonly figure: FigureName;
  readonly choose: (figure: FigureName, place: Place) => void;
}) {
  const say = useSay();
  const { detail, choose } = props;
  const services: Readonly<Record<string, Words>> = serviceNames;
  const rows = detail.offices.flatMap(({ services: own, ...office }) => [
    { ...office, service: null, name: office.officeCode ?? "–", isService: false },
    ...(own.length > 1 || own[0]?.service
      ? own.map((each) => ({
          ...each,
          officeId: office.officeId,
          officeCode: office.officeCode,
          name: each.service && services[each.service] ? say(services[each.service] as Words) : "–",
          isService: true,
        }))
      : []),
  ]);
  const button = (
    row: Pick<DebtDetail, FigureName>,
    name: FigureName,
    place: Place,
    where: string,
  ) => {
    const amount = row[name];
    if (amount === null) return "–";
    const text = <MoneyText amount={amount} currency={detail.currency} />;
    if (/^[-0.]*$/.test(amount)) return text;
    const title = say(words.ofPlace, {
      figure: say(figureParts[name].words),
      office: where,
      service: "",
    });
    return (
      <PlainButton kind="text" aria-label={title.trim()} onClick={() => choose(name, place)}>
        {text}
      </PlainButton>
    );
  };
  return (
    <Section title={words.byOffice} columns={1}>
      <PlainTable
        rows={rows}
        rowKey={(row) => `${row.officeId} ${row.service} ${row.isService}`}
        columns={[
          {
            key: "place",
            title: say(words.office),
            read: (row) => (row.isService ? row.name : <b>{row.name}</b>),
          },
          ...shown.map((name) => ({
            key: name,
            title: say(figureParts[name].words),
            right: true,
            read: (row: (typeof rows)[number]) =>
              button(
                row,
                name,
                { officeId: row.officeId, service: row.isService ? row.service : null },
                row.isService ? `${row.officeCode ?? ""} ${row.name}` : row.name,
              ),
          })),
        ]}
        foot={{
          place: say(words.total),
          ...Object.fromEntries(
            shown.map((name) => [
              name,
              button(detail, name, { officeId: null, service: null }, say(words.total)),
            ]),
          ),
        }}
      />
    </Section>
  );
}
