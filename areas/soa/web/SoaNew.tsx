import { currencyWords } from "@fairway/core/money/currencyWords.ts";
import type { Answer } from "@fairway/core/contract/call.ts";
import { queryAgreements } from "@fairway/areas/agreement/contract.ts";
import { partnerPicker } from "@fairway/areas/charge/web/pickers.ts";
import { bookCurrencies, localCurrency } from "@fairway/core/money/currency.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import {
  DayField,
  NoteField,
  PickerField,
  SelectField,
  SwitchField,
  TextField,
} from "@fairway/ui/form/fields.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert } from "antd";
import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { addSoa, listChargeShipment, pageSoas, reissueSoa } from "../contract.ts";
import type { SoaLine } from "../model/soa.ts";
import { type SoaCriteria, soaCriteria } from "../model/soaForm.ts";
import { soaAddress, soaHome } from "../model/soaHome.ts";
import { totalsOf } from "../model/soaSums.ts";
import { dateTypeWords, typeWords } from "../model/soaWords.ts";
import { ChargeTable } from "./ChargeTable.tsx";
import { SoaTotals } from "./SoaTotals.tsx";
import { soaWords as words } from "./words.ts";

/** A new statement: criteria, the charges that they find, and those of them that are stated. */
export default function SoaNew() {
  const { search } = useAddress();
  const soaNo = search["of"] ?? "";
  const again = useAsk(reissueSoa, { soaNo }, { when: soaNo !== "" });
  if (soaNo && !again.data) return null;
  return <Form start={again.data ?? null} />;
}

type Start = Answer<typeof reissueSoa>;

function Form({ start }: { readonly start: Start | null }) {
  const say = useSay();
  const client = useClient();
  const { go } = useAddress();
  const { timeZone } = useSession();
  const [asked, setAsked] = useState<SoaCriteria | null>(null);
  const [lines, setLines] = useState<readonly SoaLine[]>([]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(start?.surchargeIds));
  const [values] = useState(() => valuesOf(start, today(timeZone)));
  const form = useRecordForm({
    schema: soaCriteria,
    start: values,
    unguarded: true,
    save: async (criteria) => {
      const found = await client.ask(listChargeShipment, criteria);
      setAsked(criteria);
      return found;
    },
    onSaved: ({ chargeShipments }) => {
      setLines(chargeShipments);
      const free = new Set(start?.surchargeIds);
      const those = chargeShipments.filter(({ id }) => !start || free.has(id));
      setTicked(new Set(those.map(({ id }) => id)));
    },
  });
  const create = useVerb(addSoa, {
    invalidates: [pageSoas],
    onDone: ({ data }) => {
      toast.success(say(words.saved, { soano: data.soano }));
      go(soaAddress("detail", data.soano, data.currencyId));
    },
  });
  const chosen = lines.filter(({ id }) => ticked.has(id));
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.newStatement)}
        back={soaHome}
        facts={asked ? <SoaTotals totals={totalsOf(asked.type, chosen)} /> : null}
        primary={{
          words: words.create,
          keys: "mod+enter",
          busy: create.isPending,
          why: chosen.length === 0 ? say(words.chooseFirst) : null,
          run: () => {
            if (!asked || chosen.length === 0) return;
            create.mutate({
              ...asked,
              note: form.form.getValues("note") as string | null,
              surchargeIds: chosen.map(({ id }) => id),
            });
          },
        }}
        actions={[{ words: words.apply, busy: form.saving, run: form.submit }]}
      />
      {start && start.taken.length > 0 ? (
        <Alert
          type="warning"
          title={say(words.takenMeanwhile, {
            lines: start.taken
              .map(({ chargeCode, jobNo, documentNo }) =>
                [chargeCode, jobNo, documentNo].filter(Boolean).join(" "),
              )
              .join("; "),
          })}
        />
      ) : null}
      <RecordForm form={form}>
        <Fields start={start} />
      </RecordForm>
      {asked ? (
        <Section title={words.lines} columns={1}>
          {lines.length > 0 ? (
            <ChargeTable lines={lines} ticked={ticked} onTick={setTicked} />
          ) : (
            <p className="fw-quiet">{say(words.noLines)}</p>
          )}
        </Section>
      ) : null}
    </div>
  );
}

function Fields({ start }: { readonly start: Start | null }) {
  const type = useWatch({ name: "type" }) as SoaCriteria["type"];
  const criteria = start?.criteria;
  const chosen = criteria
    ? { id: criteria.customerId, code: "", name: criteria.customerName }
    : null;
  return (
    <Section title={words.criteria} columns={3}>
      <PickerField
        name="customerId"
        label={words.partner}
        source={partnerPicker}
        chosen={chosen}
        required
      />
      <SelectField name="type" label={words.type} of={typeWords} required />
      {type === "Debit" ? <SalesmanField /> : null}
      <SelectField name="dateType" label={words.dateType} of={dateTypeWords} required />
      <DayField name="soaformDate" label={words.from} required />
      <DayField name="soatoDate" label={words.to} required />
      <SelectField name="currencyId" label={words.currency} of={currencyWords} required />
      <SwitchField name="obh" label={words.obh} />
      <PickerField
        name="shipmentCustomerId"
        label={words.shipmentCustomer}
        source={partnerPicker}
      />
      <TextField name="airlineCode" label={words.airline} max={3} />
      <NoteField name="shipments" label={words.numbers} />
      <NoteField name="cdNotes" label={words.cdNotes} />
      <NoteField name="note" label={words.note} max={1000} />
    </Section>
  );
}

/** The salesmen of the agreements of the partner; the first one and its currency are preset. */
function SalesmanField() {
  const customerId = useWatch({ name: "customerId" }) as string | null;
  const { getValues, setValue } = useFormContext();
  const agreements = useAsk(
    queryAgreements,
    { partnerId: customerId ?? "", active: true },
    { when: customerId !== null },
  );
  const salesmen = Object.fromEntries(
    (agreements.data ?? []).map(({ salemanId, salemanName }) => {
      const name = salemanName ?? "";
      return [salemanId, { en: name, vi: name }];
    }),
  );
  const [first] = agreements.data ?? [];
  useEffect(() => {
    if (!first || getValues("salemanId") in salesmen) return;
    setValue("salemanId", first.salemanId);
    const currency = bookCurrencies.find((code) => code === first.creditCurrency);
    setValue("currencyId", currency ?? localCurrency);
  });
  return <SelectField name="salemanId" label={words.salesman} of={salesmen} required />;
}

/** The values of the form: the last month, or those of the statement that is issued again. */
function valuesOf(start: Start | null, day: string): Record<string, unknown> {
  return {
    customerId: null,
    type: "Debit",
    dateType: "ServiceDate",
    soaformDate: addDays(day, -30),
    soatoDate: day,
    salemanId: null,
    currencyId: localCurrency,
    obh: true,
    staffType: "PersonInCharge",
    creatorShipment: [],
    serviceTypeId: [],
    chargeIds: [],
    shipments: null,
    cdNotes: null,
    shipmentCustomerId: null,
    commodityGroupId: null,
    airlineCode: null,
    note: null,
    ...start?.criteria,
  };
}
