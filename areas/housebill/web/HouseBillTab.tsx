import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useWhyReadOnly } from "@fairway/areas/shipment/web/useWhyReadOnly.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import { ShownWhile } from "@fairway/ui/address/shownWhile.tsx";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Radio } from "antd";
import { Suspense, useState } from "react";
import "./houseBill.css";
import { deleteHouseBill, listHouseBillsOfJob } from "../contract.ts";
import type { HouseBillRow } from "../model/houseBillRecord.ts";
import { BillCells, BillHeads, figureOf } from "./BillHeads.tsx";
import { HouseBillPrint } from "./HouseBillPrint.tsx";
import { ImportInstructionDialog } from "./ImportInstructionDialog.tsx";
import { billPlaces } from "./places.ts";
import { houseBillWords as words } from "./words.ts";

/** The house bills of a job: choose one to see its charges, add, import, print, delete. */
export default function HouseBillTab(props: { readonly job: ShipmentRecord }) {
  const { job } = props;
  const say = useSay();
  const { search, change } = useAddress();
  const bills = useAsk(listHouseBillsOfJob, { jobId: job.id });
  const [printed, setPrinted] = useState<HouseBillRow | null>(null);
  const { Charges } = billPlaces();
  if (!bills.data) return <RowSkeletons />;
  const billOf = (id: string | undefined) =>
    bills.data.find((bill) => bill.id === id) ?? bills.data[0];
  const chosen = billOf(search.hbl);
  return (
    <>
      <BillButtons job={job} />
      {bills.data.length === 0 ? (
        <EmptyState title={words.none} detail={words.noneDetail} />
      ) : (
        <BillTable
          job={job}
          bills={bills.data}
          chosen={chosen?.id ?? ""}
          choose={(id) => change({ hbl: id }, { replace: true })}
          print={setPrinted}
        />
      )}
      {chosen && Charges ? (
        <section aria-label={say(words.chargesOf, { hwbno: chosen.hwbno })}>
          <ShownWhile when={({ hbl }) => billOf(hbl)?.id === chosen.id}>
            <Suspense fallback={<RowSkeletons />}>
              <Charges key={chosen.id} job={job} bill={chosen} />
            </Suspense>
          </ShownWhile>
        </section>
      ) : null}
      {printed ? <HouseBillPrint bill={printed} onClose={() => setPrinted(null)} /> : null}
    </>
  );
}

function BillButtons(props: { readonly job: ShipmentRecord }) {
  const { job } = props;
  const say = useSay();
  const { go } = useAddress();
  const [isImporting, setImporting] = useState(false);
  const whyNot = useWhyReadOnly(job);
  return (
    <div className="fw-table-bar">
      <div className="fw-table-bar-left" />
      <Why text={whyNot}>
        <Button
          type="primary"
          disabled={whyNot !== null}
          onClick={() => go(`${jobHome(job)}/hbl/new`)}
        >
          {say(words.add)}
        </Button>
      </Why>
      {serviceOf(job.transactionType).papers.includes("shippingInstruction") ? (
        <Why text={whyNot}>
          <Button disabled={whyNot !== null} onClick={() => setImporting(true)}>
            {say(words.importSi)}
          </Button>
        </Why>
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
  readonly chosen: string;
  readonly choose: (id: string) => void;
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
    <table className="fw-plain-table fw-bills" aria-label={say(words.list)}>
      <thead>
        <tr>
          <th aria-label={say(words.open)} />
          <BillHeads service={service} columns={columns} />
          <th aria-label={say(words.actions)} />
        </tr>
      </thead>
      <tbody>
        {bills.map((bill) => (
          <tr key={bill.id} aria-current={bill.id === props.chosen}>
            <td>
              <Radio
                aria-label={bill.hwbno}
                checked={bill.id === props.chosen}
                onChange={() => props.choose(bill.id)}
              />
            </td>
            <BillCells job={job} bill={bill} columns={columns} />
            <td className="fw-right">
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
            <td aria-hidden />
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
