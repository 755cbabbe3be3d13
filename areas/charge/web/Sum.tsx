import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { chargeWords as words } from "./words.ts";

/** An amount with its currency; a dash and the reason while it is unknown. */
export function Sum(props: { readonly amount: string | null; readonly currency: string }) {
  const say = useSay();
  if (props.amount !== null) return <MoneyText {...props} code />;
  return (
    <span title={say(words.unknownWhy)}>
      {say(words.unknown)}
      <span className="fw-unit">{props.currency}</span>
    </span>
  );
}
