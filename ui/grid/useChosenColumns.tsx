import { type ReactNode, Suspense, useMemo } from "react";
import type { Words } from "@fairway/core/words/words.ts";
import { soon } from "../parts/later.ts";
import { useColumnMemory } from "../table/useColumnMemory.ts";
import { chosenOf } from "./chosenOf.ts";
import { useSay } from "../words/useSay.tsx";
import type { GridColumn } from "./column.ts";

const GridColumnChooser = soon(
  async () => (await import("./GridColumnChooser.tsx")).GridColumnChooser,
);

/** The columns of a grid that the user chose, in order, and the button that changes them. */
export function useChosenColumns<Row>(
  grid: string,
  columns: readonly GridColumn<Row>[],
): { readonly columns: readonly GridColumn<Row>[]; readonly chooser: ReactNode } {
  const [choice, remember] = useColumnMemory(grid);
  const chosen = choice.shown;
  const say = useSay();
  const shown = useMemo(
    () => chosenOf(columns, chosen).map((each) => wideEnough(each, say)),
    [columns, chosen, say],
  );
  const chooser = (
    <Suspense>
      <GridColumnChooser
        columns={columns as readonly GridColumn<unknown>[]}
        shown={shown as readonly GridColumn<unknown>[]}
        onChange={remember}
      />
    </Suspense>
  );
  return { columns: shown, chooser };
}

/** The column, wide enough for its title; seven pixels per letter, the padding and the mark. */
function wideEnough<Row>(column: GridColumn<Row>, say: (title: Words) => string): GridColumn<Row> {
  const title = say(column.short ?? column.title).length * 7 + (column.required ? 24 : 14);
  return title > column.width ? { ...column, width: title } : column;
}
