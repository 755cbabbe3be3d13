import type { SurchargeType } from "@fairway/areas/charge/model/surcharge.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { isDay } from "@fairway/core/time/day.ts";
import type { Entry } from "@fairway/areas/sync/model/entry.ts";
import { z } from "zod";
import type { CallingSystem } from "../api/callAsSystem.ts";
import type { Me, Signed, SignedPerson } from "../api/callServer.ts";
import type { Entries } from "../api/entries.ts";
import type { Approvers } from "./approvers.ts";
import type { Partners } from "./partners.ts";

/** What a step made; later steps work on it. */
export interface Made {
  readonly jobId: string;
  readonly service: ServiceCode;
  readonly hblid?: string;
  /** The number of its job, and of its bill. */
  readonly jobNo?: string;
  readonly hwbno?: string | null;
  /** The note that it issued. */
  readonly noteId?: string;
  readonly noteNo?: string;
  /** The statement that it made. */
  readonly soaId?: string;
  readonly soano?: string;
  /** The advance that it asks for, and its requester. */
  readonly advanceId?: string;
  readonly requester?: Signed;
  /** The settlement that it asks for, and the steps of the advances that it clears. */
  readonly settlementId?: string;
  readonly settlementNo?: string;
  readonly clears?: readonly string[];
  /** The invoice or voucher that it issued. */
  readonly invoiceId?: string;
  /** The receipt or net-off that it posted, and the steps of the invoices that it cleared, by their ids. */
  readonly receiptId?: string;
  readonly cleared?: Readonly<Record<string, string>>;
  /** The number that the ledger gave a payment of the voucher. */
  readonly ledgerPaymentNo?: string;
}

/** A charge line of a story, where it is stored. */
export interface StoredLine {
  readonly id: string;
  readonly hblid: string;
  readonly jobId: string;
  readonly type: SurchargeType;
}

/** What a step finds when it is played. */
export interface Ground {
  /** The person who plays the step. */
  readonly signed: SignedPerson;
  readonly me: Me;
  /** Who sets up what belongs to nobody, such as holidays. */
  readonly administrator: Signed;
  readonly entries: Entries;
  readonly partners: Partners;
  /** The unit of requesters and its approvers, founded by the first step that needs them. */
  approvers(): Promise<Approvers>;
  /** What an earlier step made, by its id, with the kind of that step. */
  made(id: string): Made & { readonly kind: string };
  /** The ids of all steps that made something, in their order. */
  steps(): readonly string[];
  /** The accounting system of the story, which calls with a key. */
  callingSystem(): Promise<CallingSystem>;
  /** What the ledger of the story has, by key. */
  readonly ledger: Map<string, Entry>;
  /** The ids of the steps that made a bill of this job, with the bill; that of an operations job too. */
  billsOf(jobId: string): readonly (readonly [step: string, hblid: string])[];
  /** The step that issued an invoice or a voucher; its id where no step did. */
  stepOfInvoice(id: string): string;
  /** A charge line by the id that the story gives it. */
  line(id: string): StoredLine;
  /** The charge lines of a job that earlier steps made, by their ids in the story. */
  linesOf(jobId: string): readonly (readonly [line: string, stored: StoredLine])[];
  /** The id that the story gives a stored line; the id of the line where it gives none. */
  lineOf(id: string): string;
  /** Keeps a charge line for later steps. */
  keepLine(id: string, line: StoredLine): void;
  /** The id of a customs declaration by its number in the story. */
  row(no: string): string;
  /** Keeps a customs declaration for later steps. */
  keepRow(no: string, id: string): void;
  /** Keeps a paper as a file and gives its path. */
  keep(name: string, paper: ArrayBuffer): Promise<string>;
}

/** The output of a step: decimals as texts. */
export type Output = Readonly<Record<string, unknown>>;

/** What a step comes to, and what later steps may work on. */
export interface Played {
  readonly output: Output;
  readonly made?: Made;
  /** What it made of each of its rows, which later steps call `step.row`. */
  readonly parts?: Readonly<Record<string, Made>>;
}

/** A kind of step: its fields besides `id`, `do` and `as`, and how it is played. */
export interface StepKind<Fields extends z.ZodRawShape = z.ZodRawShape> {
  readonly fields: Fields;
  /** The fields that name an earlier step, with the kinds that it may have. */
  readonly follows: Readonly<Record<string, readonly string[]>>;
  /** The kinds that later steps may take it for besides its own. */
  readonly standsFor?: (ask: Ask<Fields>) => readonly string[];
  /** What the step makes of its rows, each with the kinds that later steps may take it for. */
  readonly makesParts?: (
    ask: Ask<Fields>,
  ) => readonly (readonly [row: string, kinds: readonly string[]])[];
  /**
   * The charge lines or declarations that the step makes, and those that it works on, by their ids in
   * the story; `before` are those of earlier steps.
   */
  readonly makesLines?: (ask: Ask<Fields>, before: ReadonlySet<string>) => readonly string[];
  /** It makes lines of earlier ones, which later steps name `step.line`. */
  readonly copiesLines?: true;
  readonly usesLines?: (ask: Ask<Fields>) => readonly string[];
  play(ground: Ground, ask: Ask<Fields>): Promise<Played>;
}

/** The fields of a step as it is played; `id` is its own. */
type Ask<Fields extends z.ZodRawShape> = z.output<z.ZodObject<Fields>> & { readonly id: string };

/** Declares a kind of step. */
export function stepKind<Fields extends z.ZodRawShape>(kind: StepKind<Fields>): StepKind {
  return kind as unknown as StepKind;
}

/** A text that names something. */
export const word = z.string().trim().min(1);
/** A number, as text or as a number; the server judges it. */
export const amount = z.union([z.string(), z.number()]).transform(String);
/** A day, YYYY-MM-DD. */
export const day = z.string().refine(isDay, { message: "a day, YYYY-MM-DD" });
