import { partnerPicker } from "@fairway/areas/charge/web/pickers.ts";
import { userPicker } from "@fairway/areas/organisation/web/pickers.ts";
import { services } from "@fairway/areas/service/model/services.ts";
import { listedNumbers } from "@fairway/areas/document/model/listedNumbers.ts";
import { DayInput, dayOnly } from "@fairway/ui/form/DayInput.tsx";
import { PickerInput } from "@fairway/ui/form/PickerInput.tsx";
import type { Pick } from "@fairway/ui/form/picker.ts";
import { typeAhead } from "@fairway/ui/form/fixedList.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { Input, Select } from "antd";
import { useState } from "react";
import { existingCharges } from "../contract.ts";
import { grossSums } from "./grossSums.ts";
import { spoken } from "./spoken.ts";
import { SumsText } from "./SumsText.tsx";
import type { ExistingCharge } from "./takenRow.ts";
import { TickAll, TickOne, useTicks } from "./Ticks.tsx";
import { settlementWords as words } from "./words.ts";

const ways = ["byJob", "bySoa", "byNote"] as const;
type Way = (typeof ways)[number];

const numbersOf: Readonly<Record<Way, keyof typeof words>> = {
  byJob: "jobNos",
  bySoa: "soaNos",
  byNote: "creditNos",
};

/** Searches charges that a settlement may take, by statements, credit notes or jobs. Rule ST-5 */
export function FindCharges(props: {
  readonly settlementId: string | null;
  readonly payee: Pick | null;
  /** The charges that the settlement has already. */
  readonly taken: ReadonlySet<string>;
  readonly onFound: (found: readonly ExistingCharge[]) => void;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const language = useLanguage();
  const [way, setWay] = useState<Way>("byJob");
  const [numbers, setNumbers] = useState("");
  const [partnerId, setPartnerId] = useState<string | null>(props.payee?.id ?? null);
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string[]>([]);
  const [personInCharge, setPerson] = useState<string | null>(null);
  const [found, setFound] = useState<readonly ExistingCharge[] | null>(null);
  const ticks = useTicks();
  const search = useVerb(existingCharges, {
    onDone: (charges) => {
      const fresh = charges.filter(({ chargeId }) => !props.taken.has(chargeId));
      setFound(fresh);
      ticks.set(fresh.map(({ chargeId }) => chargeId));
    },
  });
  const listed = listedNumbers(numbers);
  const why =
    way === "byJob"
      ? partnerId === null
        ? say(words.partnerFirst)
        : null
      : listed.length === 0
        ? say(words.numbersFirst)
        : null;
  const run = () =>
    search.mutate({
      settlementId: props.settlementId,
      soaNos: way === "bySoa" ? listed : [],
      creditNos: way === "byNote" ? listed : [],
      jobNos: way === "byJob" ? listed : [],
      partnerId: way === "byJob" ? partnerId : null,
      serviceDateFrom: dayOnly(from),
      serviceDateTo: dayOnly(to),
      services: chosen,
      personInCharge,
    });
  const added = (found ?? []).filter(({ chargeId }) => ticks.has(chargeId));
  const nameOf = (each: ExistingCharge) =>
    language === "vi" ? each.chargeNameVi : each.chargeNameEn;
  return (
    <SideDrawer
      title={say(words.findTitle)}
      size={1180}
      onClose={props.onClose}
      facts={
        added.length > 0 ? (
          <>
            {say(words.totals, {
              shipments: new Set(added.map(({ jobId }) => jobId)).size,
              charges: added.length,
            })}{" "}
            <SumsText sums={grossSums(added)} />
          </>
        ) : null
      }
      primary={{
        words: spoken(say(words.addFound, { count: added.length })),
        run: () => props.onFound(added),
        why: added.length === 0 ? say(words.noLines) : null,
      }}
      actions={[{ words: words.apply, busy: search.isPending, why, run }]}
    >
      <div className="fw-columns fw-columns-3">
        <Labelled label={words.searchBy} span={3}>
          <Segmented
            aria-label={say(words.searchBy)}
            value={way}
            options={ways.map((value) => ({ value, label: say(words[value]) }))}
            onChange={setWay}
          />
        </Labelled>
        {way === "byJob" ? (
          <Labelled label={words.partner} required>
            <PickerInput
              source={partnerPicker}
              label={say(words.partner)}
              value={partnerId}
              chosen={props.payee}
              onChange={setPartnerId}
            />
          </Labelled>
        ) : null}
        <Labelled
          label={words[numbersOf[way]]}
          hint={words.oneALine}
          span={way === "byJob" ? 2 : 3}
        >
          <Input.TextArea
            aria-label={say(words[numbersOf[way]])}
            autoSize={{ minRows: 1, maxRows: 4 }}
            value={numbers}
            onChange={(event) => setNumbers(event.target.value)}
          />
        </Labelled>
        <Labelled label={words.serviceFrom}>
          <div className="fw-settlement-days">
            <DayInput value={from} label={say(words.serviceFrom)} onChange={setFrom} />
            <DayInput value={to} label={say(words.serviceTo)} onChange={setTo} />
          </div>
        </Labelled>
        <Labelled label={words.services}>
          <Select
            mode="multiple"
            className="fw-wide"
            maxTagCount="responsive"
            allowClear
            showSearch={typeAhead}
            aria-label={say(words.services)}
            value={chosen}
            options={services.map(({ code, name }) => ({ value: code, label: say(name) }))}
            onChange={setChosen}
          />
        </Labelled>
        <Labelled label={words.personInCharge}>
          <PickerInput
            source={userPicker}
            label={say(words.personInCharge)}
            value={personInCharge}
            onChange={setPerson}
          />
        </Labelled>
      </div>
      {found && found.length === 0 ? <EmptyState title={words.nothingFound} /> : null}
      {found && found.length > 0 ? (
        <>
          <TickAll ids={found.map(({ chargeId }) => chargeId)} ticks={ticks} />
          <PlainTable
            rows={found}
            rowKey={({ chargeId }) => chargeId}
            columns={[
              {
                key: "tick",
                title: "",
                read: (each) => (
                  <TickOne
                    id={each.chargeId}
                    ticks={ticks}
                    label={say(words.tick, { charge: nameOf(each), job: each.jobNo })}
                  />
                ),
              },
              { key: "jobNo", title: say(words.job), read: (each) => each.jobNo },
              { key: "hwbno", title: say(words.hbl), read: (each) => each.hwbno ?? each.mawb },
              { key: "code", title: say(words.chargeCode), read: (each) => each.chargeCode },
              { key: "name", title: say(words.charge), read: nameOf },
              { key: "partner", title: say(words.partner), read: (each) => each.partnerName },
              {
                key: "total",
                title: say(words.total),
                right: true,
                read: (each) => <MoneyText amount={each.total} currency={each.currencyId} code />,
              },
              {
                key: "rate",
                title: say(words.rate),
                right: true,
                read: (each) => <NumberText value={each.finalExchangeRate} most={2} />,
              },
              {
                key: "vnd",
                title: say(words.amountVnd),
                right: true,
                read: (each) => (
                  <MoneyText amount={grossSums([each]).vnd} currency={localCurrency} />
                ),
              },
              { key: "invoiceNo", title: say(words.invoiceNo), read: (each) => each.invoiceNo },
              { key: "heldBy", title: say(words.standsOn), read: (each) => each.heldBy },
              { key: "notes", title: say(words.lineNote), read: (each) => each.notes },
            ]}
          />
        </>
      ) : null}
    </SideDrawer>
  );
}
