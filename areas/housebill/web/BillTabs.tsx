import { Tabs, type TabSpec } from "@fairway/ui/parts/Tabs.tsx";
import type { ReactNode } from "react";
import { houseBillWords as words } from "./words.ts";

/** The tabs of a house bill: its form, and what areas above fill in. */
export default function BillTabs(props: {
  readonly form: ReactNode;
  readonly others: readonly TabSpec[];
}) {
  return (
    <Tabs
      tabs={[{ key: "BILL", words: words.billTab, content: () => props.form }, ...props.others]}
    />
  );
}
