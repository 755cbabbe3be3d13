import { z } from "zod";
import { partnerOfStory } from "./partners.ts";
import { amount, day, word } from "./stepKind.ts";
import { stepKinds } from "./stepKinds.ts";

const head = z.strictObject({
  /** By the first day on which they hold, each in VND. */
  rates: z.record(day, z.record(z.string().regex(/^[A-Z]{3}$/), amount)).default({}),
  /** VND for one US dollar of bought commission. */
  commissionRate: amount.optional(),
  people: z.record(word, z.strictObject({ role: word })).default({}),
  partners: z.record(word, partnerOfStory).default({}),
  steps: z.array(z.looseObject({ id: word, do: word, as: word.optional() })),
});

/** A step, checked against its kind. */
interface Step {
  readonly id: string;
  readonly do: string;
  readonly as: string | undefined;
  readonly ask: { readonly id: string; readonly [field: string]: unknown };
}

/** A story that can be played. */
export interface Story extends Omit<z.output<typeof head>, "steps"> {
  readonly steps: readonly Step[];
}

/** A story that cannot be played, with every reason. */
export class StoryFault extends Error {}

/** Reads a story; an unknown step, field or name stops it before anything is played. */
export function storyOf(json: unknown): Story {
  const parsed = head.safeParse(json);
  if (!parsed.success) throw new StoryFault(told(parsed.error, ""));
  const { people, steps } = parsed.data;
  const before = new Map<string, readonly string[]>();
  const lines = new Set<string>();
  const faults: string[] = [];
  const known = steps.map((step) => {
    const { id, do: kind, as } = step;
    if (before.has(id)) faults.push(`${id}: two steps have this id`);
    if (as !== undefined && !(as in people)) faults.push(`${id}: as: "${as}" is not among people`);
    const earlier = faults.length;
    const ask = askOf(step, { before, lines }, faults);
    // What a faulty step would stand for is not known.
    const further = faults.length > earlier ? [] : stepKinds[kind]?.standsFor?.(ask as never);
    before.set(id, [kind, ...(further ?? [])]);
    const parts = faults.length > earlier ? [] : stepKinds[kind]?.makesParts?.(ask as never);
    for (const [row, kinds] of parts ?? []) before.set(`${id}.${row}`, kinds);
    return { id, do: kind, as, ask: { ...ask, id } };
  });
  if (faults.length > 0) throw new StoryFault(faults.join("\n"));
  return { ...parsed.data, steps: known };
}

/** The fields of a step as its kind reads them; what is wrong is added to the faults. */
function askOf(
  { id, do: name, as: _person, ...fields }: Readonly<Record<string, unknown>>,
  {
    before,
    lines,
  }: { readonly before: ReadonlyMap<string, readonly string[]>; readonly lines: Set<string> },
  faults: string[],
): Readonly<Record<string, unknown>> {
  const kind = stepKinds[String(name)];
  if (!kind) {
    faults.push(`${id}: "${name}" is no step; there are ${Object.keys(stepKinds).join(", ")}`);
    return {};
  }
  const parsed = z.strictObject(kind.fields).safeParse(fields);
  if (!parsed.success) {
    faults.push(told(parsed.error, `${id}: `));
    return {};
  }
  for (const [field, kinds] of Object.entries(kind.follows)) {
    const named = parsed.data[field];
    if (named === undefined) continue;
    const found = before.get(String(named));
    if (!found) faults.push(`${id}: ${field}: no step before it is called "${named}"`);
    else if (!found.some((each) => kinds.includes(each))) {
      faults.push(`${id}: ${field}: "${named}" is a ${found[0]}, not a ${kinds.join(" or ")}`);
    }
  }
  for (const line of kind.usesLines?.(parsed.data as never) ?? []) {
    if (!isMade(line, { before, lines }))
      faults.push(`${id}: no step before it makes the line "${line}"`);
  }
  const asked = { ...parsed.data, id } as never;
  for (const line of kind.makesLines?.(asked, new Set(lines)) ?? []) {
    if (lines.has(line)) faults.push(`${id}: two lines have the id "${line}"`);
    lines.add(line);
  }
  return parsed.data;
}

/** Does a step before make the line, or one of which `step.line` is the copy? */
function isMade(
  line: string,
  {
    before,
    lines,
  }: {
    readonly before: ReadonlyMap<string, readonly string[]>;
    readonly lines: ReadonlySet<string>;
  },
): boolean {
  if (lines.has(line)) return true;
  const dot = line.indexOf(".");
  const [kind] = before.get(line.slice(0, dot)) ?? [];
  return dot > 0 && stepKinds[kind ?? ""]?.copiesLines === true && lines.has(line.slice(dot + 1));
}

function told(error: z.ZodError, start: string): string {
  return error.issues
    .map((issue) => `${start}${[...issue.path.map(String), issue.message].join(": ")}`)
    .join("\n");
}
