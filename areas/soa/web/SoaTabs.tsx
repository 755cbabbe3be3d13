import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { TabStrip } from "@fairway/ui/parts/TabStrip.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { soaHome } from "../model/soaHome.ts";
import { soaWords as words } from "./words.ts";

const addresses = {
  statements: soaHome,
  "confirm-billing": `${soaHome}/confirm-billing`,
  "combine-billing": "/home/accounting/combine-billing",
} as const;

/** The lists around statements of account, each at its own address. */
export function SoaTabs({ current }: { readonly current: keyof typeof addresses }) {
  const say = useSay();
  const { go } = useAddress();
  return (
    <TabStrip
      current={current}
      onChoose={(key) => go(addresses[key as keyof typeof addresses])}
      tabs={[
        { key: "statements", label: say(words.statements) },
        { key: "confirm-billing", label: say(words.confirmTab) },
        { key: "combine-billing", label: say(words.combineTab) },
      ]}
    />
  );
}
