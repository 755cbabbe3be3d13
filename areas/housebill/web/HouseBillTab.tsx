import { consolGain } from "@fairway/areas/goods/model/airGoods.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useWhyReadOnly } from "@fairway/areas/shipment/web/useWhyReadOnly.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { useKeys } from "@fairway/ui/palette/useKeys.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { Suspense, useEffect, useState } from "react";
import "./houseBill.css";
import { deleteHouseBill, listHouseBillsOfJob } from "../contract.ts";
import type { HouseBillRow } from "../model/houseBillRecord.ts";
import { readsInstructions } from "../model/readsInstructions.ts";
import { BillCells, BillHeads, figureOf } from "./BillHeads.tsx";
import { HouseBillPrint } from "./HouseBillPrint.tsx";
import { ImportInstructionDialog } from "./ImportInstructionDialog.tsx";
import { billPlaces } from "./places.ts";
import { houseBillWords as words } from "./words.ts";

/** The house bills of a job: add, import, print and delete them, and go to their charges. */
export default function HouseBillTab(props: { readonly job: ShipmentRecord }) {
  const { job } = props;
  const { search, change } = useAddress();
  const bills = useAsk(listHouseBillsOfJob, { jobId: job.id });
  const [printed, setPrinted] = useState<HouseBillRow | null>(null);
  // Older addresses name the charges of a bill under this tab.
  const isOfCharges = search["surcharge"] !== undefined;
  useEffect(() => {
    if (isOfCharges) change({ tab: "CHARGES" }, { replace: true });
  }, [isOfCharges, change]);
  if (!bills.data || isOfCharges) return <RowSkeletons />;
  return (
    <>
      <BillButtons job={job} hasBills={bills.data.length > 0} />
      {bills.data.length === 0 ? (
        <EmptyState title={words.none} detail={words.noneDetail} />
      ) : (
        <>
          <BillTable job={job} bills={bills.data} print={setPrinted} />
          <ConsolGain job={job} bills={bills.data} />
        </>
      )}
      {printed ? <HouseBillPrint bill={printed} onClose={() => setPrinted(null)} /> : null}
    </>
  );
}

/** What the bills are charged for more than the master, where weights of bills are charged. */
function ConsolGain(props: {
  readonly job: ShipmentRecord;
  readonly bills: readonly HouseBillRow[];
}) {
  const { job, bills } = props;
  const say = useSay();
  const language = useLanguage();
  const { sideLinks } = serviceOf(job.transactionType);
  if (!sideLinks.includes("mawb") || !job.chargeWeight) return null;
  const charged = sum(bills.map((bill) => bill.chargeWeight)).toString();
  const shown = (weight: string) => sayNumber(weight, language, { most: 3 });
  return (
    <p className="fw-quiet">
      {say(words.consolGain, {
        gain: shown(consolGain(charged, job.chargeWeight)),
        bills: shown(charged),
        master: shown(job.chargeWeight),
      })}
    </p>
  );
}

const keys = "Alt+N";

function BillButtons(props: { readonly job: ShipmentRecord; readonly hasBills: boolean }) {
  const { job } = props;
  const { ListActions } = billPlaces();
  const say = useSay();
  const { go } = useAddress();
  const [isImporting, setImporting] = useState(false);
  const whyNot = useWhyReadOnly(job);
  const add = () => {
    if (whyNot === null) go(`${jobHome(job)}/hbl/new`);
  };
  useKeys([{ keys: "alt+n", words: words.add, run: add }]);
  return (
    <div className="fw-table-bar">
      <div className="fw-table-bar-left" />
      <Why text={whyNot}>
        <Button type="primary" disabled={whyNot !== null} onClick={add} title={keys}>
          {say(words.add)}
        </Button>
      </Why>
      {readsInstructions(serviceOf(job.transactionType)) ? (
        <Why text={whyNot}>
          <Button disabled={whyNot !== null} onClick={() => setImporting(true)}>
            {say(words.importSi)}
          </Button>
        </Why>
      ) : null}
      {ListActions && props.hasBills ? (
        <Suspense fallback={null}>
          <ListActions job={job} />
        </Suspense>
      ) : null}
      {isImporting ? (
        <ImportInstructionDialog job={job} onClose={() => setImporting(false)} />
      ) : null}
    </div>
  );
}

function BillTable(props: {
  readonly job: ShipmentRecord;
  readonly bills: readonly HouseBillRow[];
  readonly print: (bill: HouseBillRow) => void;
}) {
  const { job, bills } = props;
  const say = useSay();
  const confirm = useConfirm();
  const remove = useVerb(deleteHouseBill, {
    invalidates: [listHouseBillsOfJob],
    onDone: ({ data }) => toast.success(say(words.deleted, { hwbno: data.hwbno })),
  });
  const ask = async (bill: HouseBillRow) => {
    const title = say(words.deleteAsk, { hwbno: bill.hwbno });
    if (await confirm({ title, danger: true })) remove.mutate({ id: bill.id });
  };
  const service = serviceOf(job.transactionType);
  const { columns } = service.bill;
  const printable = service.papers.includes("billOfLading");
  const isFigure = columns.map((column) => figureOf(column) !== null);
  const [first, last] = [isFigure.indexOf(true), isFigure.lastIndexOf(true)];
  return (
    <table className="fw-bills" aria-label={say(words.list)}>
      <thead>
        <tr>
          <BillHeads service={service} columns={columns} />
          <th aria-label={say(words.actions)} />
        </tr>
      </thead>
      <tbody>
        {bills.map((bill) => (
          <tr key={bill.id}>
            <BillCells job={job} bill={bill} columns={columns} />
            <td className="fw-right">
              <ScreenLink to={`${jobHome(job)}?tab=CHARGES&hbl=${bill.id}`}>
                {say(words.charges)}
              </ScreenLink>{" "}
              {printable ? (
                <Button size="small" onClick={() => props.print(bill)}>
                  {say(words.print)}
                </Button>
              ) : null}{" "}
              {bill.may.includes("delete") ? (
                <Button size="small" danger onClick={() => void ask(bill)}>
                  {say(words.delete)}
                </Button>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
      {last < 0 ? null : (
        <tfoot>
          <tr>
            <td colSpan={first}>{say(words.total)}</td>
            {columns.slice(first, last + 1).map((column) => (
              <Total key={column} bills={bills} figure={figureOf(column)} />
            ))}
            <td colSpan={columns.length - last} aria-hidden />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Total(props: {
  readonly bills: readonly HouseBillRow[];
  readonly figure: ((bill: HouseBillRow) => string | null) | null;
}) {
  const { bills, figure } = props;
  if (!figure) return <td aria-hidden />;
  return (
    <td className="fw-right">
      <NumberText value={sum(bills.map(figure)).toString()} most={3} />
    </td>
  );
}
