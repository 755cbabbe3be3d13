import { typeAhead } from "@fairway/ui/form/fixedList.ts";
import type { PickerSource } from "@fairway/ui/form/picker.ts";
import { PickerInput } from "@fairway/ui/form/PickerInput.tsx";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Select } from "antd";
import { useState } from "react";
import type { Position } from "../model/organisation.ts";
import { organisationWords as words, positionWords } from "./words.ts";

/** One line that adds a place of work: user or unit, and position. */
export function AddPlace(props: {
  readonly source: PickerSource;
  readonly label: string;
  readonly positions: readonly Position[];
  readonly busy: boolean;
  readonly why: string | null;
  readonly add: (id: string, position: Position) => void;
}) {
  const say = useSay();
  const [id, setId] = useState<string | null>(null);
  const [position, setPosition] = useState<Position>(props.positions.at(-1) ?? "Staff");
  const off = props.why !== null;
  return (
    <div className="fw-columns fw-columns-3">
      <PickerInput
        source={props.source}
        value={id}
        label={props.label}
        placeholder={props.label}
        disabled={off}
        onChange={setId}
      />
      <Select
        showSearch={typeAhead}
        value={position}
        aria-label={say(words.position)}
        disabled={off}
        options={props.positions.map((value) => ({ value, label: say(positionWords[value]) }))}
        onChange={setPosition}
      />
      <div>
        <Why text={props.why ?? (id ? null : props.label)}>
          <Button
            disabled={off || !id}
            loading={props.busy}
            onClick={() => {
              if (!id) return;
              props.add(id, position);
              setId(null);
            }}
          >
            {say(words.addPerson)}
          </Button>
        </Why>
      </div>
    </div>
  );
}
