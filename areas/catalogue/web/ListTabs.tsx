import { type TabSpec, Tabs } from "@fairway/ui/parts/Tabs.tsx";
import type { ReactNode } from "react";

/** Lists that share a screen, each on a tab; each list has its own margins. */
export function ListTabs(props: { readonly tabs: readonly TabSpec[]; readonly extra?: ReactNode }) {
  return (
    <div className="fw-list-tabs">
      <Tabs {...props} />
    </div>
  );
}
