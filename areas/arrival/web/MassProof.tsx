import { uploadAttachedFiles } from "@fairway/areas/file/contract.ts";
import { billFiles } from "@fairway/areas/housebill/model/fileFolders.ts";
import { useWhyReadOnly } from "@fairway/areas/shipment/web/useWhyReadOnly.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayInput } from "@fairway/ui/form/DayInput.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { FileButton } from "@fairway/ui/parts/FileButton.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Input } from "antd";
import { type ReactNode, useState } from "react";
import { getProofOfDelivery, proofsOfJob, updateMultipleProofOfDelivery } from "../contract.ts";
import { isBeforeArrival } from "../model/arrivesOn.ts";
import { proofFileType } from "../model/proofFile.ts";
import type { ProofOfBill } from "../model/proofOfDelivery.ts";
import { proofEndings } from "./proofEndings.ts";
import { words } from "./words.ts";

/** The button that updates the proofs of delivery of all bills of a job, and its drawer. */
export default function MassProof({ job }: { readonly job: ShipmentRecord }) {
  const say = useSay();
  const whyNot = useWhyReadOnly(job);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Why text={whyNot}>
        <Button disabled={whyNot !== null} onClick={() => setOpen(true)}>
          {say(words.massProof)}
        </Button>
      </Why>
      {isOpen ? <DeliveriesDrawer job={job} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface Drawer {
  readonly job: ShipmentRecord;
  readonly onClose: () => void;
}

function DeliveriesDrawer(props: Drawer) {
  const say = useSay();
  const asked = useAsk(proofsOfJob, { jobId: props.job.id }, { fresh: 0 });
  if (asked.data) return <ProofEntries {...props} stored={asked.data} />;
  return (
    <SideDrawer title={say(words.massTitle)} size={960} onClose={props.onClose} isRead>
      {asked.error ? (
        <ErrorState fault={asked.error} retry={() => void asked.refetch()} />
      ) : (
        <RowSkeletons rows={4} />
      )}
    </SideDrawer>
  );
}

type Entry = Pick<ProofOfBill, "referenceNo" | "deliveryDate" | "deliveryPerson">;

const blank: Entry = { referenceNo: null, deliveryDate: null, deliveryPerson: null };

function ProofEntries({
  job,
  stored,
  onClose,
}: Drawer & { readonly stored: readonly ProofOfBill[] }) {
  const say = useSay();
  const client = useClient();
  const open = stored.filter(({ may }) => may.includes("update"));
  const [typed, setTyped] = useState<Readonly<Record<string, Partial<Entry>>>>({});
  const [files, setFiles] = useState<Readonly<Record<string, File>>>({});
  const [all, setAll] = useState<Entry>(blank);
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const [isAttaching, setAttaching] = useState(false);
  const entryOf = (proof: ProofOfBill): Entry => ({ ...proof, ...typed[proof.hblid] });
  const change = (hblid: string, entry: Partial<Entry>) =>
    setTyped((now) => ({ ...now, [hblid]: { ...now[hblid], ...entry } }));
  const sent = open.map((proof) => {
    const { referenceNo, deliveryDate, deliveryPerson } = entryOf(proof);
    const { hblid, version } = proof;
    return { hblid, version, referenceNo, deliveryDate, deliveryPerson };
  });
  const save = useVerb(updateMultipleProofOfDelivery, {
    invalidates: [proofsOfJob, getProofOfDelivery],
    onRefused: ({ fields }) =>
      setFaults(new Map(fields.map(({ field, message }) => [field, message]))),
    onDone: async () => {
      setAttaching(true);
      try {
        for (const [hblid, file] of Object.entries(files)) {
          const place = { ...billFiles, id: hblid, documentType: proofFileType };
          await client.upload(uploadAttachedFiles, place, file);
        }
        toast.success(say(words.massSaved, { count: sent.length }));
        onClose();
      } catch (fault) {
        if (!(fault instanceof Refusal)) throw fault;
        toast.error(fault.message);
      } finally {
        setAttaching(false);
      }
    },
  });
  const text = (
    label: string,
    value: string | null,
    onChange: (value: string | null) => void,
    most: number,
  ) => (
    <Input
      aria-label={label}
      value={value ?? ""}
      maxLength={most}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
  const rows: readonly (ProofOfBill | null)[] = [null, ...open];
  const cell = <Field extends keyof Entry>(
    row: ProofOfBill | null,
    field: Field,
    draw: (label: string, value: Entry[Field], write: (value: Entry[Field]) => void) => ReactNode,
  ) => {
    const title = say(words[field]);
    if (row === null) {
      return draw(`${title}: ${say(words.applyToAll)}`, all[field], (value) =>
        setAll((now) => ({ ...now, [field]: value })),
      );
    }
    const fault = faults.get(`houseBills.${open.indexOf(row)}.${field}`);
    return (
      <>
        {draw(`${title}: ${row.hwbno}`, entryOf(row)[field], (value) =>
          change(row.hblid, { [field]: value }),
        )}
        {fault ? (
          <div className="fw-field-wrong" role="alert">
            {fault}
          </div>
        ) : null}
      </>
    );
  };
  const applyToAll = () => {
    const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
    for (const { hblid } of open) change(hblid, given);
  };
  return (
    <SideDrawer
      title={say(words.massTitle)}
      size={1040}
      onClose={onClose}
      primary={{
        words: words.save,
        busy: save.isPending || isAttaching,
        run: () => save.mutate({ jobId: job.id, houseBills: sent }),
      }}
    >
      <PlainTable
        rows={rows}
        rowKey={(row) => row?.hblid ?? "all"}
        columns={[
          {
            key: "bill",
            title: say(words.bill),
            read: (row) =>
              row ? row.hwbno : <Button onClick={applyToAll}>{say(words.applyToAll)}</Button>,
          },
          {
            key: "warnings",
            title: say(words.warnings),
            read: (row) => (
              <>
                {row?.isUnreleased ? (
                  <StatusTag words={words.notReleased} meaning="waiting" />
                ) : null}
                {row?.lacksOrder ? <StatusTag words={words.noOrder} meaning="waiting" /> : null}
                {row && isBeforeArrival(entryOf(row).deliveryDate, row.arrivesOn) ? (
                  <StatusTag words={words.earlyTag} meaning="waiting" />
                ) : null}
              </>
            ),
          },
          { key: "customer", title: say(words.customer), read: (row) => row?.customerName ?? "" },
          {
            key: "referenceNo",
            title: say(words.referenceNo),
            read: (row) =>
              cell(row, "referenceNo", (label, value, write) => text(label, value, write, 100)),
          },
          {
            key: "deliveryDate",
            title: say(words.deliveryDate),
            read: (row) =>
              cell(row, "deliveryDate", (label, value, write) => (
                <DayInput label={label} value={value} onChange={write} />
              )),
          },
          {
            key: "deliveryPerson",
            title: say(words.deliveryPerson),
            read: (row) =>
              cell(row, "deliveryPerson", (label, value, write) => text(label, value, write, 200)),
          },
          {
            key: "file",
            title: say(words.file),
            read: (row) =>
              row ? (
                <FileButton
                  accept={proofEndings}
                  aria-label={`${say(words.attachProof)}: ${row.hwbno}`}
                  onFile={(file) => setFiles((now) => ({ ...now, [row.hblid]: file }))}
                >
                  {files[row.hblid]?.name ?? say(words.attachProof)}
                </FileButton>
              ) : null,
          },
        ]}
      />
    </SideDrawer>
  );
}
