import type { ShipmentRecord } from "@fairway/areas/shipment/contract.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import {
  containerTypePicker,
  customerPicker,
  incotermPicker,
} from "@fairway/areas/shipment/web/pickers.ts";
import { shipmentWords } from "@fairway/areas/shipment/web/words.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { PickerInput } from "@fairway/ui/form/PickerInput.tsx";
import { NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { InboxOutlined } from "@ant-design/icons";
import { Alert, Button, Checkbox, Modal, Radio, Segmented, Upload } from "antd";
import { useState } from "react";
import {
  importShippingInstruction,
  listHouseBillsOfJob,
  previewShippingInstruction,
} from "../contract.ts";
import { houseBillLabels } from "../model/houseBillLabels.ts";
import type { ProposedBill, ProposedContainer, Proposal, Verdict } from "../model/siShapes.ts";
import { type Accepted, acceptedOf, handOver } from "./acceptedInstruction.ts";
import { houseBillWords as words } from "./words.ts";
import "./houseBill.css";

/** Reads a shipping instruction, shows field by field what becomes of it, and makes the bill. */
export function ImportInstructionDialog(props: {
  readonly job: ShipmentRecord;
  readonly onClose: () => void;
}) {
  const { job, onClose } = props;
  const say = useSay();
  const client = useClient();
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const read = async (file: File) => {
    setReading(true);
    setFault(null);
    try {
      setProposal(await client.upload(previewShippingInstruction, { jobId: job.id }, file));
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      setProposal(null);
      setFault(thrown.message);
    } finally {
      setReading(false);
    }
  };
  return (
    <Modal
      open
      title={say(words.siTitle)}
      width={1080}
      style={{ top: 12 }}
      footer={null}
      onCancel={onClose}
    >
      {fault ? <Alert type="error" showIcon title={fault} /> : null}
      {proposal ? (
        <Preview
          key={proposal.fileName}
          job={job}
          proposal={proposal}
          onClose={onClose}
          again={() => setProposal(null)}
        />
      ) : (
        <Upload.Dragger
          accept=".json,application/json"
          showUploadList={false}
          disabled={isReading}
          beforeUpload={(file) => {
            void read(file);
            return false;
          }}
        >
          <p className="ant-upload-drag-icon">
            <InboxOutlined aria-hidden />
          </p>
          <p>{say(words.siChoose)}</p>
          <p className="fw-quiet">{say(words.siHint)}</p>
        </Upload.Dragger>
      )}
    </Modal>
  );
}

const ticked = (bill: ProposedBill) =>
  new Set(
    bill.fields.flatMap((each, at) => (each.verdict === "taken" && each.keep !== null ? [at] : [])),
  );
const allOf = (bill: ProposedBill) => new Set(bill.containers.map((_, at) => at));

function Preview(props: {
  readonly job: ShipmentRecord;
  readonly proposal: Proposal;
  readonly onClose: () => void;
  readonly again: () => void;
}) {
  const { job, proposal } = props;
  const say = useSay();
  const { go } = useAddress();
  const [key, setKey] = useState(proposal.bills[0]?.key ?? "");
  const bill = proposal.bills.find((each) => each.key === key) as ProposedBill;
  const [fields, setFields] = useState(() => ticked(bill));
  const [boxes, setBoxes] = useState(() => allOf(bill));
  const [numbers, setNumbers] = useState<ReadonlyMap<number, string>>(new Map());
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const [types, setTypes] = useState<ReadonlyMap<number, string>>(new Map());
  const [shown, setShown] = useState<Verdict | "all">("all");
  const [customerId, setCustomer] = useState<string | null>(null);
  const [incotermId, setIncoterm] = useState<string | null>(job.incotermId);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const make = useVerb(importShippingInstruction, {
    quiet: true,
    invalidates: [listHouseBillsOfJob],
    onRefused: setRefusal,
    onDone: ({ data }) => {
      toast.success(say(words.made, { hwbno: data.hwbno }));
      props.onClose();
      go(`${jobHome(job)}/hbl/${data.id}`);
    },
  });
  const choose = (next: string) => {
    const other = proposal.bills.find((each) => each.key === next) as ProposedBill;
    setKey(next);
    setFields(ticked(other));
    setBoxes(allOf(other));
    setNumbers(new Map());
    setKept(new Set());
    setTypes(new Map());
    setRefusal(null);
  };
  const accepted = (): Accepted => {
    const typed = {
      ...bill,
      containers: bill.containers.map((box, at) => ({
        ...box,
        containerTypeId: types.get(at) ?? box.containerTypeId,
      })),
    };
    const made = acceptedOf(typed, fields, boxes, numbers, {
      boxes: kept,
      reason: say(words.siKept),
    });
    const own = {
      ...(customerId ? { customerId } : {}),
      ...(incotermId ? { incotermId } : {}),
    };
    return { ...made, values: { ...made.values, ...own } };
  };
  const accept = () => {
    const { values, lines } = accepted();
    setRefusal(null);
    make.mutate({ ...values, jobId: job.id, csMawbcontainers: [...lines] } as never);
  };
  const counts = {
    taken: bill.fields.filter((each) => each.verdict === "taken").length,
    doubtful: bill.fields.filter((each) => each.verdict === "doubtful").length,
    noPlace: bill.fields.filter((each) => each.verdict === "noPlace").length,
  };
  return (
    <div className="fw-si">
      <div className="fw-table-bar">
        <div className="fw-table-bar-left">
          <b>{proposal.fileName}</b>
          <span>{say(words.siCounts, counts)}</span>
        </div>
        <Segmented
          size="small"
          value={shown}
          onChange={(value) => setShown(value as Verdict | "all")}
          options={[
            { value: "all", label: say(words.siAll) },
            { value: "taken", label: say(words.siTaken) },
            { value: "doubtful", label: say(words.siDoubtful) },
            { value: "noPlace", label: say(words.siNoPlace) },
          ]}
        />
        <Button size="small" onClick={props.again}>
          {say(words.siOther)}
        </Button>
      </div>
      {proposal.bills.length > 1 ? (
        <Radio.Group
          aria-label={say(words.siWhich)}
          value={key}
          onChange={(event) => choose(event.target.value as string)}
          options={proposal.bills.map((each) => ({ value: each.key, label: each.title }))}
        />
      ) : null}
      <FieldTable bill={bill} shown={shown} fields={fields} setFields={setFields} />
      <BoxTable
        bill={bill}
        boxes={boxes}
        setBoxes={setBoxes}
        numbers={numbers}
        setNumbers={setNumbers}
        kept={kept}
        setKept={setKept}
        types={types}
        setTypes={setTypes}
      />
      {refusal ? (
        <Alert
          type="error"
          showIcon
          title={refusal.fields.length > 0 ? say(words.siRefused) : refusal.message}
          description={refusal.fields.map((each) => (
            <div key={each.field}>{`${labelOf(each.field, say)}: ${each.message}`}</div>
          ))}
        />
      ) : null}
      <div className="fw-si-foot">
        <PickerInput
          source={customerPicker}
          value={customerId}
          label={say(words.customer)}
          placeholder={`${say(words.customer)} *`}
          onChange={setCustomer}
        />
        <PickerInput
          source={incotermPicker(job.transactionType)}
          value={incotermId}
          chosen={
            job.incotermId
              ? { id: job.incotermId, code: job.incotermCode ?? "", name: "" }
              : undefined
          }
          label={say(houseBillLabels.incotermId)}
          placeholder={`${say(houseBillLabels.incotermId)} *`}
          onChange={setIncoterm}
        />
        <Button
          onClick={() => {
            handOver(accepted());
            props.onClose();
            go(`${jobHome(job)}/hbl/new`);
          }}
        >
          {say(words.siForm)}
        </Button>
        <Button type="primary" loading={make.isPending} onClick={accept}>
          {say(words.siAccept)}
        </Button>
      </div>
    </div>
  );
}

function labelOf(field: string, say: ReturnType<typeof useSay>): string {
  const [name = "", at, column] = field.split(".");
  if (column) {
    const heads: Readonly<Record<string, Words>> = {
      containerTypeId: shipmentWords.contType,
      containerNo: shipmentWords.containerNo,
    };
    const head = heads[column];
    return [`${say(words.siContainers)} ${Number(at) + 1}`, head ? say(head) : ""]
      .filter(Boolean)
      .join(" – ");
  }
  return name in houseBillLabels
    ? say(houseBillLabels[name as keyof typeof houseBillLabels])
    : name;
}

const meanings = { taken: "good", doubtful: "waiting", noPlace: "new" } as const;
const verdictWords = {
  taken: words.siTaken,
  doubtful: words.siDoubtful,
  noPlace: words.siNoPlace,
} as const;

function toggled<Value>(set: ReadonlySet<Value>, value: Value): Set<Value> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}

