import { typeAhead } from "@fairway/ui/form/fixedList.ts";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Input, Select } from "antd";
import { words } from "./words.ts";

/** The papers by whose numbers charges are found. */
export const referenceKinds = [
  "cdNotes",
  "soaNos",
  "settlementNos",
  "jobNos",
  "hbls",
  "mbls",
] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** The numbers that a search for charges names. */
export const numbersIn = (text: string): string[] =>
  text
    .split(/[\n,;]+/)
    .map((each) => each.trim())
    .filter(Boolean);

/** Chooses the kind of paper and takes its numbers. */
export function ChargeSearch<Kind extends ReferenceKind>(props: {
  readonly kinds: readonly Kind[];
  readonly kind: Kind;
  readonly onKind: (kind: Kind) => void;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onSearch: (text: string) => void;
}) {
  const say = useSay();
  return (
    <>
      <Labelled label={words.referenceKind}>
        <Select
          showSearch={typeAhead}
          className="fw-wide"
          aria-label={say(words.referenceKind)}
          value={props.kind}
          options={props.kinds.map((value) => ({ value, label: say(words[value]) }))}
          onChange={props.onKind}
        />
      </Labelled>
      <Labelled label={words.references} hint={words.referencesHint}>
        <Input.Search
          aria-label={say(words.references)}
          autoFocus
          value={props.typed}
          enterButton={say(words.find)}
          onChange={(event) => props.onType(event.target.value)}
          onSearch={props.onSearch}
        />
      </Labelled>
    </>
  );
}
