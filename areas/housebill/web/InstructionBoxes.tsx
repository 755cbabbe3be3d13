import { containerTypePicker } from "@fairway/areas/shipment/web/pickers.ts";
import { shipmentWords } from "@fairway/areas/shipment/web/words.ts";
import { PickerInput } from "@fairway/ui/form/PickerInput.tsx";
import { NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Checkbox } from "antd";
import type { ProposedBill, ProposedContainer } from "../model/proposalShapes.ts";
import { meanings, toggled, verdictWords } from "./instructionVerdicts.ts";
import { houseBillWords as words } from "./words.ts";

/** The containers of an instruction: accepted or not, with type and a corrected or kept number. */
export function InstructionBoxes(props: {
  readonly bill: ProposedBill;
  readonly boxes: ReadonlySet<number>;
  readonly setBoxes: (boxes: Set<number>) => void;
  readonly numbers: ReadonlyMap<number, string>;
  readonly setNumbers: (numbers: Map<number, string>) => void;
  readonly kept: ReadonlySet<number>;
  readonly setKept: (kept: Set<number>) => void;
  readonly types: ReadonlyMap<number, string>;
  readonly setTypes: (types: Map<number, string>) => void;
}) {
  const say = useSay();
  if (props.bill.containers.length === 0) return null;
  return (
    <div className="fw-si-boxes">
      <table className="fw-plain-table" aria-label={say(words.siContainers)}>
        <tbody>
          {props.bill.containers.map((box: ProposedContainer, at) => {
            const chosen = props.numbers.get(at);
            return (
              <tr key={box.from}>
                <td>
                  <Checkbox
                    aria-label={box.containerNo ?? ""}
                    checked={props.boxes.has(at)}
                    onChange={() => props.setBoxes(toggled(props.boxes, at))}
                  />
                </td>
                <td>
                  <b>{chosen ?? box.containerNo}</b>
                </td>
                <td className="fw-si-type">
                  {box.containerTypeId ? (
                    box.containerTypeCode
                  ) : (
                    <PickerInput
                      source={containerTypePicker}
                      value={props.types.get(at) ?? null}
                      label={say(words.containers)}
                      placeholder={box.isoCode ?? say(shipmentWords.contType)}
                      onChange={(id) => {
                        const next = new Map(props.types);
                        if (id) next.set(at, id);
                        else next.delete(at);
                        props.setTypes(next);
                      }}
                    />
                  )}
                </td>
                <td>{box.sealNo}</td>
                <td className="fw-right">
                  <NumberText value={box.gw} most={3} unit="kg" />
                </td>
                <td className="fw-right">
                  <NumberText
                    value={box.packageQuantity}
                    most={3}
                    unit={box.packageTypeName ?? ""}
                  />
                </td>
                <td>
                  <StatusTag words={verdictWords[box.verdict]} meaning={meanings[box.verdict]} />{" "}
                  {box.why}{" "}
                  {box.expected ? (
                    <Button
                      size="small"
                      type={chosen ? "primary" : "default"}
                      onClick={() =>
                        props.setNumbers(new Map(props.numbers).set(at, box.expected ?? ""))
                      }
                    >
                      {say(words.siCorrect, { number: box.expected })}
                    </Button>
                  ) : null}{" "}
                  {box.isWrongNumber ? (
                    <Button
                      size="small"
                      type={!chosen && props.kept.has(at) ? "primary" : "default"}
                      onClick={() => {
                        const next = new Map(props.numbers);
                        next.delete(at);
                        props.setNumbers(next);
                        props.setKept(new Set(props.kept).add(at));
                      }}
                    >
                      {say(words.siKeep)}
                    </Button>
                  ) : null}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
