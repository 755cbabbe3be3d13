import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert } from "antd";
import { type SentChange, sentDays, sentFactTitle } from "../model/sentFacts.ts";
import { mailWords as words } from "./words.ts";

/** What changed since the last mail of the same kind, above the mail; nothing where nothing did. */
export function MailChanges(props: {
  readonly changes: readonly SentChange[];
  readonly service: Service;
}) {
  const { changes, service } = props;
  const say = useSay();
  if (changes.length === 0) return null;
  const shown = (fact: string, value: string | null) => (
    <span className="fw-mail-value">{(sentDays.has(fact) ? sayDay(value) : value) || "–"}</span>
  );
  return (
    <Alert
      type="info"
      showIcon
      title={say(words.changed, { count: changes.length })}
      description={
        <PlainTable
          rows={changes.map((each, at) => ({ ...each, at }))}
          rowKey={({ at }) => String(at)}
          columns={[
            {
              key: "fact",
              title: say(words.fact),
              read: (row) => say(sentFactTitle(service, row.fact)),
            },
            { key: "about", title: say(words.bill), read: (row) => row.about ?? "" },
            { key: "before", title: say(words.before), read: (row) => shown(row.fact, row.before) },
            { key: "after", title: say(words.after), read: (row) => shown(row.fact, row.after) },
          ]}
        />
      }
    />
  );
}
