import type { Verdict } from "@fairway/areas/message/model/instructionFields.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { customerPicker, incotermPicker } from "@fairway/areas/shipment/web/pickers.ts";
import { shipmentWords } from "@fairway/areas/shipment/web/words.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import type { Refusal } from "@fairway/ui/client/refusal.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { PickerInput } from "@fairway/ui/form/PickerInput.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Button, Radio } from "antd";
import { useState } from "react";
import "./houseBill.css";
import { importShippingInstruction, listHouseBillsOfJob } from "../contract.ts";
import { houseBillLabels } from "../model/houseBillLabels.ts";
import type { Proposal } from "../model/proposalShapes.ts";
import { InstructionBoxes } from "./InstructionBoxes.tsx";
import { InstructionFields } from "./InstructionFields.tsx";
import { type Accepted, handOver } from "./acceptedInstruction.ts";
import { useInstructionChoice } from "./useInstructionChoice.ts";
import { houseBillWords as words } from "./words.ts";

/** The proposals of a file for one of its bills, to be saved at once or taken into the form. */
export function InstructionPreview(props: {
  readonly job: ShipmentRecord;
  readonly proposal: Proposal;
  readonly onClose: () => void;
  readonly again: () => void;
}) {
  const { job, proposal } = props;
  const say = useSay();
  const { go } = useAddress();
  const choice = useInstructionChoice(proposal);
  const { bill } = choice;
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
  const accepted = (): Accepted => {
    const made = choice.accepted(say(words.siKept));
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
          value={bill.key}
          onChange={(event) => {
            choice.choose(event.target.value as string);
            setRefusal(null);
          }}
          options={proposal.bills.map((each) => ({ value: each.key, label: each.title }))}
        />
      ) : null}
      <InstructionFields
        bill={bill}
        shown={shown}
        fields={choice.fields}
        setFields={choice.setFields}
      />
      <InstructionBoxes bill={bill} {...choice.ofBoxes} />
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
