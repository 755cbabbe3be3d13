/** The result of one part of a run: a sentence, its figure, and its faults. */
export interface Finding {
  readonly name: string;
  readonly figure: string;
  readonly wrong: readonly string[];
}

/** Says a finding in lines. */
export function findingLines({ name, figure, wrong }: Finding): string[] {
  const lines = [`  ${wrong.length ? "WRONG" : "ok   "} ${name}: ${figure}`];
  return [...lines, ...wrong.slice(0, 20).map((each) => `        ${each.slice(0, 500)}`)];
}

/** Waits for every finding of a run. */
export async function everyFinding(findings: AsyncIterable<Finding>): Promise<Finding[]> {
  const all: Finding[] = [];
  for await (const each of findings) all.push(each);
  return all;
}
