import type { Verdict } from "@fairway/areas/message/model/instructionFields.ts";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Checkbox } from "antd";
import type { ProposedBill } from "../model/proposalShapes.ts";
import { meanings, toggled, verdictWords } from "./instructionVerdicts.ts";
import { houseBillWords as words } from "./words.ts";

/** The values of an instruction, each accepted or not. */
export function InstructionFields(props: {
  readonly bill: ProposedBill;
  readonly shown: Verdict | "all";
  readonly fields: ReadonlySet<number>;
  readonly setFields: (fields: Set<number>) => void;
}) {
  const say = useSay();
  return (
    <div className="fw-si-list">
      <table className="fw-plain-table">
        <thead>
          <tr>
            <th>{say(words.siTake)}</th>
            <th>{say(words.siField)}</th>
            <th>{say(words.siValue)}</th>
            <th>{say(words.siFrom)}</th>
            <th>{say(words.siVerdict)}</th>
          </tr>
        </thead>
        <tbody>
          {props.bill.fields.map((each, at) =>
            props.shown === "all" || props.shown === each.verdict ? (
              <tr key={`${each.from} ${each.field ?? ""}`}>
                <td>
                  <Checkbox
                    aria-label={each.label}
                    checked={props.fields.has(at)}
                    disabled={each.keep === null}
                    onChange={() => props.setFields(toggled(props.fields, at))}
                  />
                </td>
                <td>{each.field ? each.label : ""}</td>
                <td className="fw-si-value">{each.value}</td>
                <td className="fw-si-from">{each.from}</td>
                <td>
                  <StatusTag words={verdictWords[each.verdict]} meaning={meanings[each.verdict]} />
                  {each.why && each.verdict === "doubtful" ? <div>{each.why}</div> : null}
                </td>
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
    </div>
  );
}
