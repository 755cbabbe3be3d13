import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { listOperations } from "@fairway/areas/operation/contract.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Input, Modal } from "antd";
import { useState } from "react";
import { chargesFromReplicas } from "../contract.ts";
import { replicaWords as words } from "./words.ts";

/** Takes the charges of replicas over: of those that are named, or of all jobs of the user's office. */
export default function PullDialog(props: {
  readonly service: Service;
  readonly onClose: () => void;
}) {
  const { service, onClose } = props;
  const say = useSay();
  const may = useMay();
  const [text, setText] = useState("");
  const pull = useVerb(chargesFromReplicas, {
    invalidates: [listOperations],
    onDone: ({ data }) => {
      toast.success(say(words.pulledAll, { lines: data.lines, jobs: data.jobs }));
      onClose();
    },
  });
  const numbers = text
    .split(/[\n,;]/)
    .map((each) => each.trim())
    .filter(Boolean);
  return (
    <Modal
      open
      title={say(words.pullAll)}
      okText={say(words.pull)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ loading: pull.isPending }}
      onOk={() => pull.mutate({ arrJobRep: numbers })}
      onCancel={onClose}
    >
      <p>{say(words.pullDetail)}</p>
      {may(`${service.menu}.LinkChargeFormRep`) ? (
        <Labelled label={words.pullNumbers}>
          <Input.TextArea
            aria-label={say(words.pullNumbers)}
            rows={4}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Labelled>
      ) : null}
    </Modal>
  );
}
