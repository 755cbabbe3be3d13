import { datedBy } from "@fairway/areas/service/model/datedBy.ts";
import { jobFields } from "@fairway/areas/service/model/jobFields.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal, type RefusedField } from "@fairway/ui/client/refusal.ts";
import { cacheKey } from "@fairway/ui/client/useAsk.ts";
import { DayField, TextField } from "@fairway/ui/form/fields.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Alert, Checkbox, Modal } from "antd";
import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { duplicateShipment, listShipments } from "../contract.ts";
import { jobCopy } from "../model/jobCopy.ts";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";
import { duplicateWords as words } from "./duplicateWords.ts";
import { whereInCopy } from "./whereInCopy.ts";

const start = {
  etd: null,
  eta: null,
  serviceDate: null,
  mawb: "",
  bookingNo: "",
  containers: true,
  houseBills: true,
  charges: false,
};

/** Asks what a copy of a job starts with, makes it, and opens it. */
export default function DuplicateJob(props: {
  readonly job: ShipmentRecord;
  readonly onClose: () => void;
}) {
  const { job, onClose } = props;
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const may = useMay();
  const whyNot = useWhyNot();
  const { go } = useAddress();
  const [faults, setFaults] = useState<readonly RefusedField[]>([]);
  const { menu, goods, ...service } = serviceOf(job.transactionType);
  const dated = datedBy({ direction: service.direction });
  const form = useRecordForm({
    schema: jobCopy,
    start: { ...start, containers: goods === "containers" },
    save: async (values) => {
      setFaults([]);
      try {
        return (await client.ask(duplicateShipment, { id: job.id, ...values })).data;
      } catch (fault) {
        // What is wrong with the job itself has no field in this dialog.
        if (fault instanceof Refusal) {
          setFaults(fault.fields.filter(({ field }) => !(field in jobCopy.shape)));
        }
        throw fault;
      }
    },
    onSaved: (made) => {
      void cache.invalidateQueries({ queryKey: cacheKey(listShipments) });
      toast.success(say(words.done, { jobNo: made.jobNo }));
      onClose();
      go(jobHome(made));
    },
    unguarded: true,
  });
  const withBills = Boolean(useWatch({ control: form.form.control, name: "houseBills" }));
  const noCharges = whyNot(`${menu}.UpdateCharge`, !may(`${menu}.UpdateCharge`));
  const noBills = whyNot(`${menu}.write`, !may(`${menu}.write`));
  return (
    <Modal
      open
      width={640}
      title={say(words.title, { jobNo: job.jobNo })}
      okText={say(words.run)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ loading: form.saving }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="fw-quiet">{say(words.detail)}</p>
      {faults.length > 0 ? (
        <Alert
          type="error"
          showIcon
          title={say(words.notPossible)}
          description={
            <>
              <ul>
                {faults.slice(0, 8).map((fault) => (
                  <li key={fault.field}>
                    {whereInCopy(fault.field, say)}: {fault.message}
                  </li>
                ))}
              </ul>
              {say(words.cure)}
            </>
          }
        />
      ) : null}
      <RecordForm form={form}>
        <div className="fw-columns fw-columns-2">
          <DayField name="etd" label={jobFields.etd} required={dated === "etd"} />
          <DayField name="eta" label={jobFields.eta} required={dated === "eta"} />
          <TextField name="mawb" label={jobFields.mawb} max={50} />
          <TextField name="bookingNo" label={jobFields.bookingNo} max={50} />
        </div>
        <fieldset className="fw-duplicate-parts">
          <legend>{say(words.also)}</legend>
          {goods === "containers" ? (
            <Part name="containers" label={say(words.containers)} why={null} form={form} />
          ) : null}
          <Part name="houseBills" label={say(words.houseBills)} why={noBills} form={form} />
          <Part
            name="charges"
            label={say(words.charges)}
            why={withBills ? noCharges : say(words.withBills)}
            form={form}
          />
        </fieldset>
      </RecordForm>
    </Modal>
  );
}

function Part(props: {
  readonly name: string;
  readonly label: string;
  readonly why: string | null;
  readonly form: ReturnType<typeof useRecordForm>;
}) {
  const { name, why, form } = props;
  return (
    <Controller
      name={name}
      control={form.form.control}
      render={({ field }) => (
        <Why text={why}>
          <Checkbox
            checked={Boolean(field.value) && why === null}
            disabled={why !== null}
            onChange={(event) => field.onChange(event.target.checked)}
          >
            {props.label}
          </Checkbox>
        </Why>
      )}
    />
  );
}
