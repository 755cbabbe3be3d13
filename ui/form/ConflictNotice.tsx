import type { Words } from "@fairway/core/words/words.ts";
import { Alert, Button, Space } from "antd";
import { useEffect, useRef } from "react";
import { useSay } from "../words/useSay.tsx";
import { formWords } from "./formWords.ts";
import { knownPick } from "./picker.ts";
import type { RecordFormHandle } from "./useRecordForm.tsx";

/**
 * Shows both versions after another user saved first, field by field, and lets the user choose. It
 * comes into view and takes the cursor, because a save is often started far below it.
 */
export function ConflictNotice(props: {
  readonly form: RecordFormHandle;
  readonly labels: ReadonlyMap<string, Words>;
}) {
  const say = useSay();
  const { form, labels } = props;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!form.conflict) return;
    notice.current?.scrollIntoView?.({ block: "center" });
    notice.current?.focus({ preventScroll: true });
  }, [form.conflict]);
  const mine = form.form.getValues();
  const differing = [...labels].filter(
    ([name]) => form.theirs && shown(form.theirs[name]) !== shown(mine[name]),
  );
  return (
    <div ref={notice} tabIndex={-1} className="fw-conflict">
      <Alert
        type="warning"
        showIcon
        title={say(formWords.conflictTitle)}
        description={
          <>
            <p>{say(formWords.conflictDetail)}</p>
            {form.theirs && differing.length === 0 ? <p>{say(formWords.same)}</p> : null}
            {differing.length > 0 ? (
              <table className="fw-plain-table">
                <thead>
                  <tr>
                    <th>{say(formWords.field)}</th>
                    <th>{say(formWords.theirs)}</th>
                    <th>{say(formWords.mine)}</th>
                  </tr>
                </thead>
                <tbody>
                  {differing.map(([name, label]) => (
                    <tr key={name}>
                      <td>{say(label)}</td>
                      <td>{shown(form.theirs?.[name])}</td>
                      <td>{shown(mine[name])}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ) : null}
            <Space>
              {form.theirs ? (
                <>
                  <Button onClick={form.takeTheirs}>{say(formWords.takeTheirs)}</Button>
                  <Button type="primary" onClick={form.keepMine}>
                    {say(formWords.keepMine)}
                  </Button>
                </>
              ) : form.compare ? (
                <Button onClick={form.compare}>{say(formWords.compare)}</Button>
              ) : null}
            </Space>
          </>
        }
      />
    </div>
  );
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return knownPick(value)?.code ?? value;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
