import { getByHB, getShipmentTotalProfit } from "@fairway/areas/charge/contract.ts";
import type { ShownSurcharge } from "@fairway/areas/charge/model/shownSurcharge.ts";
import { getOperation } from "@fairway/areas/operation/contract.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Modal } from "antd";
import { useState } from "react";
import { linkCharges } from "../contract.ts";
import { ChosenLines } from "./ChosenLines.tsx";
import { linkWords as words } from "./words.ts";

/** Links chosen selling lines; a refusal names every line that stops it. Rules LC-1 and LC-2 */
export default function LinkFeesDialog(props: {
  readonly lines: readonly ShownSurcharge[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { lines, onClose } = props;
  const say = useSay();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(lines.map(({ id }) => id)));
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { data: job } = useAsk(getOperation, { id: lines[0]?.jobId ?? "" }, { quiet: true });
  const verb = useVerb(linkCharges, {
    quiet: true,
    invalidates: [getByHB, getOperation, getShipmentTotalProfit],
    onDone: ({ data }) => {
      toast.success(say(words.linkDone, { count: data.lines.length, net: data.net }));
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
      title={say(words.linkTitle)}
      okText={say(words.link)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ disabled: ids.length === 0, loading: verb.isPending }}
      onOk={() => verb.mutate({ ids })}
      onCancel={onClose}
    >
      <p>{say(words.linkDetail)}</p>
      {job?.serviceNo ? <p>{say(words.linkInto, { jobNo: job.serviceNo })}</p> : null}
      <ChosenLines title={words.selling} lines={lines} chosen={chosen} choose={setChosen} />
      {refused.map((text) => (
        <Alert key={text} type="error" showIcon title={text} />
      ))}
    </Modal>
  );
}
