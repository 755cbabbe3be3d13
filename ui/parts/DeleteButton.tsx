import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { UsesAnswer } from "@fairway/core/uses/usesAnswer.ts";
import { Button, Modal } from "antd";
import { useState } from "react";
import { useClient } from "../client/client.ts";
import { toast } from "./toast.ts";
import { partWords } from "./partWords.ts";
import { useConfirm } from "./useConfirm.ts";
import { Why } from "./Why.tsx";
import { useSay } from "../words/useSay.tsx";

/** Deletes a record after confirmation; for a used record it shows where the record is used instead. */
export function DeleteButton(props: {
  /** The record by name. */
  readonly what: string;
  readonly id: string;
  /** The call that returns where the record is used. */
  readonly uses: CallSpec | undefined;
  readonly why: string | null;
  readonly run: () => Promise<void>;
}) {
  const { what, id, uses } = props;
  const say = useSay();
  const client = useClient();
  const confirm = useConfirm();
  const [modal, holder] = Modal.useModal();
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    const answer = uses ? await client.ask(uses, { id } as never) : [];
    const places = answer as unknown as UsesAnswer;
    if (places.length > 0) {
      modal.warning({
        title: say(partWords.usedTitle, { what }),
        content: <Places places={places} />,
        okText: say(partWords.close),
      });
      return;
    }
    const detail = say(partWords.deleteDetail);
    const title = say(partWords.deleteTitle, { what });
    if (await confirm({ title, detail, danger: true })) await props.run();
  };
  return (
    <Why text={props.why}>
      {holder}
      <Button
        danger
        loading={busy}
        disabled={Boolean(props.why)}
        onClick={() => {
          setBusy(true);
          void ask()
            .catch((fault: Error) => toast.error(fault.message))
            .finally(() => setBusy(false));
        }}
      >
        {say(partWords.remove)}
      </Button>
    </Why>
  );
}

function Places({ places }: { readonly places: UsesAnswer }) {
  const say = useSay();
  return (
    <>
      <ul>
        {places.map(({ title, count, capped, codes }) => (
          <li key={title}>
            <b>{title}</b> ({count}
            {capped ? "+" : ""}){codes.length ? `: ${codes.join(", ")}` : ""}
            {count > codes.length && codes.length ? "…" : ""}
          </li>
        ))}
      </ul>
      <p>{say(partWords.usedHint)}</p>
    </>
  );
}