function FieldTable(props: {
  readonly bill: ProposedBill;
  readonly shown: Verdict | "all";
  readonly fields: ReadonlySet<number>;
  readonly setFields: (fields: Set<number>) => void;
}) {
  const say = useSay();
  return (
    <div className="fw-si-list">
      <table className="fw-plain-table">
        <thead>
          <tr>
            <th>{say(words.siTake)}</th>
            <th>{say(words.siField)}</th>
            <th>{say(words.siValue)}</th>
            <th>{say(words.siFrom)}</th>
            <th>{say(words.siVerdict)}</th>
          </tr>
        </thead>
        <tbody>
          {props.bill.fields.map((each, at) =>
            props.shown === "all" || props.shown === each.verdict ? (
              <tr key={`${each.from} ${each.field ?? ""}`}>
                <td>
                  <Checkbox
                    aria-label={each.label}
                    checked={props.fields.has(at)}
                    disabled={each.keep === null}
                    onChange={() => props.setFields(toggled(props.fields, at))}
                  />
                </td>
                <td>{each.field ? each.label : ""}</td>
                <td className="fw-si-value">{each.value}</td>
                <td className="fw-si-from">{each.from}</td>
                <td>
                  <StatusTag words={verdictWords[each.verdict]} meaning={meanings[each.verdict]} />
                  {each.why && each.verdict === "doubtful" ? <div>{each.why}</div> : null}
                </td>
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
    </div>
  );
}

function BoxTable(props: {
  readonly bill: ProposedBill;
  readonly boxes: ReadonlySet<number>;
  readonly setBoxes: (boxes: Set<number>) => void;
  readonly numbers: ReadonlyMap<number, string>;
  readonly setNumbers: (numbers: Map<number, string>) => void;
  readonly kept: ReadonlySet<number>;
  readonly setKept: (kept: Set<number>) => void;
  readonly types: ReadonlyMap<number, string>;
  readonly setTypes: (types: Map<number, string>) => void;
}) {
  const say = useSay();
  if (props.bill.containers.length === 0) return null;
  return (
    <div className="fw-si-boxes">
      <table className="fw-plain-table" aria-label={say(words.siContainers)}>
        <tbody>
          {props.bill.containers.map((box: ProposedContainer, at) => {
            const chosen = props.numbers.get(at);
            return (
              <tr key={box.from}>
                <td>
                  <Checkbox
                    aria-label={box.containerNo ?? ""}
                    checked={props.boxes.has(at)}
                    onChange={() => props.setBoxes(toggled(props.boxes, at))}
                  />
                </td>
                <td>
                  <b>{chosen ?? box.containerNo}</b>
                </td>
                <td className="fw-si-type">
                  {box.containerTypeId ? (
                    box.containerTypeCode
                  ) : (
                    <PickerInput
                      source={containerTypePicker}
                      value={props.types.get(at) ?? null}
                      label={say(words.containers)}
                      placeholder={box.isoCode ?? say(shipmentWords.contType)}
                      onChange={(id) => {
                        const next = new Map(props.types);
                        if (id) next.set(at, id);
                        else next.delete(at);
                        props.setTypes(next);
                      }}
                    />
                  )}
                </td>
                <td>{box.sealNo}</td>
                <td className="fw-right">
                  <NumberText value={box.gw} most={3} unit="kg" />
                </td>
                <td className="fw-right">
                  <NumberText
                    value={box.packageQuantity}
                    most={3}
                    unit={box.packageTypeName ?? ""}
                  />
                </td>
                <td>
                  <StatusTag words={verdictWords[box.verdict]} meaning={meanings[box.verdict]} />{" "}
                  {box.why}{" "}
                  {box.expected ? (
                    <Button
                      size="small"
                      type={chosen ? "primary" : "default"}
                      onClick={() =>
                        props.setNumbers(new Map(props.numbers).set(at, box.expected ?? ""))
                      }
                    >
                      {say(words.siCorrect, { number: box.expected })}
                    </Button>
                  ) : null}{" "}
                  {box.isWrongNumber ? (
                    <Button
                      size="small"
                      type={!chosen && props.kept.has(at) ? "primary" : "default"}
                      onClick={() => {
                        const next = new Map(props.numbers);
                        next.delete(at);
                        props.setNumbers(next);
                        props.setKept(new Set(props.kept).add(at));
                      }}
                    >
                      {say(words.siKeep)}
                    </Button>
                  ) : null}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
