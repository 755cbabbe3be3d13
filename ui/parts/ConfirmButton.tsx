import type { Words } from "@fairway/core/words/words.ts";
import { Button, type ButtonProps } from "antd";
import { useSay } from "../words/useSay.tsx";
import type { Question } from "./asking.ts";
import { useConfirm } from "./useConfirm.ts";
import { Why } from "./Why.tsx";

/** A button that asks for confirmation. */
export function ConfirmButton({
  words,
  question,
  run,
  why,
  ...rest
}: {
  readonly words: Words;
  readonly question: Question;
  readonly run: () => void;
  /** Why the button cannot be used now. */
  readonly why?: string | null;
} & Omit<ButtonProps, "onClick" | "children">) {
  const say = useSay();
  const confirm = useConfirm();
  return (
    <Why text={why}>
      <Button
        {...rest}
        disabled={Boolean(why)}
        onClick={async () => {
          if (await confirm(question)) run();
        }}
      >
        {say(words)}
      </Button>
    </Why>
  );
}
