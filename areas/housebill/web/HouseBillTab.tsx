import type { ShipmentRecord } from "@fairway/areas/shipment/contract.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { useWhyReadOnly } from "@fairway/areas/shipment/web/useWhyReadOnly.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { DocumentViewer } from "@fairway/ui/parts/DocumentViewer.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Radio } from "antd";
import { type ReactNode, Suspense, useState } from "react";
import {
  deleteHouseBill,
  type HouseBillRow,
  listHouseBillsOfJob,
  previewSeaHblOfLading,
} from "../contract.ts";
import { ImportInstructionDialog } from "./ImportInstructionDialog.tsx";
import { billPlaces } from "./places.ts";
import { houseBillWords as words } from "./words.ts";
import "./houseBill.css";

const home = `/home/documentation/${serviceOf("SFE").route}`;

/** The house bills of a job: choose one to see its charges, add, import, print, delete. */
export default function HouseBillTab(props: { readonly job: ShipmentRecord }) {
  const { job } = props;
  const say = useSay();
  const client = useClient();
  const { search, change } = useAddress();
  const bills = useAsk(listHouseBillsOfJob, { jobId: job.id });
  const [printed, setPrinted] = useState<HouseBillRow | null>(null);
  const { Charges } = billPlaces();
  if (!bills.data) return <RowSkeletons />;
  const chosen = bills.data.find((bill) => bill.id === search.hbl) ?? bills.data[0];
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
          <Suspense fallback={<RowSkeletons />}>
            <Charges key={chosen.id} job={job} bill={chosen} />
          </Suspense>
        </section>
      ) : null}
      {printed ? (
        <DocumentViewer
          title={`${say(words.title)} ${printed.hwbno}`}
          load={() => client.download(previewSeaHblOfLading, { hblId: printed.id })}
          onClose={() => setPrinted(null)}
        />
      ) : null}
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
          onClick={() => go(`${home}/${job.id}/hbl/new`)}
        >
          {say(words.add)}
        </Button>
      </Why>
      <Why text={whyNot}>
        <Button disabled={whyNot !== null} onClick={() => setImporting(true)}>
          {say(words.importSi)}
        </Button>
      </Why>
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
  const total = (field: "grossWeight" | "chargeWeight" | "cbm" | "packageQty") => (
    <NumberText value={sum(bills.map((bill) => bill[field])).toString()} most={3} />
  );
  const cell = (content: ReactNode) => <td className="fw-right">{content}</td>;
  return (
    <table className="fw-plain-table fw-bills" aria-label={say(words.list)}>
      <thead>
        <tr>
          <th aria-label={say(words.open)} />
          <th>{say(words.no)}</th>
          <th>{say(words.customer)}</th>
          <th>{say(words.salesman)}</th>
          <th>{say(words.departure)}</th>
          <th>{say(words.destination)}</th>
          <th className="fw-right">{say(words.packages)}</th>
          <th className="fw-right">{say(words.cw)}</th>
          <th className="fw-right">{say(words.gw)}</th>
          <th className="fw-right">{say(words.cbm)}</th>
          <th>{say(words.group)}</th>
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
            <td>
              <ScreenLink to={`${home}/${job.id}/hbl/${bill.id}`}>{bill.hwbno}</ScreenLink>
            </td>
            <td>{bill.customerName}</td>
            <td>{bill.saleManName}</td>
            <td>{bill.polName}</td>
            <td>{bill.podName}</td>
            {cell(
              <NumberText value={bill.packageQty} unit={bill.packageTypeCode ?? ""} most={3} />,
            )}
            {cell(<NumberText value={bill.chargeWeight} most={3} />)}
            {cell(<NumberText value={bill.grossWeight} most={3} />)}
            {cell(<NumberText value={bill.cbm} most={3} />)}
            <td>{bill.groupName}</td>
            <td className="fw-right">
              <Button size="small" onClick={() => props.print(bill)}>
                {say(words.print)}
              </Button>{" "}
              {bill.may.includes("delete") ? (
                <Button size="small" danger onClick={() => void ask(bill)}>
                  {say(words.delete)}
                </Button>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td aria-hidden />
          <td colSpan={5}>{say(words.total)}</td>
          {cell(total("packageQty"))}
          {cell(total("chargeWeight"))}
          {cell(total("grossWeight"))}
          {cell(total("cbm"))}
          <td colSpan={2} aria-hidden />
        </tr>
      </tfoot>
    </table>
  );
}
