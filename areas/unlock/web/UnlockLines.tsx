import { useClient } from "@fairway/ui/client/client.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { DeleteOutlined } from "@ant-design/icons";
import { Alert, Input, Select } from "antd";
import { useState } from "react";
import { useController, useFieldArray, useFormContext } from "react-hook-form";
import { findToUnlock, type UnlockSearch, unlockSearches } from "../contract.ts";
import type { UnlockLine, UnlockObject } from "../model/unlockRequest.ts";
import { namesJobs, type UnlockType } from "../model/unlockTypes.ts";
import { NumbersBox } from "./NumbersBox.tsx";
import { unlockWords as words } from "./words.ts";

const list = "jobs";

/** What a request unlocks: found by pasted numbers, each with its reason. */
export function UnlockLines(props: {
  readonly type: UnlockType;
  /** The stored lines, which are shown by their names. */
  readonly stored: readonly UnlockLine[];
}) {
  const say = useSay();
  const client = useClient();
  const { fields, append, remove } = useFieldArray({ name: list });
  const { getValues } = useFormContext();
  const [known, setKnown] = useState<ReadonlyMap<string, UnlockObject>>(
    () => new Map(props.stored.map((line) => [line.objectId, line])),
  );
  const [searchOption, setOption] = useState<UnlockSearch>("jobNo");
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const add = async (keywords: string[]) => {
    if (keywords.length === 0) return;
    setBusy(true);
    try {
      const ask = { unlockType: props.type, searchOption, keywords };
      const answer = await client.ask(findToUnlock, ask);
      const there = new Set(
        (getValues(list) as { objectId: string }[]).map(({ objectId }) => objectId),
      );
      setMissing(answer.missing);
      setKnown(new Map([...known, ...answer.found.map((each) => [each.objectId, each] as const)]));
      append(
        answer.found
          .filter(({ objectId }) => !there.has(objectId))
          .map(({ objectId }) => ({ objectId, reason: null })),
      );
    } catch (fault) {
      toast.error((fault as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const rows = fields.map(({ id, ...line }, at) => {
    const { objectId } = line as unknown as { objectId: string };
    return { id, at, object: known.get(objectId) };
  });
  return (
    <Section title={words.lines} columns={1}>
      <NumbersBox
        label={words.numbers}
        verb={words.add}
        busy={isBusy}
        onFind={(numbers) => void add(numbers)}
        before={
          namesJobs(props.type) ? (
            <Select
              value={searchOption}
              aria-label={say(words.kind)}
              onChange={setOption}
              options={Object.entries(unlockSearches).map(([value, title]) => ({
                value: value as UnlockSearch,
                label: say(title),
              }))}
            />
          ) : null
        }
      />
      {missing.length > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={say(words.missing, { numbers: missing.join(", ") })}
        />
      ) : null}
      {rows.length === 0 ? (
        <EmptyState title={words.noLines} detail={words.noLinesDetail} />
      ) : (
        <PlainTable
          rows={rows}
          rowKey={(row) => row.id}
          columns={[
            {
              key: "name",
              title: say(words.unlockName),
              read: ({ object }) => object?.unlockName,
            },
            {
              key: "day",
              title: say(words.serviceDate),
              read: ({ object }) => <DayText day={object?.serviceDate ?? null} />,
            },
            {
              key: "locked",
              title: say(words.locked),
              read: ({ object }) =>
                typeof object?.isLocked === "boolean"
                  ? say(object.isLocked ? words.locked : words.open)
                  : null,
            },
            {
              key: "reason",
              title: say(words.reason),
              read: ({ at, object }) => <Reason at={at} name={object?.unlockName ?? ""} />,
            },
            {
              key: "remove",
              title: "",
              read: ({ at, object }) => (
                <PlainButton
                  kind="text"
                  icon={<DeleteOutlined />}
                  aria-label={say(words.removeLine, { name: object?.unlockName ?? "" })}
                  onClick={() => remove(at)}
                />
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}

function Reason({ at, name }: { readonly at: number; readonly name: string }) {
  const say = useSay();
  const { field } = useController({ name: `${list}.${at}.reason` });
  return (
    <Input
      {...field}
      aria-label={`${say(words.reason)} ${name}`}
      maxLength={500}
      value={(field.value as string | null) ?? ""}
    />
  );
}
