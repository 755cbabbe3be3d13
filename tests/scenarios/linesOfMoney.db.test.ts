import { bookRules } from "@fairway/areas/books/server/bookRules.ts";
import { daysInBounds } from "@fairway/areas/books/server/daysInBounds.ts";
import { computedVnd, unadjusted } from "@fairway/areas/charge/model/adjustment.ts";
import { chargeAmounts } from "@fairway/areas/charge/model/chargeAmounts.ts";
import { isCommission, usualCommissionRate } from "@fairway/areas/charge/model/chargeRates.ts";
import {
  type ClaimKind,
  type ClaimSide,
  type ClaimSlot,
  claimableTypes,
} from "@fairway/areas/charge/model/claimRules.ts";
import { chargeLine } from "@fairway/areas/charge/model/chargeLine.ts";
import { chargeProfit } from "@fairway/areas/charge/model/chargeTotals.ts";
import { lineTotals } from "@fairway/areas/charge/model/lineTotals.ts";
import {
  isKeyed,
  partnerOn,
  type Surcharge as AnyLine,
  type SurchargeType,
} from "@fairway/areas/charge/model/surcharge.ts";
import { claimCharges } from "@fairway/areas/charge/server/claimCharges.ts";
import { confirmClaims } from "@fairway/areas/charge/server/confirmClaims.ts";
import { deleteCharges } from "@fairway/areas/charge/server/deleteCharges.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { lineSteps } from "@fairway/areas/charge/server/lineSteps.ts";
import { jobProfit } from "@fairway/areas/charge/server/profits.ts";
import { releaseCharges } from "@fairway/areas/charge/server/releaseCharges.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { mergeCharges, splitCharge } from "@fairway/areas/charge/server/splitCharge.ts";
import { whyNotMerged } from "@fairway/areas/charge/model/splitLine.ts";
import { rejectNote } from "@fairway/areas/note/server/rejectNote.ts";
import { sendNotes } from "@fairway/areas/note/server/sendNotes.ts";
import { type NoteType, sideOf } from "@fairway/areas/note/model/note.ts";
import { updateAdjustDebitValue } from "@fairway/areas/note/server/adjustNote.ts";
import { partnerRules } from "@fairway/areas/partner/server/partnerBooks.ts";
import { deleteNote } from "@fairway/areas/note/server/deleteNote.ts";
import { shownNote } from "@fairway/areas/note/server/shownNote.ts";
import { updateNote } from "@fairway/areas/note/server/updateNote.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { addDays } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { one, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { Decimal } from "@fairway/core/money/decimal.ts";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../cast/actors.ts";
import { bareDocument } from "../cast/bareDocument.ts";
import { billInvoice, billNote, cancelBilled } from "../cast/billing.ts";
import { chargedJob as job, writeChargedJob } from "../cast/chargedJob.ts";
import { companyId } from "../cast/people.ts";
import { isWhole } from "../setup/isWhole.ts";

/** What an advance has at least. */
const bareAdvance = {
  currencyId: "VND",
  requestDate: "2026-11-02",
  paymentMethod: "Cash",
  paymentTerm: 7,
  deadlinePayment: "2026-11-09",
  dueDate: "2026-11-09",
  excRateUsdToLocal: "25000",
  amount: "1",
  amountVnd: "1",
  amountUsd: "0",
};

/** What a statement and a settlement have at least. */
const bareSoa = {
  currencyId: "VND",
  type: "Debit",
  soaformDate: "2026-11-01",
  soatoDate: "2026-11-30",
  dateType: "CreatedDate",
  obh: false,
  staffType: "Creator",
  exchangeDate: "2026-11-02",
  excRateUsdToLocal: "25000",
  debitAmount: "0",
  creditAmount: "0",
  totalVnd: "0",
  totalUsd: "0",
  totalShipment: 0,
  totalCharge: 0,
};
const bareSettlement = {
  currencyId: "VND",
  settlementType: "DIRECT",
  requestDate: "2026-11-02",
  dueDate: "2026-11-09",
  paymentMethod: "Cash",
  amount: "0",
  amountVnd: "0",
  amountUsd: "0",
  balanceAmount: "0",
};
const bareRows = { soa: bareSoa, settlement: bareSettlement, advance: bareAdvance };

// Whatever people do to the lines of a job, in any order: after each step the claims are those of the
// steps that succeeded, documents have the sums of their lines, every amount follows from its inputs,
// a free line is as it was keyed; after each sequence the books recount to what is kept. A failure is
// shrunk to the shortest sequence. FAIRWAY_SEQUENCES=10000 with `npm run gate -- lines` is the long form.

