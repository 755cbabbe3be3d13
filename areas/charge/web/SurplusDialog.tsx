import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { readNumber } from "@fairway/ui/form/readNumber.ts";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { Input, Modal } from "antd";
import { type ReactNode, useState } from "react";
import type { Surplus } from "../model/fillLines.ts";
import { chargeWords as words } from "./words.ts";

interface Asked<Given> {
  readonly onGiven: (given: Given) => void;
  readonly onClose: () => void;
}

/** Asks what is added to the buying prices. */
export default function SurplusDialog(props: Asked<Surplus>) {
  const say = useSay();
  const language = useLanguage();
  const [text, setText] = useState("");
  const [isPercent, setPercent] = useState(true);
  const read = readNumber(text.replace(/\s*%\s*$/, ""), { language });
  const number = read && "number" in read ? read.number : null;
  return (
    <FillDialog
      title={say(words.fromBuying)}
      mayGo={number !== null}
      go={() => {
        if (number !== null) props.onGiven(isPercent ? { percent: number } : { amount: number });
      }}
      onClose={props.onClose}
    >
      <p className="fw-quiet">{say(words.surplusHint)}</p>
      <div className="fw-charge-bar">
        <Input
          autoFocus
          className="fw-charge-surplus"
          aria-label={say(words.surplus)}
          placeholder={say(words.surplus)}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Segmented
          aria-label={say(words.surplusKind)}
          value={isPercent ? "percent" : "amount"}
          options={[
            { value: "percent", label: "%" },
            { value: "amount", label: say(words.surplusAmount) },
          ]}
          onChange={(value) => setPercent(value === "percent")}
        />
      </div>
    </FillDialog>
  );
}

function FillDialog(props: {
  readonly title: string;
  readonly mayGo: boolean;
  readonly go: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const say = useSay();
  const go = () => {
    if (!props.mayGo) return;
    props.onClose();
    props.go();
  };
  return (
    <Modal
      open
      width={420}
      title={props.title}
      okText={say(words.addLines)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ disabled: !props.mayGo }}
      onOk={go}
      onCancel={props.onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        {props.children}
      </form>
    </Modal>
  );
}
