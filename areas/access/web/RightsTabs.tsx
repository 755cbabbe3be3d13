import { Tabs } from "@fairway/ui/parts/Tabs.tsx";
import type { GridHold } from "@fairway/ui/grid/useGrid.ts";
import { useLeaveGuard } from "@fairway/ui/form/useLeaveGuard.ts";
import { useCallback } from "react";
import { QuickSetup } from "./QuickSetup.tsx";
import { Matrix, type MatrixLine } from "./Matrix.tsx";
import { Specials } from "./Specials.tsx";
import { accessWords as words } from "./words.ts";

/** The matrix and the special actions of one set or template. */
export function RightsTabs(props: {
  readonly hold: GridHold<MatrixLine>;
  readonly why: string | null;
}) {
  const { isDirty } = props.hold;
  useLeaveGuard(useCallback(() => isDirty, [isDirty]));
  return (
    <Tabs
      tabs={[
        {
          key: "general",
          words: words.general,
          content: () => (
            <>
              {props.why === null ? <QuickSetup hold={props.hold} /> : null}
              <Matrix {...props} />
            </>
          ),
        },
        { key: "special", words: words.special, content: () => <Specials {...props} /> },
      ]}
    />
  );
}
