import type { z } from "zod";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { getReading, listReadRows } from "../contract.ts";
import { rowOutcomes, sourceStates } from "../model/ecusReading.ts";
import { customsDeclaration } from "../model/customsDeclaration.ts";
import { ecusWords as words } from "./ecusWords.ts";

type Reading = z.output<typeof getReading.answer>;

const meanings = {
  Waiting: "new",
  Running: "waiting",
  Done: "good",
  Canceled: "new",
  Failed: "bad",
} as const;
const counts = [
  "readCount",
  "newCount",
  "knownCount",
  "changedCount",
  "twiceCount",
  "doubtfulCount",
  "failedCount",
] as const;

/** Progress and result of a reading: each connection or file, and the rows that need attention. */
export function ReadingResult({ reading }: { readonly reading: Reading }) {
  const say = useSay();
  const { sources } = reading;
  const needs = sources.reduce((sum, each) => sum + each.doubtfulCount + each.failedCount, 0);
  return (
    <>
      <Section title={words.lastReading} columns={1}>
        <PlainTable
          rows={sources}
          rowKey={({ id }) => id}
          columns={[
            { key: "name", title: say(words.source), read: ({ name }) => name },
            {
              key: "state",
              title: say(words.state),
              read: ({ state, reason }) => (
                <>
                  <StatusTag words={sourceStates[state]} meaning={meanings[state]} />
                  {reason ? ` ${reason}` : null}
                </>
              ),
            },
            ...counts.map((name) => ({
              key: name,
              title: say(words[name]),
              right: true,
              read: (row: Reading["sources"][number]) => row[name],
            })),
          ]}
        />
      </Section>
      {needs > 0 && reading.state !== "Running" ? <Attention id={reading.id} /> : null}
    </>
  );
}

function Attention({ id }: { readonly id: string }) {
  const say = useSay();
  const found = useAsk(listReadRows, { readingId: id, size: 50 } as never);
  const rows = (found.data?.data ?? []).filter((row) => row.reasons.length > 0);
  return (
    <Section title={words.attention} columns={1}>
      <PlainTable
        rows={rows}
        rowKey={(row) => row.id}
        columns={[
          {
            key: "no",
            title: say(customsDeclaration.fields.clearanceNo.label),
            read: (row) => row.clearanceNo,
          },
          { key: "outcome", title: say(words.state), read: (row) => say(rowOutcomes[row.outcome]) },
          { key: "source", title: say(words.source), read: (row) => row.sourceName },
          { key: "reasons", title: say(words.reason), read: (row) => row.reasons.join(" ") },
        ]}
      />
    </Section>
  );
}
