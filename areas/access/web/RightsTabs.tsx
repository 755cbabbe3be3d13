import { Tabs } from "@fairway/ui/parts/Tabs.tsx";
import type { GridHold } from "@fairway/ui/grid/useGrid.ts";
import { Matrix, type MatrixLine } from "./Matrix.tsx";
import { Specials } from "./Specials.tsx";
import { accessWords as words } from "./words.ts";

/** The matrix and the special actions of one set or template. */
export function RightsTabs(props: {
  readonly hold: GridHold<MatrixLine>;
  readonly why: string | null;
}) {
  return (
    <Tabs
      tabs={[
        { key: "general", words: words.general, content: () => <Matrix {...props} /> },
        { key: "special", words: words.special, content: () => <Specials {...props} /> },
      ]}
    />
  );
}
