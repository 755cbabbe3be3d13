import { userPicker } from "@fairway/areas/organisation/web/pickers.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { currencyWords } from "@fairway/core/money/currencyWords.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useGoWhen } from "@fairway/ui/address/useGoWhen.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import {
  DayField,
  NoteField,
  NumberField,
  SelectField,
  TextField,
} from "@fairway/ui/form/fields.tsx";
import { PickManyField } from "@fairway/ui/form/PickManyField.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { HistoryButton } from "@fairway/ui/history/HistoryButton.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useState } from "react";
import { getSoa, soaHistory, updateSoa } from "../contract.ts";
import type { SoaDetail, SoaLine } from "../model/soa.ts";
import { soaAddress } from "../model/soaHome.ts";
import { soaChange } from "../model/soaForm.ts";
import { totalsOf } from "../model/soaSums.ts";
import { MoreCharges } from "./MoreCharges.tsx";
import { NoStatement } from "./NoStatement.tsx";
import { PagedCharges } from "./PagedCharges.tsx";
import { SoaTotals } from "./SoaTotals.tsx";
import { soaWords as words } from "./words.ts";

const head = soaChange.pick({
  soaformDate: true,
  soatoDate: true,
  excRateUsdToLocal: true,
  rateReason: true,
  creatorShipment: true,
  currencyId: true,
  note: true,
});

/** The days, the rate, the note and the lines of a statement. */
export default function SoaEdit() {
  const soaNo = useAddress().search["no"];
  return soaNo ? <Asked soaNo={soaNo} /> : <NoStatement />;
}

function Asked({ soaNo }: { readonly soaNo: string }) {
  const asked = useAsk(getSoa, { soaNo, currency: localCurrency });
  const isOpen = asked.data?.may.includes("update") ?? true;
  useGoWhen(!isOpen, soaAddress("detail", soaNo, localCurrency));
  if (asked.error && !asked.data) {
    return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  }
  if (!asked.data || !isOpen) return <PageSkeleton />;
  return <Form soa={asked.data} />;
}

function Form({ soa }: { readonly soa: SoaDetail }) {
  const say = useSay();
  const client = useClient();
  const { go } = useAddress();
  const { id, soano, currencyId } = soa;
  // The lines below are those of this version; a newer one that arrives meanwhile is a conflict.
  const [version] = useState(soa.version);
  const [isAdding, setAdding] = useState(false);
  const [lines, setLines] = useState<readonly SoaLine[]>(soa.chargeShipments);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    new Set(soa.chargeShipments.map((line) => line.id)),
  );
  const detail = soaAddress("detail", soano, currencyId);
  const [start] = useState(() => ({
    soaformDate: soa.soaformDate,
    soatoDate: soa.soatoDate,
    excRateUsdToLocal: soa.excRateUsdToLocal,
    rateReason: soa.rateReason,
    creatorShipment: soa.creatorShipment,
    currencyId: soa.currencyId,
    note: soa.note,
  }));
  const chosen = lines.filter((line) => ticked.has(line.id));
  const form = useRecordForm({
    schema: head,
    start,
    save: (values) =>
      client.ask(updateSoa, {
        ...values,
        id,
        version,
        surchargeIds: chosen.map((line) => line.id),
      }),
    onSaved: () => {
      toast.success(say(words.saved, { soano }));
      go(detail);
    },
  });
  return (
    <div className="fw-page">
      <PageHeader
        title={`${say(words.editStatement)} ${soano}`}
        back={detail}
        status={<HistoryButton call={soaHistory} id={id} what={soano} />}
        facts={<SoaTotals totals={totalsOf(soa.type, chosen)} />}
        primary={{
          words: words.save,
          keys: "mod+enter",
          busy: form.saving,
          why: chosen.length === 0 ? say(words.chooseFirst) : null,
          run: form.submit,
        }}
        actions={[{ words: words.more, run: () => setAdding(true) }]}
      />
      <RecordForm form={form}>
        <Section title={words.statement} columns={3}>
          <DayField name="soaformDate" label={words.from} required />
          <DayField name="soatoDate" label={words.to} required />
          <NumberField name="excRateUsdToLocal" label={words.rate} required />
          <TextField name="rateReason" label={words.rateReason} max={500} />
          {soa.type === "Credit" ? (
            <SelectField name="currencyId" label={words.currency} of={currencyWords} required />
          ) : null}
          <PickManyField
            name="creatorShipment"
            label={words.staff}
            source={userPicker}
            chosen={soa.staff.map((each) => ({ ...each, code: "" }))}
            hint={words.staffStays}
          />
          <NoteField name="note" label={words.note} max={1000} />
        </Section>
      </RecordForm>
      <Section title={words.lines} columns={1}>
        <PagedCharges lines={lines} ticked={ticked} onTick={setTicked} />
      </Section>
      {isAdding ? (
        <MoreCharges
          ask={{
            customerId: soa.customerId,
            type: soa.type,
            dateType: soa.dateType,
            soaformDate: form.form.getValues("soaformDate") as string,
            soatoDate: form.form.getValues("soatoDate") as string,
            salemanId: soa.saleManId,
            obh: soa.obh,
            staffType: soa.staffType,
            creatorShipment: form.form.getValues("creatorShipment") as string[],
            serviceTypeId: soa.serviceTypeId,
            withoutIds: lines.map((line) => line.id),
          }}
          onAdd={(added) => {
            setLines([...lines, ...added]);
            setTicked(new Set([...ticked, ...added.map((line) => line.id)]));
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </div>
  );
}