const database = await testDatabase();
const clerk = castActor("documentation");
const accountant = castActor("accountant");

const usual = isWhole ? 100 : 20;
const wanted = Number(process.env["FAIRWAY_SEQUENCES"] ?? usual);
// These read every table of the company, and no step changes what they check.
const recounted = bookRules.filter((rule) => rule !== daysInBounds && !partnerRules.includes(rule));

/** What a line says of its money. */
const moneyOf = (line: Surcharge) => ({
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  currencyId: line.currencyId,
  vatrate: line.vatrate,
  exchangeDate: line.exchangeDate,
  exchangeRate: line.exchangeRate,
  valuedBy: line.valuedBy,
  valuedOn: line.valuedOn,
  finalExchangeRate: line.finalExchangeRate,
  excRateUsdToLocal: line.excRateUsdToLocal,
  netAmount: line.netAmount,
  vatAmount: line.vatAmount,
  total: line.total,
  amountVnd: line.amountVnd,
  vatAmountVnd: line.vatAmountVnd,
  netAdjustVnd: line.netAdjustVnd,
  vatAdjustVnd: line.vatAdjustVnd,
  adjustedBy: line.adjustedBy,
  amountUsd: line.amountUsd,
  vatAmountUsd: line.vatAmountUsd,
  rateOutside: line.rateOutside,
  rateReason: line.rateReason,
});
type Money = ReturnType<typeof moneyOf>;

const laterKinds = ["soa", "settlement", "advance"];

type DocumentKind = "note" | "invoice" | "soa" | "settlement" | "advance";

interface HoldingDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly slot: ClaimSlot;
  readonly side: ClaimSide;
}

/** What is expected to be stored. */
interface Model {
  /** The stored lines after the step before. */
  lines: readonly Surcharge[];
  /** The money of each line as it was keyed. */
  readonly keyed: Map<string, Money>;
  /** `line side slot` and the document in it. */
  readonly claims: Map<string, string>;
  readonly documents: HoldingDocument[];
  readonly rates: { readonly currency: string; readonly day: string; readonly rate: string }[];
  deleted: number;
  closed: "locked" | "finished" | null;
  made: number;
}

/** The verbs that succeeded in some sequence. */
const succeeded = new Set<string>();

interface Real {
  readonly tx: Tx;
}

const partners = { SELL: job.customer, BUY: job.carrier, OBH: job.customer } as const;
const charges = { SELL: job.thc, BUY: job.boughtThc, OBH: job.portFee } as const;

interface Terms {
  readonly quantity: string;
  readonly unitPrice: string;
  readonly currencyId: string;
  readonly vatrate: string | null;
  readonly day: number;
  readonly rate: string | null;
  readonly kickBack: boolean;
}

const day = fc.integer({ min: -2, max: 3 });
const terms: fc.Arbitrary<Terms> = fc.record({
  quantity: fc.constantFrom("1", "2", "0.5", "12.345", "3.125"),
  unitPrice: fc.constantFrom("45", "-12.345", "1250.5", "0.335", "9800", "1500000", "41.7365"),
  currencyId: fc.constantFrom("VND", "USD", "USD", "EUR", "JPY"),
  vatrate: fc.constantFrom(null, "0", "8", "10", "-2.5"),
  day,
  rate: fc.constantFrom(null, null, null, "168.5", "25500", "27333.33333333"),
  kickBack: fc.boolean(),
});
/** A line that is keyed on the job. */
type Surcharge = AnyLine & { readonly type: SurchargeType };

