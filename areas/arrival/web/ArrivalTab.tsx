import { billFiles } from "@fairway/areas/housebill/model/fileFolders.ts";
import { filing } from "@fairway/areas/file/web/FilePaper.tsx";
import { getByHB } from "@fairway/areas/charge/contract.ts";
import { useKnownRates } from "@fairway/areas/charge/web/useKnownRates.ts";
import type { HouseBillRecord } from "@fairway/areas/housebill/model/houseBillRecord.ts";
import type { BillTabProps } from "@fairway/areas/housebill/web/places.ts";
import { noReason, outsideWords } from "@fairway/areas/rate/model/outsideWords.ts";
import { useRateReason } from "@fairway/areas/rate/web/useRateReason.tsx";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { type Client, useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayField } from "@fairway/ui/form/fields.tsx";
import { PaperBar } from "@fairway/ui/paper/PaperBar.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { RichTextField } from "@fairway/ui/form/RichTextField.tsx";
import { useLeaveGuard } from "@fairway/ui/form/useLeaveGuard.ts";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { Grid, type GridProblems } from "@fairway/ui/grid/Grid.tsx";
import { withRows } from "@fairway/ui/grid/gridState.ts";
import { refusedCells } from "@fairway/ui/grid/refusedCells.ts";
import { unreadCell } from "@fairway/ui/grid/unreadCell.ts";
import { useGrid } from "@fairway/ui/grid/useGrid.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PaperViewer } from "@fairway/ui/parts/PaperViewer.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useLatest } from "@fairway/ui/parts/useLatest.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Alert, Button } from "antd";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import {
  getArrival,
  previewArrivalNotice,
  setArrivalChargeDefault,
  setArrivalHeaderFooterDefault,
  updateArrival,
} from "../contract.ts";
import type { ArrivalRecord } from "../model/arrivalNotice.ts";
import { noticeCurrencies, type NoticeCurrency } from "../model/arrivalPaper.ts";
import { noticeTotals } from "../model/noticeTotals.ts";
import { arrivalColumns } from "./arrivalColumns.tsx";
import {
  arrivalAmounts,
  type ArrivalRow,
  arrivalRowOf,
  copiedArrivalRow,
  isBlankArrival,
  newArrivalRow,
  sentArrival,
  soldRow,
} from "./arrivalRow.ts";
import { words } from "./words.ts";

/** The arrival notice of a bill: its days, its lines of charges and its texts. */
export default function ArrivalTab(props: BillTabProps) {
  const asked = useAsk(getArrival, { hblid: props.bill.id });
  if (asked.error) return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  if (!asked.data) return <RowSkeletons rows={6} />;
  return <ArrivalForm {...props} notice={asked.data} />;
}

const formShape = updateArrival.body.omit({ csArrivalFrieghtCharges: true });
const list = "csArrivalFrieghtCharges";

function startOf(notice: ArrivalRecord) {
  const { hblid, version, arrivalFirstNotice, arrivalSecondNotice } = notice;
  const { arrivalHeader, arrivalDocuments, arrivalFooter } = notice;
  return {
    hblid,
    version,
    arrivalFirstNotice,
    arrivalSecondNotice,
    arrivalHeader,
    arrivalDocuments,
    arrivalFooter,
  };
}

