import { userPicker } from "@fairway/areas/shipment/web/pickers.ts";
import type { Pick } from "@fairway/ui/form/picker.ts";
import { PickerInput } from "@fairway/ui/form/PickerInput.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Modal } from "antd";
import { useState } from "react";
import type { BoardStage } from "../model/board.ts";
import { boardWords as words } from "./boardWords.ts";
import { RefusedStages } from "./RefusedStages.tsx";
import { type RefusedStage, useAssignMany } from "./useAssignMany.ts";

/** Asks for the person who gets the chosen stages; names those that were refused. */
export function AssignDialog(props: {
  readonly stages: readonly BoardStage[];
  readonly onClose: () => void;
}) {
  const say = useSay();
  const [person, setPerson] = useState<Pick | null>(null);
  const [refused, setRefused] = useState<readonly RefusedStage[]>([]);
  const { give, isBusy } = useAssignMany((left) => {
    setRefused(left);
    if (left.length === 0) props.onClose();
  });
  const stages = refused.length > 0 ? refused.map(({ stage }) => stage) : props.stages;
  return (
    <Modal
      open
      title={say(words.assignTitle, { count: stages.length })}
      okText={say(words.assign)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ disabled: person === null, loading: isBusy }}
      onOk={() => {
        if (person) give(stages, person);
      }}
      onCancel={props.onClose}
    >
      <PickerInput
        source={userPicker}
        value={person?.id}
        chosen={person}
        onChange={(_id, picked) => setPerson(picked)}
        label={say(words.assignTo)}
        placeholder={say(words.assignTo)}
        autoFocus
      />
      <RefusedStages refused={refused} />
    </Modal>
  );
}
