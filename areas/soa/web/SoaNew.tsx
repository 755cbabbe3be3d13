import { currencyWords } from "@fairway/core/money/currencyWords.ts";
import type { Answer } from "@fairway/core/contract/call.ts";
import { queryAgreements } from "@fairway/areas/agreement/contract.ts";
import { chargePicker } from "@fairway/areas/catalogue/web/linePickers.ts";
import { chargeTypeOf } from "@fairway/areas/charge/model/chargeLine.ts";
import { partnerPicker } from "@fairway/areas/charge/web/pickers.ts";
import { userPicker } from "@fairway/areas/organisation/web/pickers.ts";
import { openServiceCodes, openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { commodityGroupPicker } from "@fairway/areas/shipment/web/pickers.ts";
import { bookCurrencies, localCurrency } from "@fairway/core/money/currency.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
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
import { typeAhead } from "@fairway/ui/form/fixedList.ts";
import { PickManyField } from "@fairway/ui/form/PickManyField.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { SelectMany } from "@fairway/ui/form/SelectMany.tsx";
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
import { dateTypeWords, staffTypeWords, typeWords } from "../model/soaWords.ts";
import { MoreCharges } from "./MoreCharges.tsx";
import { PagedCharges } from "./PagedCharges.tsx";
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
  const [isAdding, setAdding] = useState(false);
  const typed = form.form.watch();
  const isOutdated = asked !== null && !sameCriteria(asked, typed);
  // The next step is to find charges, then to state them.
  const isFound = asked !== null && !isOutdated && lines.length > 0;
  const finding = { words: words.apply, busy: form.saving, run: form.submit };
  const creating = {
    words: words.create,
    keys: "mod+enter",
    busy: create.isPending,
    why: isOutdated ? say(words.findAgain) : chosen.length === 0 ? say(words.chooseFirst) : null,
    run: () => {
      if (!asked || isOutdated || chosen.length === 0) return;
      create.mutate({
        ...asked,
        note: form.form.getValues("note") as string | null,
        surchargeIds: chosen.map(({ id }) => id),
      });
    },
  };
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.newStatement)}
        back={soaHome}
        facts={asked ? <SoaTotals totals={totalsOf(asked.type, chosen)} /> : null}
        primary={isFound ? creating : finding}
        actions={[
          isFound ? finding : creating,
          asked && { words: words.more, run: () => setAdding(true) },
        ]}
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
          <p className="fw-quiet">{say(words.ratesOfNew, { day: sayDay(today(timeZone)) })}</p>
          {lines.length > 0 ? (
            <PagedCharges lines={lines} ticked={ticked} onTick={setTicked} />
          ) : (
            <p className="fw-quiet">{say(words.noLines)}</p>
          )}
        </Section>
      ) : null}
      {asked && isAdding ? (
        <MoreCharges
          ask={{ ...asked, withoutIds: lines.map(({ id }) => id) }}
          onAdd={(added) => {
            setLines([...lines, ...added]);
            setTicked(new Set([...ticked, ...added.map(({ id }) => id)]));
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </div>
  );
}

/** Are the criteria in the form those by which the charges were found? */
function sameCriteria(asked: SoaCriteria, typed: object): boolean {
  const now = soaCriteria.safeParse(typed);
  return now.success && JSON.stringify(now.data) === JSON.stringify(soaCriteria.parse(asked));
}

function Fields({ start }: { readonly start: Start | null }) {
  const say = useSay();
  const type = useWatch({ name: "type" }) as SoaCriteria["type"];
  const services = useWatch({ name: "serviceTypeId" }) as string[];
  const criteria = start?.criteria;
  const chosen = criteria
    ? { id: criteria.customerId, code: "", name: criteria.customerName }
    : null;
  return (
    <>
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
        <SelectField name="staffType" label={words.staffType} of={staffTypeWords} required />
        <PickManyField
          name="creatorShipment"
          label={words.staff}
          source={userPicker}
          chosen={(criteria?.staff ?? []).map((each) => ({ ...each, code: "" }))}
          hint={words.staffHint}
        />
        <SelectMany
          name="serviceTypeId"
          label={words.services}
          hint={words.allHint}
          options={openServices.map(({ code, name }) => ({ value: code, label: say(name) }))}
          showSearch={typeAhead}
        />
        <PickManyField
          name="chargeIds"
          label={words.chargeKinds}
          source={kindsPicker(type, services)}
          hint={words.allHint}
        />
        <SwitchField name="obh" label={words.obh} />
      </Section>
      <Section title={words.moreCriteria} columns={3}>
        <PickerField
          name="shipmentCustomerId"
          label={words.shipmentCustomer}
          source={partnerPicker}
        />
        <PickerField
          name="commodityGroupId"
          label={words.commodityGroup}
          source={commodityGroupPicker}
        />
        <TextField name="airlineCode" label={words.airline} max={3} upper />
        <NoteField name="shipments" label={words.numbers} hint={words.numbersHint} />
        <NoteField name="cdNotes" label={words.cdNotes} hint={words.numbersHint} />
        <NoteField name="note" label={words.note} max={1000} />
      </Section>
    </>
  );
}

/** The charges that a statement of a type may have, of some services or of all. */
function kindsPicker(type: SoaCriteria["type"], services: readonly string[]) {
  const own = type === "Debit" ? "SELL" : "BUY";
  return chargePicker(
    [chargeTypeOf[own], chargeTypeOf.OBH, "OTHER"],
    services.length > 0 ? services : openServiceCodes,
  );
}

/**
 * The salesmen of the agreements of the partner; the first one is preset. The currency is that of the
 * salesman's agreement, of the one over the chosen services where there are several.
 */
function SalesmanField() {
  const customerId = useWatch({ name: "customerId" }) as string | null;
  const salemanId = useWatch({ name: "salemanId" }) as string | null;
  const services = useWatch({ name: "serviceTypeId" }) as readonly string[];
  const {
    getValues,
    setValue,
    formState: { defaultValues },
  } = useFormContext();
  const agreements = useAsk(
    queryAgreements,
    { partnerId: customerId ?? "", active: true },
    { when: customerId !== null },
  );
  const salesmen = Object.fromEntries(
    (agreements.data ?? []).map((each) => {
      const name = each.salemanName ?? "";
      return [each.salemanId, { en: name, vi: name }];
    }),
  );
  const [first] = agreements.data ?? [];
  useEffect(() => {
    if (first && !(getValues("salemanId") in salesmen)) setValue("salemanId", first.salemanId);
  });
  const own = (agreements.data ?? []).filter((each) => each.salemanId === salemanId);
  const covering = own.find(({ saleService }) =>
    services.every((code) => saleService?.includes(code)),
  );
  // A statement that is issued again starts with its currency.
  const isKept = salemanId !== null && salemanId === defaultValues?.["salemanId"];
  const creditCurrency = (covering ?? own[0])?.creditCurrency;
  useEffect(() => {
    if (own.length === 0 || isKept) return;
    const currency = bookCurrencies.find((code) => code === creditCurrency);
    setValue("currencyId", currency ?? localCurrency);
  }, [own.length, creditCurrency, isKept, setValue]);
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