function ArrivalForm({
  job,
  bill,
  whyNot,
  notice,
}: BillTabProps & { readonly notice: ArrivalRecord }) {
  const say = useSay();
  const language = useLanguage();
  const client = useClient();
  const cache = useQueryClient();
  const confirm = useConfirm();
  const rows = useMemo(
    () => notice.csArrivalFrieghtCharges.map((line) => arrivalRowOf(line, language)),
    [notice, language],
  );
  const hold = useGrid<ArrivalRow>(rows);
  const [problems, setProblems] = useState<GridProblems>(new Map());
  const [isPrinting, setPrinting] = useState(false);
  const reason = useRateReason<readonly ArrivalRow[]>();
  const [again, sendAgain] = useState(0);
  const lines = hold.rows.filter((row) => !isBlankArrival(row));
  const start = useMemo(() => startOf(notice), [notice]);
  const { hblid } = notice;
  const columns = useRef<ReturnType<typeof arrivalColumns>>([]);
  const form = useRecordForm({
    name: "arrival",
    schema: formShape,
    start,
    save: async (values) => {
      const unread = unreadCell(hold.content, columns.current, say);
      if (unread) throw new Refusal(0, "arrival.unread", unread);
      try {
        const ask = { ...values, csArrivalFrieghtCharges: lines.map(sentArrival) };
        return (await client.ask(updateArrival, ask)).data;
      } catch (fault) {
        if (fault instanceof Refusal) {
          setProblems(refusedCells(fault, list, lines));
          reason.asks(fault, lines);
        }
        throw fault;
      }
    },
    onSaved: (saved) => {
      setProblems(new Map());
      hold.load(saved.csArrivalFrieghtCharges.map((line) => arrivalRowOf(line, language)));
      cache.setQueryData(cacheKey(getArrival, { hblid }), saved);
      toast.success(say(words.saved, { no: saved.arrivalNo ?? "" }));
    },
    latest: async () => startOf(await client.ask(getArrival, { hblid })),
  });
  const { submit } = form;
  const submitAgain = useLatest(submit);
  useEffect(() => {
    if (again > 0) submitAgain.current();
  }, [again, submitAgain]);
  /** Writes the reason into the lines whose rates lack one, and saves again. */
  const giveReason = (
    sent: readonly ArrivalRow[],
    rateReason: string,
    fields: readonly string[],
  ) => {
    const lacking = new Set(fields.map((field) => sent[Number(field.split(".")[1])]?.key));
    hold.amend((now) =>
      withRows(
        now,
        now.rows.map((row) => (lacking.has(row.key) ? { ...row, rateReason } : row)),
      ),
    );
    sendAgain((times) => times + 1);
  };
  const dirty = useRef(hold.isDirty);
  useLayoutEffect(() => {
    dirty.current = hold.isDirty;
  });
  useLeaveGuard(useCallback(() => dirty.current, []));

  const typedDay = useWatch({ control: form.form.control, name: "arrivalFirstNotice" });
  const day = (typedDay as string | null) ?? notice.arrivalFirstNotice;
  const known = useKnownRates([day]);
  const amounts = useCallback((row: ArrivalRow) => arrivalAmounts(row, day, known), [day, known]);
  const shown = useMemo(
    () => arrivalColumns(job.transactionType, amounts),
    [job.transactionType, amounts],
  );
  useLayoutEffect(() => {
    columns.current = shown;
  });
  const totals = noticeTotals(
    lines.map((row) => ({
      ...amounts(row),
      currencyId: row.currency?.id ?? localCurrency,
      isTick: row.isTick,
    })),
  );

  const keep = { onDone: () => toast.success(say(words.keptDefault)) };
  const keepLines = useVerb(setArrivalChargeDefault, keep);
  const keepTexts = useVerb(setArrivalHeaderFooterDefault, keep);
  const type = job.transactionType as Parameters<typeof keepLines.mutate>[0]["type"];
  const isEmpty = lines.length === 0 && whyNot === null;
  const offered = useQuery({
    queryKey: ["chargesToAnnounce", hblid],
    queryFn: () => chargesToAnnounce(client, bill),
    enabled: isEmpty,
    staleTime: 0,
  });
  const sync = async () => {
    const data = await chargesToAnnounce(client, bill);
    if (data.length === 0) return void toast.info(say(words.syncNone));
    const facts = { before: lines.length, after: data.length };
    if (lines.length > 0 && !(await confirm({ title: say(words.syncAsk, facts), danger: true })))
      return;
    hold.change((now) =>
      withRows(
        now,
        data.map((charge) => soldRow(charge, language)),
      ),
    );
    toast.info(say(words.synced, { count: data.length }));
  };
  return (
    <>
      <PaperBar
        form={form}
        isDirty={form.dirty || hold.isDirty}
        whyNot={whyNot}
        whyNoPaper={notice.version !== null ? null : say(words.saveFirst)}
        print={() => setPrinting(true)}
        more={[
          { words: words.sync, run: () => void sync(), why: whyNot },
          {
            words: words.keepLines,
            why: whyNot,
            run: () =>
              keepLines.mutate({
                type,
                csArrivalFrieghtChargeDefaults: lines.map((row) => {
                  const { id: _id, ...line } = sentArrival(row);
                  return line;
                }),
              }),
          },
          {
            words: words.keepTexts,
            why: whyNot,
            run: () => {
              const { arrivalHeader, arrivalDocuments, arrivalFooter } = form.form.getValues();
              keepTexts.mutate({ type, arrivalHeader, arrivalDocuments, arrivalFooter });
            },
          },
        ]}
      />
      <RecordForm form={form} readOnly={whyNot !== null}>
        {whyNot ? <Alert type="info" showIcon title={whyNot} /> : null}
        <Section title={words.notice} columns={3}>
          <div className="fw-field">
            <span className="fw-fact-name">{say(words.arrivalNo)}</span>
            {notice.arrivalNo ?? say(words.drawn)}
          </div>
          <DayField name="arrivalFirstNotice" label={words.firstNotice} required />
          <DayField name="arrivalSecondNotice" label={words.secondNotice} />
          {notice.rateOutside ? (
            <Labelled label={outsideWords}>{notice.rateReason ?? say(noReason)}</Labelled>
          ) : null}
        </Section>
        <Section title={words.lines} columns={1}>
          {isEmpty && offered.data && offered.data.length > 0 ? (
            <Alert
              type="info"
              showIcon
              title={say(words.fillOffer, { count: offered.data.length })}
              action={
                <Button size="small" onClick={() => void sync()}>
                  {say(words.fill)}
                </Button>
              }
            />
          ) : null}
          <Grid<ArrivalRow>
            hold={hold}
            columns={shown}
            label={say(words.lines)}
            newRow={whyNot ? null : newArrivalRow}
            duplicate={copiedArrivalRow}
            whyNot={() => whyNot}
            whyNotAdd={whyNot}
            whyNotRemove={() => whyNot}
            problems={problems}
            height={260}
            footer={
              <div className="fw-page-facts">
                {totals.totals.map(({ currencyId, total }) => (
                  <MoneyText key={currencyId} amount={total} currency={currencyId} code />
                ))}
                <span>
                  {`${say(words.totalVnd)}: `}
                  <MoneyText amount={totals.totalVnd} currency={localCurrency} />
                </span>
              </div>
            }
          />
          <p className="fw-quiet">{say(words.flagHint)}</p>
        </Section>
        <Section title={words.texts} columns={3}>
          <RichTextField name="arrivalHeader" label={words.header} />
          <RichTextField
            name="arrivalDocuments"
            label={words.documents}
            hint={words.documentsHint}
          />
          <RichTextField name="arrivalFooter" label={words.footer} />
        </Section>
      </RecordForm>
      {reason.dialog(giveReason)}
      {isPrinting ? (
        <NoticeViewer
          whyNot={whyNot}
          hblId={hblid}
          arrivalNo={notice.arrivalNo ?? ""}
          onClose={() => setPrinting(false)}
        />
      ) : null}
    </>
  );
}

