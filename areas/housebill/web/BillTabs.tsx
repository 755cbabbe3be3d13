import { Tabs } from "@fairway/ui/parts/Tabs.tsx";
import type { ReactNode } from "react";
import { houseBillWords as words } from "./words.ts";

/** The tabs of a house bill: its form and its charges. */
export default function BillTabs(props: {
  readonly form: ReactNode;
  readonly charges: () => ReactNode;
}) {
  return (
    <Tabs
      tabs={[
        { key: "BILL", words: words.billTab, content: () => props.form },
        { key: "CHARGES", words: words.charges, content: props.charges },
      ]}
    />
  );
}
