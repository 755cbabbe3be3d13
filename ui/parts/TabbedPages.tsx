import { type ReactNode, useState } from "react";
import { HeaderAbove } from "./headerAbove.ts";
import { type TabSpec, Tabs } from "./Tabs.tsx";

/** Pages that share a screen, each on a tab: the header of the open page, and the tabs under it. */
export function TabbedPages(props: {
  readonly tabs: readonly TabSpec[];
  readonly extra?: ReactNode;
}) {
  const [above, setAbove] = useState<HTMLElement | null>(null);
  return (
    <div className="fw-tabbed">
      <div className="fw-tabbed-header" ref={setAbove} />
      {above ? (
        <HeaderAbove.Provider value={above}>
          <Tabs {...props} />
        </HeaderAbove.Provider>
      ) : null}
    </div>
  );
}