/** The charges that the customer of a bill pays: selling ones, and what is paid on his behalf. */
async function chargesToAnnounce(client: Client, bill: Pick<HouseBillRecord, "id" | "customerId">) {
  const [selling, onBehalf] = await Promise.all(
    (["SELL", "OBH"] as const).map((type) => client.ask(getByHB, { hbId: bill.id, type })),
  );
  const ofCustomer = (onBehalf?.data ?? []).filter(
    ({ paymentObjectId }) => paymentObjectId === bill.customerId,
  );
  return [...(selling?.data ?? []), ...ofCustomer];
}

function NoticeViewer(props: {
  readonly hblId: string;
  readonly arrivalNo: string;
  readonly whyNot: string | null;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const client = useClient();
  const [currency, setCurrency] = useState<NoticeCurrency>(localCurrency);
  const { hblId } = props;
  return (
    <PaperViewer
      title={props.arrivalNo}
      version={currency}
      {...filing({ ...billFiles, id: hblId }, "ArrivalNotice", props.whyNot)}
      load={(language) => client.download(previewArrivalNotice, { hblId, currency, language })}
      onClose={props.onClose}
      actions={
        <Segmented
          value={currency}
          options={noticeCurrencies.map((value) => ({ value, label: say(words[value]) }))}
          onChange={setCurrency}
        />
      }
    />
  );
}