const type = fc.constantFrom<SurchargeType>("SELL", "BUY", "OBH");
const which = fc.nat({ max: 30 });
/** Which of the lines that could be taken. */
const some = fc.array(fc.boolean(), { minLength: 1, maxLength: 5 });

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ verb: fc.constant("key" as const), type, terms }) },
  { weight: 3, arbitrary: fc.record({ verb: fc.constant("change" as const), which, terms }) },
  { weight: 1, arbitrary: fc.record({ verb: fc.constant("remark" as const), which }) },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant("delete" as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      verb: fc.constant("note" as const),
      type: fc.constantFrom<NoteType>("DEBIT", "INVOICE", "CREDIT"),
      some,
      day,
      rate: fc.constantFrom(null, null, "25500", "26000"),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      verb: fc.constant("editNote" as const),
      which,
      some,
      day: fc.option(day),
      rate: fc.constantFrom(undefined, null, "25600"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      verb: fc.constant("adjust" as const),
      which,
      some,
      net: fc.constantFrom(-101, -100, -1, 0, 7, 100),
      vat: fc.constantFrom(-100, 0, 3, 101),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      verb: fc.constant("claim" as const),
      kind: fc.constantFrom("soa" as const, "settlement" as const, "advance" as const),
      side: fc.constantFrom<ClaimSide>("debit", "credit"),
      some,
      isFirm: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant("split" as const), which }) },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant("merge" as const), which }) },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant("send" as const), which }) },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant("reject" as const), which }) },
  { weight: 1, arbitrary: fc.record({ verb: fc.constant("invoice" as const), some }) },
  { weight: 4, arbitrary: fc.record({ verb: fc.constant("letGo" as const), which }) },
  { weight: 1, arbitrary: fc.record({ verb: fc.constant("confirm" as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      verb: fc.constant("job" as const),
      closed: fc.constantFrom("locked" as const, "finished" as const, null, null),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      verb: fc.constant("rate" as const),
      // Within the bound of the rates before, as a rate beyond it calls for marks on older lines.
      quoted: fc.constantFrom(
        ["USD", "25437.35"] as const,
        ["USD", "24999.5"] as const,
        ["EUR", "27600"] as const,
        ["JPY", "170.015"] as const,
      ),
      day,
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

const inDollars: Terms = { ...plainTerms(), unitPrice: "45", currencyId: "USD" };
const noted = (noteType: NoteType): Step => ({
  verb: "note",
  type: noteType,
  some: [true],
  day: 0,
  rate: null,
});
const stated: Step = { verb: "claim", kind: "soa", side: "debit", some: [true], isFirm: false };
/**
 * How a sequence begins, so that each verb succeeds in some sequence of every run, however short: the
 * last step of each beginning is that verb, and nothing refuses it.
 */
const beginnings: Readonly<Record<Step["verb"], readonly Step[]>> = {
  key: [{ verb: "key", type: "SELL", terms: inDollars }],
  change: [{ verb: "change", which: 2, terms: inDollars }],
  remark: [{ verb: "remark", which: 0 }],
  delete: [{ verb: "delete", which: 0 }],
  note: [noted("DEBIT")],
  editNote: [noted("DEBIT"), { verb: "editNote", which: 0, some: [true], day: 1, rate: "25600" }],
  adjust: [noted("DEBIT"), { verb: "adjust", which: 0, some: [true], net: 7, vat: 0 }],
  claim: [stated],
  split: [{ verb: "split", which: 2 }],
  merge: [
    { verb: "split", which: 2 },
    { verb: "merge", which: 0 },
  ],
  send: [noted("DEBIT"), { verb: "send", which: 0 }],
  reject: [noted("CREDIT"), { verb: "send", which: 0 }, { verb: "reject", which: 0 }],
  invoice: [{ verb: "invoice", some: [true] }],
  letGo: [stated, { verb: "letGo", which: 0 }],
  confirm: [stated, { verb: "confirm", which: 0 }],
  job: [{ verb: "job", closed: null }],
  rate: [{ verb: "rate", quoted: ["USD", "25437.35"], day: 1 }],
};
const verbs = Object.keys(beginnings) as Step["verb"][];
/** Each verb begins at least one round. */
const sequencesOfRound = Math.min(50, Math.ceil(wanted / verbs.length));
const rounds = Math.max(verbs.length, Math.ceil(wanted / sequencesOfRound));

function plainTerms(): Terms {
  return {
    quantity: "1",
    unitPrice: "1",
    currencyId: "VND",
    vatrate: "8",
    day: 0,
    rate: null,
    kickBack: false,
  };
}

class Command implements fc.AsyncCommand<Model, Real> {
  readonly #step: Step;
  constructor(each: Step) {
    this.#step = each;
  }
  check() {
    return true;
  }
  toString() {
    return JSON.stringify(this.#step);
  }
  async run(model: Model, { tx }: Real) {
    const touched = await act(model, tx, model.lines, this.#step);
    if (touched) succeeded.add(this.#step.verb);
    model.lines = await isStraight(model, tx, touched ?? new Set());
  }
}

function dayOf(shift: number) {
  return addDays(job.day, shift);
}

const linesOf = async (tx: Tx) =>
  (await getCharges(tx, clerk, { jobId: job.jobId })).filter(isKeyed);

const pick = <Of>(all: readonly Of[], at: number): Of | undefined =>
  all[at % Math.max(all.length, 1)];

const keyOf = (line: string, { side, slot }: Pick<HoldingDocument, "side" | "slot">) =>
  `${line} ${side} ${slot}`;

/** The chosen ones of the lines that a document could take. */
function takenBy(
  model: Model,
  lines: readonly Surcharge[],
  choice: readonly boolean[],
  by: {
    readonly side: ClaimSide;
    readonly slot: ClaimSlot;
    readonly types: readonly AnyLine["type"][];
  },
) {
  const free = lines.filter(
    (line) => by.types.includes(line.type) && !model.claims.has(keyOf(line.id, by)),
  );
  const partner = free[0] && partnerOn(free[0], by.side);
  return free.filter(
    (line, at) => partnerOn(line, by.side) === partner && (choice[at % choice.length] ?? true),
  );
}

/** Runs a verb; what it wrote before a refusal is taken back. */
async function attempt<Of>(tx: Tx, verb: () => Promise<Of>): Promise<Of | null> {
  await run(tx, sql`savepoint before_the_verb`);
  try {
    const answer = await verb();
    await run(tx, sql`set constraints all immediate`);
    await run(tx, sql`set constraints all deferred`);
    await run(tx, sql`release savepoint before_the_verb`);
    return answer;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await run(tx, sql`rollback to savepoint before_the_verb`);
    return null;
  }
}

function keyedLine(kind: SurchargeType, each: Terms, notes: string, stored?: Surcharge) {
  return chargeLine.parse({
    ...each,
    id: stored?.id,
    version: stored?.version,
    chargeId: charges[kind],
    unitId: job.container,
    paymentObjectId: partners[kind],
    payerId: kind === "OBH" ? job.port : null,
    exchangeDate: dayOf(each.day),
    exchangeRate: each.rate,
    rateReason: each.rate === null ? null : "As agreed",
    notes,
  });
}

/** The rate of a day: the last one on or before it. */
function rateOn(model: Model, currency: string, on: string): string | null {
  if (currency === "VND") return "1";
  const known = model.rates.filter((each) => each.currency === currency && each.day <= on);
  return known.toSorted((a, b) => (a.day < b.day ? 1 : -1))[0]?.rate ?? null;
}

const isOpen = (model: Model) => model.closed === null;

/** Does a step; returns the lines whose value it may change, or null when nothing was done. */
async function act(
  model: Model,
  tx: Tx,
  lines: readonly Surcharge[],
  does: Step,
): Promise<ReadonlySet<string> | null> {
  switch (does.verb) {
    case "key": {
      model.made += 1;
      const ids = new Set(lines.map((each) => each.id));
      const saved = await attempt(tx, () =>
        saveCharges(tx, clerk, {
          hblid: job.bill,
          type: does.type,
          charges: [keyedLine(does.type, does.terms, `${model.made}`)],
          removed: [],
        }),
      );
      const [line] = saved?.data.filter((each) => !ids.has(each.id)) ?? [];
      if (!line) return null;
      expect(isOpen(model)).toBe(true);
      hasRates(model, line, does.terms);
      model.keyed.set(line.id, moneyOf(line));
      return new Set([line.id]);
    }
    case "change": {
      const stored = pick(lines, does.which);
      if (!stored) return null;
      const line = keyedLine(stored.type, does.terms, stored.notes ?? "", stored);
      const saved = await attempt(tx, () =>
        saveCharges(tx, clerk, {
          hblid: stored.hblid,
          type: stored.type,
          charges: [line],
          removed: [],
        }),
      );
      const next = saved?.data.find((each) => each.id === stored.id);
      if (!next || next.version === stored.version) return null;
      expect([stored.claims, isOpen(model)]).toEqual([[], true]);
      hasRates(model, next, does.terms);
      model.keyed.set(next.id, moneyOf(next));
      return new Set([next.id]);
    }
    case "remark": {
      const stored = pick(lines, does.which);
      if (!stored) return null;
      model.made += 1;
      const line = chargeLine.parse({ ...stored, rateReason: null, notes: `remark ${model.made}` });
      const saved = await attempt(tx, () =>
        saveCharges(tx, clerk, {
          hblid: stored.hblid,
          type: stored.type,
          charges: [line],
          removed: [],
        }),
      );
      const isNoted = stored.claims.every((each) => each.slot === "note");
      if (stored.claims.length > 0) expect(saved !== null).toBe(isOpen(model) && isNoted);
      const next = saved?.data.find((each) => each.id === stored.id);
      // A free line is rated again with the rates of its day as they are now.
      if (!next) return null;
      if (stored.claims.length > 0) return new Set();
      model.keyed.set(next.id, moneyOf(next));
      return new Set([next.id]);
    }
    case "delete": {
      const stored = pick(lines, does.which);
      if (!stored) return null;
      const gone = await attempt(tx, () => deleteCharges(tx, clerk, { ids: [stored.id] }));
      expect(gone !== null).toBe(isOpen(model) && stored.claims.length === 0);
      if (!gone) return null;
      model.deleted += 1;
      model.keyed.delete(stored.id);
      return new Set([stored.id]);
    }
    case "note": {
      const side = sideOf(does.type);
      const types = claimableTypes("note", "note", side);
      const taken = takenBy(model, lines, does.some, { side, slot: "note", types });
      const [first] = taken;
      if (!first) return null;
      const chargeIds = taken.map((each) => each.id);
      const note = await attempt(tx, () =>
        billNote(tx, chargeIds, {
          type: does.type,
          partnerId: partnerOn(first, side) ?? "",
          exchangeDate: dayOf(does.day),
          rates: does.rate === null ? [] : [{ currencyId: "USD", rate: does.rate }],
          rateReason: does.rate === null ? null : "As agreed",
        }),
      );
      if (!note) return null;
      return takes(model, { id: note.id, kind: "note", slot: "note", side }, chargeIds);
    }
    case "editNote": {
      const found = pick(
        model.documents.filter((each) => each.kind === "note"),
        does.which,
      );
      if (!found) return null;
      const types = claimableTypes("note", "note", found.side);
      const held = heldBy(model, found);
      const more = takenBy(model, lines, does.some, { ...found, types }).map((each) => each.id);
      // Some of its lines leave, some join.
      const stay = held.filter((_, at) => does.some[at % does.some.length] ?? true);
      const chargeIds = [...stay, ...more];
      if (chargeIds.length === 0) return null;
      const { version } = await shownNote(tx, clerk, found.id);
      const saved = await attempt(tx, () =>
        updateNote(tx, clerk, {
          id: found.id,
          version,
          chargeIds,
          exchangeDate: does.day === null ? null : dayOf(does.day),
          rates: does.rate === undefined ? [] : [{ currencyId: "USD", rate: does.rate }],
          rateReason: does.rate ? "As agreed" : null,
          note: null,
          flexId: null,
        }),
      );
      if (!saved) return null;
      for (const id of held) model.claims.delete(keyOf(id, found));
      for (const id of chargeIds) model.claims.set(keyOf(id, found), found.id);
      return new Set([...held, ...chargeIds]);
    }
    case "adjust": {
      const found = pick(
        model.documents.filter((each) => each.kind === "note"),
        does.which,
      );
      if (!found) return null;
      const held = heldBy(model, found);
      const chosen = lines.filter(
        ({ id }) => held.includes(id) && (does.some[held.indexOf(id) % does.some.length] ?? true),
      );
      if (chosen.length === 0) return null;
      const note = await shownNote(tx, clerk, found.id);
      const saved = await attempt(tx, () =>
        updateAdjustDebitValue(tx, clerk, {
          id: found.id,
          version: note.version,
          lines: chosen.map((line) => {
            const { net, vat } = computedVnd(line);
            const { id, vatrate } = line;
            return {
              id,
              amountVnd: net.plus(does.net).toFixed(),
              vatAmountVnd: vat.plus(vatrate === null ? 0 : does.vat).toFixed(),
            };
          }),
        }),
      );
      if (!saved) return null;
      expect([note.currencyId, found.side, Math.abs(does.net) <= 100]).toEqual([
        "VND",
        "debit",
        true,
      ]);
      return new Set(chosen.map((each) => each.id));
    }
    case "claim": {
      const slot = does.kind === "soa" ? "statement" : does.kind;
      const types = claimableTypes(slot, does.kind satisfies ClaimKind, does.side);
      const taken = takenBy(model, lines, does.some, { side: does.side, slot, types });
      if (taken.length === 0) return null;
      model.made += 1;
      const number = `LATER${model.made}`;
      const ofSide = { type: does.side === "debit" ? "Debit" : "Credit" };
      const own = { ...bareRows[does.kind], ...(does.kind === "soa" ? ofSide : {}) };
      const id = await bareDocument(tx, clerk, { kind: does.kind, number, ...own });
      await insertRow(tx, does.kind, { companyId, id, ...own });
      const document = { id, kind: does.kind, slot, side: does.side } as const;
      const chargeIds = taken.map((each) => each.id);
      await claimCharges(
        tx,
        clerk,
        { ...document, documentId: id, isFirm: does.isFirm },
        chargeIds,
      );
      takes(model, document, chargeIds);
      return new Set();
    }
    case "split": {
      const stored = pick(lines, does.which);
      if (!stored) return null;
      const shares = ["40", "60"].map((share) => ({ share, hblid: null, partnerId: null }));
      const { id, version } = stored;
      const saved = await attempt(tx, () =>
        splitCharge(tx, clerk, { id, version, by: "percent", shares }),
      );
      if (!saved) return null;
      expect([stored.claims, isOpen(model)]).toEqual([[], true]);
      const parts = saved.data.filter(
        (each) => each.id === id || !lines.some((line) => line.id === each.id),
      );
      const net = (all: readonly Pick<Surcharge, "netAmount">[]) =>
        sum(all.map((each) => decimal(each.netAmount))).toFixed();
      expect([parts.length, net(parts)]).toEqual([2, net([stored])]);
      for (const part of parts) model.keyed.set(part.id, moneyOf(part));
      return new Set(parts.map((each) => each.id));
    }
    case "merge": {
      const free = lines.filter((line) => line.claims.length === 0);
      const pairs = free.flatMap((each, at) =>
        free.slice(at + 1).flatMap((other) => (whyNotMerged([each, other]) ? [] : [[each, other]])),
      );
      const pair = pick(pairs, does.which);
      if (!pair) return null;
      const saved = await attempt(tx, () =>
        mergeCharges(tx, clerk, { lines: pair.map(({ id, version }) => ({ id, version })) }),
      );
      const [first, other] = pair;
      const merged = saved?.data.find((each) => each.id === first?.id);
      if (!merged || !other) return null;
      expect(isOpen(model)).toBe(true);
      model.keyed.set(merged.id, moneyOf(merged));
      model.keyed.delete(other.id);
      model.deleted += 1;
      return new Set([merged.id, other.id]);
    }
    case "send": {
      const found = pick(
        model.documents.filter((each) => each.kind === "note"),
        does.which,
      );
      if (!found) return null;
      const sent = await attempt(tx, () => sendNotes(tx, accountant, { noteIds: [found.id] }));
      if (!sent) return null;
      for (const id of heldBy(model, found)) {
        model.claims.set(keyOf(id, { ...found, slot: "sync" }), found.id);
      }
      return new Set();
    }
    case "reject": {
      const found = pick(
        model.documents.filter((each) => each.kind === "note"),
        does.which,
      );
      if (!found) return null;
      const { id } = found;
      const { version } = await shownNote(tx, accountant, id);
      const reasonReject = "The amount is another one";
      const rejected = await attempt(tx, () =>
        rejectNote(tx, accountant, { id, version, reasonReject }),
      );
      if (!rejected) return null;
      for (const line of heldBy(model, found)) {
        model.claims.delete(keyOf(line, { ...found, slot: "sync" }));
      }
      return new Set();
    }
    case "invoice": {
      const by = { side: "debit", slot: "ledger", types: ["SELL"] } as const;
      const taken = takenBy(model, lines, does.some, by).map((each) => each.id);
      if (taken.length === 0) return null;
      const invoice = await attempt(tx, () => billInvoice(tx, taken));
      if (!invoice) return null;
      takes(model, { ...by, id: invoice.id, kind: "invoice" }, taken);
      return new Set();
    }
    case "letGo": {
      const found = pick(model.documents, does.which);
      if (!found) return null;
      const held = heldBy(model, found);
      const { id, slot } = found;
      const done = await attempt<unknown>(tx, () =>
        found.kind === "note"
          ? deleteNote(tx, clerk, { cdNoteId: id })
          : found.kind === "invoice"
            ? cancelBilled(tx, accountant, id)
            : releaseCharges(tx, clerk, { slot, documentId: id }),
      );
      if (done === null) return null;
      for (const line of held) model.claims.delete(keyOf(line, found));
      model.documents.splice(model.documents.indexOf(found), 1);
      return new Set(held);
    }
    case "confirm": {
      const found = pick(model.documents, does.which);
      if (!found) return null;
      await confirmClaims(tx, clerk, { slot: found.slot, documentId: found.id }, true);
      return new Set();
    }
    case "job": {
      model.closed = does.closed;
      const isLocked = does.closed === "locked";
      await run(
        tx,
        sql`update shipment set is_locked = ${isLocked},
            locked_date = case when ${isLocked} then now() end,
            current_status = ${does.closed === "finished" ? "Finish" : "Processing"}
          where company_id = ${companyId} and id = ${job.jobId}`,
      );
      return new Set();
    }
    case "rate": {
      const [currency, rate] = does.quoted;
      const on = dayOf(does.day);
      if (model.rates.some((each) => each.currency === currency && each.day === on))
        return new Set();
      const row = { currencyFrom: currency, currencyTo: "VND", rate, effectiveOn: on };
      await insertRow(tx, "exchange_rate", { companyId, id: newId(), ...row });
      model.rates.push({ currency, day: on, rate });
      return new Set();
    }
  }
}

function heldBy(model: Model, { id }: HoldingDocument): string[] {
  const lines = [...model.claims].flatMap(([key, by]) =>
    by === id ? (key.split(" ")[0] ?? []) : [],
  );
  return [...new Set(lines)];
}

function takes(model: Model, document: HoldingDocument, chargeIds: readonly string[]) {
  model.documents.push(document);
  for (const id of chargeIds) model.claims.set(keyOf(id, document), document.id);
  return new Set(chargeIds);
}

/** A keyed line has the typed rate, the commission's, or that of its day. */
function hasRates(model: Model, line: Surcharge, keyed: Terms): void {
  const on = dayOf(keyed.day);
  const dollar = isCommission(line) ? usualCommissionRate : rateOn(model, "USD", on);
  const ofDay = line.currencyId === "USD" ? dollar : rateOn(model, line.currencyId, on);
  const rate = line.currencyId === "VND" ? "1" : (keyed.rate ?? ofDay);
  expect(decimal(line.finalExchangeRate).equals(decimal(rate))).toBe(true);
  const perDollar = line.currencyId === "USD" ? rate : dollar;
  expect(
    line.excRateUsdToLocal === null ? null : new Decimal(line.excRateUsdToLocal).toFixed(),
  ).toBe(perDollar === null ? null : new Decimal(perDollar).toFixed());
}

/** What holds after every step. */
async function isStraight(
  model: Model,
  tx: Tx,
  touched: ReadonlySet<string>,
): Promise<readonly Surcharge[]> {
  const lines = await linesOf(tx);
  expect(lines.map((each) => each.id).sort()).toEqual([...model.keyed.keys()].sort());
  const { deleted } = await one<{ deleted: number }>(
    tx,
    sql`select count(*)::int as deleted from deleted_surcharge where company_id = ${companyId}`,
  );
  expect(deleted).toBe(model.deleted);
  const claims = lines.flatMap((line) =>
    line.claims.map((each): [string, string] => [keyOf(line.id, each), each.documentId]),
  );
  expect(new Map(claims)).toEqual(model.claims);

  const was = new Map(model.lines.map((each) => [each.id, moneyOf(each)]));
  for (const line of lines) {
    const money = moneyOf(line);
    if (line.claims.length === 0) expect(money).toEqual(model.keyed.get(line.id));
    // A step changes the lines that it names, and none of a closed job.
    const stays = was.get(line.id);
    if (stays && (!touched.has(line.id) || !isOpen(model))) expect(money).toEqual(stays);
    const rates = {
      toVnd: new Decimal(line.finalExchangeRate),
      usdToVnd: line.excRateUsdToLocal === null ? null : new Decimal(line.excRateUsdToLocal),
    };
    const { finalExchangeRate: _, excRateUsdToLocal: __, ...amounts } = chargeAmounts(line, rates);
    expect(moneyOf(unadjusted(line))).toMatchObject(amounts);
    expect(line.adjustedBy === null || onDocument(line, line.adjustedBy)).toBe(true);
  }
  for (const { id, kind } of model.documents) {
    if (kind !== "note") continue;
    const note = await shownNote(tx, clerk, id);
    const { totalVnd, totalUsd } = lineTotals(lines.filter((line) => onDocument(line, id)));
    expect([note.totalVnd, note.totalUsd]).toEqual([totalVnd, totalUsd]);
  }
  return lines;
}

const onDocument = ({ claims }: Surcharge, id: string) =>
  claims.some((each) => each.documentId === id);

/** What holds at the end: the ledger recounts, and the steps of a line lead to what is stored. */
async function endsStraight({ lines }: Model, tx: Tx): Promise<void> {
  const { total } = await jobProfit(tx, clerk, job.jobId);
  expect(total).toEqual(chargeProfit(lines));
  for (const { title, breaches } of recounted) {
    expect(await rows(tx, await breaches(companyId, tx)), title.en).toEqual([]);
  }
  for (const line of lines.slice(0, 2)) {
    const steps = await lineSteps(tx, clerk, { id: line.id });
    expect(steps[0]?.cause).toBe("entered");
    expect(steps.at(-1)?.values.amountVnd).toBe(line.amountVnd);
    const valued = steps.filter(({ cause }) => cause === "valued" || cause === "passedOn");
    expect(valued.every(({ document }) => document !== null)).toBe(true);
  }
}

test(
  "whatever is done to lines and documents, the books stay straight",
  async () => {
    const commands = fc.commands([step.map((each) => new Command(each))], {
      maxCommands: 12,
      size: "max",
    });
    const begun = (round: number) =>
      fc.tuple(fc.constant(beginnings[verbs[round % verbs.length] as Step["verb"]]), commands);
    let sequences = 0;
    for (let round = 0; round < rounds; round += 1) {
      // A round has a transaction of its own, so that its rows are gone before the next one.
      await rolledBack(database, async (tx) => {
        await writeChargedJob(tx);
        await declareLaterKinds(tx);
        await keyFirstLines(tx);
        const lines = await linesOf(tx);
        await fc.assert(
          fc.asyncProperty(begun(round), async ([beginning, each]) => {
            await run(tx, sql`savepoint before_the_sequence`);
            try {
              const model = freshModel(lines);
              for (const first of beginning) await new Command(first).run(model, { tx });
              await fc.asyncModelRun(() => ({ model, real: { tx } }), each);
              sequences += 1;
              await endsStraight(model, tx);
            } finally {
              await run(tx, sql`rollback to savepoint before_the_sequence`);
              await run(tx, sql`release savepoint before_the_sequence`);
            }
          }),
          { numRuns: sequencesOfRound },
        );
      });
    }
    expect(sequences).toBeGreaterThanOrEqual(wanted);
    // Sequences in which a verb is always refused would prove nothing about it.
    expect([...succeeded].sort()).toEqual([...verbs].sort());
  },
  60_000 + wanted * 2_000,
);

/** Kinds of document that take lines, as the areas above declare theirs. */
async function declareLaterKinds(tx: Tx): Promise<void> {
  await run(
    tx,
    sql`insert into document_kind (code, table_name)
      select x, x from unnest(${laterKinds}::text[]) x
      where not exists (select from document_kind k where k.code = x)`,
  );
  for (const kind of laterKinds) {
    await run(
      tx,
      sql`create table if not exists ${sql.table(kind)} (company_id uuid not null, id uuid not null)`,
    );
  }
}

const earlierRates = [
  { currency: "USD", day: dayOf(-5), rate: "25380" },
  { currency: "EUR", day: dayOf(-5), rate: "27450" },
  { currency: "JPY", day: dayOf(-5), rate: "169.27" },
];

/** The lines from which every sequence starts. */
async function keyFirstLines(tx: Tx): Promise<void> {
  const first: readonly (readonly [SurchargeType, Partial<Terms>])[] = [
    ["SELL", { unitPrice: "1250.5", currencyId: "EUR", quantity: "12.345" }],
    ["SELL", { unitPrice: "9800", currencyId: "JPY", rate: "168.5", vatrate: null }],
    ["SELL", { unitPrice: "45", currencyId: "USD" }],
    ["BUY", { unitPrice: "85.75", currencyId: "USD", kickBack: true, vatrate: null }],
    ["OBH", { unitPrice: "1500000", currencyId: "VND" }],
  ];
  for (const { currency, day: effectiveOn, rate } of earlierRates) {
    const row = { currencyFrom: currency, currencyTo: "VND", rate, effectiveOn };
    await insertRow(tx, "exchange_rate", { companyId, id: newId(), ...row });
  }
  for (const [at, [kind, each]] of first.entries()) {
    const whole = { ...plainTerms(), ...each };
    await saveCharges(tx, clerk, {
      hblid: job.bill,
      type: kind,
      charges: [keyedLine(kind, whole, `first ${at}`)],
      removed: [],
    });
  }
}

function freshModel(lines: readonly Surcharge[]): Model {
  const rates = [
    ...earlierRates,
    { currency: "USD", day: job.day, rate: "25412.5" },
    { currency: "EUR", day: job.day, rate: "27500" },
  ];
  return {
    lines,
    keyed: new Map(lines.map((each) => [each.id, moneyOf(each)])),
    claims: new Map(),
    documents: [],
    rates,
    deleted: 0,
    closed: null,
    made: 0,
  };
}
