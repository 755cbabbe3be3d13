import { currencyPicker } from "@fairway/areas/catalogue/web/linePickers.ts";
import { secondCurrency } from "@fairway/core/money/currency.ts";
import { say as sayIn } from "@fairway/core/words/words.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { NumberInput } from "@fairway/ui/form/NumberInput.tsx";
import { PickerInput } from "@fairway/ui/form/PickerInput.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import type { Words } from "@fairway/core/words/words.ts";
import { Alert, Button, InputNumber, Select } from "antd";
import { useState } from "react";
import { getFreeTime, saveJobTerms } from "../contract.ts";
import type { FreeTimeOfJob } from "../model/box.ts";
import { whyNotTiers } from "../model/ruleTiers.ts";
import {
  bearers,
  dayKinds,
  countedFrom,
  type FreeTimeKind,
  freeTimeKinds,
  mostFreeDays,
  mostTiers,
  type Terms,
} from "../model/terms.ts";
import { freeTimeWords as words } from "./words.ts";

/** A tier as it is typed. */
interface TypedTier {
  readonly day: number | null;
  readonly price: string | null;
}

/** The free time that was agreed for one job; it starts with the rule. Rule FT-8 */
export function TermsDrawer(props: { readonly time: FreeTimeOfJob; readonly onClose: () => void }) {
  const { time } = props;
  const ruled = time.boxes.flatMap(({ kinds }) => kinds)[0]?.kind ?? "demurrage";
  const [kind, setKind] = useState<FreeTimeKind>(time.ownTerms[0]?.kind ?? ruled);
  return <TermsOfKind key={kind} {...props} kind={kind} onKind={setKind} />;
}

const usual: Terms = {
  freeDays: 5,
  dayKind: "calendar",
  countsFrom: "next",
  currencyId: secondCurrency,
  tiers: [{ day: 1, price: "" }],
  paidBy: "customer",
};

function TermsOfKind(props: {
  readonly time: FreeTimeOfJob;
  readonly kind: FreeTimeKind;
  readonly onKind: (kind: FreeTimeKind) => void;
  readonly onClose: () => void;
}) {
  const { time, kind, onClose } = props;
  const say = useSay();
  const language = useLanguage();
  const stored = time.ownTerms.find((each) => each.kind === kind);
  const ofRule = time.boxes.flatMap(({ kinds }) => kinds).find((each) => each.kind === kind);
  const [terms, setTerms] = useState<Omit<Terms, "tiers">>(stored?.terms ?? ofRule?.terms ?? usual);
  const [tiers, setTiers] = useState<readonly TypedTier[]>(
    (stored?.terms ?? ofRule?.terms ?? usual).tiers,
  );
  const set = (change: Partial<Terms>) => setTerms((now) => ({ ...now, ...change }));
  const save = useVerb(saveJobTerms, {
    invalidates: [getFreeTime],
    onDone: () => {
      toast.success(say(words.termsSaved));
      onClose();
    },
  });
  const whole = tiers.flatMap(({ day, price }) => (day && price ? [{ day, price }] : []));
  const isWhole = whole.length === tiers.length;
  const wrong = isWhole
    ? whyNotTiers({ tiers: whole, currencyId: terms.currencyId })[0]
    : undefined;
  const asked = { jobId: time.jobId, kind, version: stored?.version ?? null };
  const change = (at: number, tier: Partial<TypedTier>) =>
    setTiers(tiers.map((each, no) => (no === at ? { ...each, ...tier } : each)));
  return (
    <SideDrawer
      size={560}
      title={say(words.termsTitle)}
      onClose={onClose}
      dangerous={
        stored ? (
          <Button
            danger
            loading={save.isPending}
            onClick={() => save.mutate({ ...asked, terms: null })}
          >
            {say(words.rulesAgain)}
          </Button>
        ) : undefined
      }
      primary={{
        words: partWords.save,
        busy: save.isPending,
        why: isWhole && !wrong ? null : say(words.aDay),
        run: () => save.mutate({ ...asked, terms: { ...terms, tiers: whole } }),
      }}
    >
      <Section columns={2}>
        <Chosen label={words.kind} of={freeTimeKinds} value={kind} onChange={props.onKind} />
        <Labelled label={words.freeDays} required>
          <InputNumber<number>
            className="fw-wide"
            aria-label={say(words.freeDays)}
            min={0}
            max={mostFreeDays}
            precision={0}
            value={terms.freeDays}
            onChange={(value) => set({ freeDays: value ?? 0 })}
          />
        </Labelled>
        <Chosen
          label={words.dayKind}
          of={dayKinds}
          value={terms.dayKind}
          onChange={(dayKind) => set({ dayKind })}
        />
        <Chosen
          label={words.firstDay}
          of={countedFrom}
          value={terms.countsFrom}
          onChange={(countsFrom) => set({ countsFrom })}
        />
        <Chosen
          label={words.paidBy}
          of={bearers}
          value={terms.paidBy}
          onChange={(paidBy) => set({ paidBy })}
        />
        <Labelled label={words.currency} required>
          <PickerInput
            label={say(words.currency)}
            source={currencyPicker}
            value={terms.currencyId}
            chosen={{ id: terms.currencyId, code: terms.currencyId, name: "" }}
            required
            onChange={(currencyId) => {
              if (currencyId) set({ currencyId });
            }}
          />
        </Labelled>
      </Section>
      <PlainTable
        rows={tiers.map((tier, at) => ({ ...tier, at }))}
        rowKey={({ at }) => String(at)}
        columns={[
          {
            key: "day",
            title: say(words.fromDay),
            read: ({ at, day }) => (
              <InputNumber<number>
                size="small"
                aria-label={`${say(words.fromDay)} ${at + 1}`}
                min={1}
                max={999}
                precision={0}
                disabled={at === 0}
                value={day}
                onChange={(value) => change(at, { day: value })}
              />
            ),
          },
          {
            key: "price",
            title: say(words.aDay),
            read: ({ at, price }) => (
              <NumberInput
                label={`${say(words.aDay)} ${at + 1}`}
                value={price}
                most={4}
                unit={terms.currencyId}
                onChange={(value) => change(at, { price: value })}
              />
            ),
          },
          {
            key: "remove",
            title: "",
            read: ({ at }) =>
              at === 0 ? null : (
                <Button
                  size="small"
                  type="text"
                  aria-label={say(words.removeTier, { no: at + 1 })}
                  onClick={() => setTiers(tiers.filter((_, no) => no !== at))}
                >
                  {"×"}
                </Button>
              ),
          },
        ]}
      />
      <Button
        size="small"
        disabled={tiers.length >= mostTiers}
        onClick={() => setTiers([...tiers, { day: null, price: null }])}
      >
        {say(words.addTier)}
      </Button>
      {wrong ? <Alert type="warning" title={sayIn(wrong.words, language, wrong.facts)} /> : null}
    </SideDrawer>
  );
}

function Chosen<Value extends string>(props: {
  readonly label: Words;
  readonly of: Readonly<Record<Value, Words>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  const say = useSay();
  return (
    <Labelled label={props.label} required>
      <Select<Value>
        className="fw-wide"
        aria-label={say(props.label)}
        value={props.value}
        options={Object.entries<Words>(props.of).map(([value, label]) => ({
          value: value as Value,
          label: say(label),
        }))}
        onChange={props.onChange}
      />
    </Labelled>
  );
}
