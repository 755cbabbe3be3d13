import { companyCalls } from "@fairway/areas/organisation/contract.ts";
import { updateRate } from "@fairway/areas/rate/contract.ts";
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CallingSystem, newCallingSystem } from "../api/callAsSystem.ts";
import { RefusedCall } from "../api/callServer.ts";
import { catalogueEntries } from "../api/entries.ts";
import { type Approvers, approversOfStory } from "./approvers.ts";
import { partnersOfStory } from "./partners.ts";
import { personOfStory, type Player } from "./people.ts";
import type { Ground, Made, Output, StoredLine } from "./stepKind.ts";
import { stepKinds } from "./stepKinds.ts";
import type { Story } from "./story.ts";

/** What a story came to, step by step. */
export interface Outcome {
  readonly steps: Readonly<Record<string, Output>>;
}

/**
 * Plays a story through the public API as the administrator and the people that it names. A refused
 * step says so in its output and the story goes on. The papers are kept in `folder`.
 */
export async function playStory(
  story: Story,
  administrator: Player,
  folder: string,
): Promise<Outcome> {
  const { signed, me } = administrator;
  for (const [effectiveOn, rates] of Object.entries(story.rates)) {
    const each = Object.entries(rates).map(([currencyFrom, rate]) => ({ currencyFrom, rate }));
    await signed.ask(updateRate, { effectiveOn, rates: each });
  }
  if (story.commissionRate) await setCommissionRate(administrator, story.commissionRate);
  const people = new Map<string, Player>();
  for (const [name, { role }] of Object.entries(story.people)) {
    people.set(name, await personOfStory(administrator, name, role));
  }
  const entries = catalogueEntries(signed);
  const partners = partnersOfStory(signed, me, story.partners);
  const made = new Map<string, Made & { readonly kind: string }>();
  const lines = new Map<string, StoredLine>();
  const declarations = new Map<string, string>();
  const steps: Record<string, Output> = {};
  let founded: Promise<Approvers> | null = null;
  let papers = 0;
  let system: Promise<CallingSystem> | null = null;
  const ledger: Ground["ledger"] = new Map();

  for (const { id, do: name, as, ask } of story.steps) {
    const kind = stepKinds[name];
    if (!kind) throw new Error(`${name} is no step`);
    const ground = {
      ...(as === undefined ? administrator : (people.get(as) as Player)),
      administrator: signed,
      approvers: () => (founded ??= approversOfStory(administrator)),
      entries,
      partners,
      made: (step: string) => needed(made, step),
      steps: () => [...made.keys()],
      callingSystem: () => (system ??= systemOfStory(administrator)),
      ledger,
      stepOfInvoice: (invoiceId: string) =>
        [...made].find(([, each]) => each.invoiceId === invoiceId)?.[0] ?? invoiceId,
      billsOf: (jobId: string) =>
        [...made].flatMap(([step, { hblid, ...each }]) =>
          ["bill", "job", "replicate"].includes(each.kind) && each.jobId === jobId && hblid
            ? [[step, hblid] as const]
            : [],
        ),
      line: (line: string) => needed(lines, line),
      linesOf: (jobId: string) => [...lines].filter(([, stored]) => stored.jobId === jobId),
      lineOf: (stored: string) => [...lines].find(([, line]) => line.id === stored)?.[0] ?? stored,
      keepLine: (line: string, stored: StoredLine) => void lines.set(line, stored),
      row: (no: string) => needed(declarations, no),
      keepRow: (no: string, stored: string) => void declarations.set(no, stored),
      keep: async (called: string, paper: ArrayBuffer) => {
        papers += 1;
        const file = join(folder, `${papers}-${called.replace(/[^\w.-]+/g, "_")}`);
        await writeFile(file, new Uint8Array(paper));
        return file;
      },
    };
    try {
      const played = await kind.play(ground, ask);
      if (played.made) made.set(id, { ...played.made, kind: name });
      for (const [row, part] of Object.entries(played.parts ?? {})) {
        made.set(`${id}.${row}`, { ...part, kind: "job" });
      }
      steps[id] = played.output;
    } catch (error) {
      steps[id] = { refused: refusal(error, id) };
    }
  }
  return { steps };
}

function systemOfStory({ signed, me }: Player): Promise<CallingSystem> {
  return newCallingSystem(signed, { name: `Story ${randomUUID()}`, userId: me.id });
}

/** Sets the rate of bought commission of the administrator's company. */
async function setCommissionRate({ signed, me }: Player, kbExchangeRate: string): Promise<void> {
  const { get, update } = companyCalls;
  if (!get || !update) throw new Error("a company is neither read nor changed");
  const company = (await signed.ask(get, { id: me.companyId } as never)) as object;
  await signed.ask(update, { ...company, kbExchangeRate } as never);
}

/** A step that works on a refused one is refused with it. */
function needed<Found>(made: ReadonlyMap<string, Found>, id: string): Found {
  const found = made.get(id);
  if (found) return found;
  const says = `The step "${id}" was refused, so there is nothing to work on.`;
  throw new RefusedCall(`the step ${id}`, { status: 424, code: "story.refusedBefore", says });
}

function refusal(error: unknown, id: string) {
  if (!(error instanceof RefusedCall)) throw new Error(`step ${id}: ${error}`, { cause: error });
  if (error.status >= 500) throw new Error(`step ${id}: ${error.message}`, { cause: error });
  return { status: error.status, code: error.code, message: error.says };
}
