import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Checkbox, Modal } from "antd";
import { useState } from "react";
import { mergeCharges } from "../contract.ts";
import type { ShownSurcharge } from "../model/shownSurcharge.ts";
import { whyNotMerged } from "../model/splitLine.ts";
import { lineLabel } from "./lineLabel.ts";
import { chargeWords as words } from "./words.ts";

/** Merges chosen free lines of a bill into the first of them. Rule CH-29 */
export default function MergeDialog(props: {
  readonly lines: readonly ShownSurcharge[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { lines, onClose } = props;
  const say = useSay();
  const language = useLanguage();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const merge = useVerb(mergeCharges, {
    onDone: () => {
      toast.success(say(words.mergeDone));
      onClose();
      props.onDone();
    },
  });
  const picked = lines.filter(({ id }) => chosen.has(id));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const differ = picked.length > 1 && whyNotMerged(picked) !== null;
  return (
    <Modal
      open
      width={720}
      title={say(words.mergeTitle)}
      okText={say(words.mergeRun)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ disabled: picked.length < 2 || differ, loading: merge.isPending }}
      onOk={() => merge.mutate({ lines: picked.map(({ id, version }) => ({ id, version })) })}
      onCancel={onClose}
    >
      <div className="fw-charge-copy">
        <PlainTable
          rows={lines}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "line",
              title: say(words.linesToMerge),
              read: (line) => (
                <Checkbox checked={chosen.has(line.id)} onChange={() => toggle(line.id)}>
                  {lineLabel(line, language)}
                </Checkbox>
              ),
            },
          ]}
        />
      </div>
      {differ ? <Alert type="warning" title={say(words.mergeDiffer)} /> : null}
    </Modal>
  );
}
