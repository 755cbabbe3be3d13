import { rememberColumns } from "@fairway/core/listMemory/contract.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Checkbox } from "antd";
import { myHandOvers } from "../contract.ts";
import { handOvers, mutedList } from "../model/handOvers.ts";
import "./notification.css";
import { notificationWords as words } from "./words.ts";

/** Which handed on work I am told of; with a reason `why` nothing can be changed. Rule NO-12. */
export function MyHandOvers({ why }: { readonly why: string | null }) {
  const say = useSay();
  const found = useAsk(myHandOvers, {});
  const remember = useVerb(rememberColumns, { invalidates: [myHandOvers] });
  const kinds = found.data ?? [];
  const off = kinds.filter((each) => !each.isOn).map((each) => each.kind);
  const keep = (shown: string[]) =>
    remember.mutate({ list: mutedList, shown, frozen: null, widths: {} });
  return (
    <Section title={words.mine} columns={1}>
      <p className="fw-quiet">{say(words.mineHint)}</p>
      <Why text={why}>
        <div className="fw-hand-overs">
          {kinds.map(({ kind, isOn }) => (
            <Checkbox
              key={kind}
              checked={isOn}
              disabled={why !== null || remember.isPending}
              onChange={() => keep(isOn ? [...off, kind] : off.filter((each) => each !== kind))}
            >
              {say(handOvers[kind].name)}
            </Checkbox>
          ))}
        </div>
      </Why>
    </Section>
  );
}
