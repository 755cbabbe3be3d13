import { Button } from "antd";
import { useState } from "react";
import { toast } from "../parts/toast.ts";
import { useConfirm } from "../parts/useConfirm.ts";
import { Why } from "../parts/Why.tsx";
import { useSay } from "../words/useSay.tsx";
import { doEach, type ManyAction, type ManyRows, type RefusedRow } from "./manyActions.ts";
import { toolWords } from "./toolWords.ts";

/** The number of ticked rows, what can be done with them, and what was refused. */
export function ManyBar<Row>(
  props: ManyRows<Row> & { readonly actions: readonly ManyAction<Row>[] },
) {
  const say = useSay();
  const confirm = useConfirm();
  const { rows, actions } = props;
  const count = rows.length;
  const [done, setDone] = useState<number | null>(null);
  const [refused, setRefused] = useState<readonly RefusedRow<Row>[]>([]);
  const run = async (action: ManyAction<Row>) => {
    if ("all" in action) return action.all(rows, props.keep);
    if (action.sure) {
      const detail = "together" in action ? action.sureDetail?.(rows) : undefined;
      const title = say(action.sure, { count });
      if (!(await confirm({ title, ...(detail ? { detail } : {}) }))) return;
    }
    setDone(0);
    const left =
      "together" in action
        ? await action.together(rows).finally(() => setDone(null))
        : await doEach(rows, action.each, setDone);
    setDone(null);
    setRefused(left);
    props.keep(left.map(({ row }) => row));
    props.again();
    if (left.length < count) {
      toast.success(say(action.done ?? toolWords.manyDone, { count: count - left.length }));
    }
  };
  if (count === 0 && refused.length === 0) return null;
  return (
    <div className="fw-many">
      <span role="status">
        {done === null
          ? say(toolWords.ticked, { count })
          : say(toolWords.manyUnderWay, { done, count })}
      </span>
      {actions.map((each) => (
        <Why key={each.key} text={each.why}>
          <Button
            disabled={done !== null || count === 0 || Boolean(each.why)}
            onClick={() => void run(each)}
          >
            {say(each.words)}
          </Button>
        </Why>
      ))}
      <Button
        type="text"
        disabled={done !== null}
        onClick={() => {
          setRefused([]);
          props.keep([]);
        }}
      >
        {say(toolWords.untick)}
      </Button>
      {refused.length > 0 ? (
        <ul className="fw-many-refused" role="alert" aria-label={say(toolWords.manyRefused)}>
          {refused.map(({ row, reason }) => (
            <li key={props.nameOf(row)}>
              <b>{props.nameOf(row)}</b> {reason}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
