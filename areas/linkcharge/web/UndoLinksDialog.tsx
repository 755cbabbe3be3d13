import { getByHB, getShipmentTotalProfit } from "@fairway/areas/charge/contract.ts";
import type { ShownSurcharge } from "@fairway/areas/charge/model/shownSurcharge.ts";
import { getOperation } from "@fairway/areas/operation/contract.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Modal } from "antd";
import { useState } from "react";
import { cancelLinkCharge, revertLinkFee } from "../contract.ts";
import { ChosenLines } from "./ChosenLines.tsx";
import { linkWords as words } from "./words.ts";

/** Undoes the links of chosen lines, from either side. Rule LC-5 */
export default function UndoLinksDialog(props: {
  readonly lines: readonly ShownSurcharge[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { lines, onClose } = props;
  const say = useSay();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(lines.map(({ id }) => id)));
  const [refused, setRefused] = useState<readonly string[]>([]);
  // Lines of other origin, such as those of replicas, have no link-fee rule.
  const areFees = lines.every(({ linkFee }) => linkFee);
  const verb = useVerb(areFees ? revertLinkFee : cancelLinkCharge, {
    quiet: true,
    invalidates: [getByHB, getOperation, getShipmentTotalProfit],
    onDone: ({ data }) => {
      toast.success(say(words.undone, { count: data.links }));
      onClose();
      props.onDone();
    },
    onRefused: ({ fields, message }) =>
      setRefused(fields.length > 0 ? [...new Set(fields.map((each) => each.message))] : [message]),
  });
  const ids = lines.map(({ id }) => id).filter((id) => chosen.has(id));
  return (
    <Modal
      open
      width={760}
      title={say(words.undoTitle)}
      okText={say(words.undo)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ disabled: ids.length === 0, loading: verb.isPending, danger: true }}
      onOk={() => verb.mutate({ ids })}
      onCancel={onClose}
    >
      <p>{say(areFees ? words.undoDetail : words.cancelDetail)}</p>
      <ChosenLines title={words.linkedLines} lines={lines} chosen={chosen} choose={setChosen} />
      {refused.map((text) => (
        <Alert key={text} type="error" showIcon title={text} />
      ))}
    </Modal>
  );
}
