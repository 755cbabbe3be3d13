import { rankedBy } from "@fairway/core/words/rankTexts.ts";
import { reaches, type Reach } from "@fairway/core/permission/permission.ts";
import { type Language, say as sayIn } from "@fairway/core/words/words.ts";
import { picker } from "@fairway/ui/form/picker.ts";
import type { GridColumn } from "@fairway/ui/grid/column.ts";
import { Grid } from "@fairway/ui/grid/Grid.tsx";
import type { GridHold } from "@fairway/ui/grid/useGrid.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { useCallback, useMemo } from "react";
import { findScreen, menus } from "../model/menus.ts";
import type { MenuRow } from "../model/permissionRows.ts";
import { reachNames } from "../model/reachNames.ts";
import { accessWords as words } from "./words.ts";

/** A screen's rights as a line of the matrix. */
export interface MatrixLine extends MenuRow {
  readonly key: string;
}

/** The lines of the matrix from the rows of a set. */
export const linesOf = (rows: readonly MenuRow[]): MatrixLine[] =>
  rows.map((row) => ({ ...row, key: row.menuId }));

const pickOf = (reach: Reach, language: Language) => ({
  id: reach,
  code: sayIn(reachNames[reach], language),
  name: "",
});

const sources = { en: sourceOf("en"), vi: sourceOf("vi") };

function sourceOf(language: Language) {
  return picker(`reach ${language}`, async (_, text) => {
    const all = reaches.map((reach) => pickOf(reach, language));
    return rankedBy(all, text, ({ id, code }) => [code, id]);
  });
}

function columnsIn(language: Language): GridColumn<MatrixLine>[] {
  const flag = (key: "access" | "import" | "export"): GridColumn<MatrixLine> => ({
    key,
    title: words[key],
    width: 84,
    kind: "flag",
    align: "center",
    value: (row) => row[key],
    write: (row, value) => ({ ...row, [key]: value }),
  });
  const reach = (key: "list" | "detail" | "write" | "delete"): GridColumn<MatrixLine> => ({
    key,
    title: words[key],
    width: 120,
    kind: "pick",
    source: sources[language],
    pick: (row) => pickOf(row[key], language),
    write: (row, pick) => ({ ...row, [key]: (pick?.id ?? "None") as Reach }),
  });
  const parent = (row: MatrixLine) =>
    menus.find((each) => each.id === findScreen(row.menuId)?.parentId)?.name;
  const name = (found: { en: string; vi: string } | undefined) =>
    found ? sayIn(found, language) : "";
  return [
    {
      key: "module",
      title: words.module,
      width: 130,
      kind: "text",
      frozen: true,
      value: (row) => name(parent(row)),
    },
    {
      key: "screen",
      title: words.screen,
      width: 230,
      kind: "text",
      frozen: true,
      value: (row) => name(findScreen(row.menuId)?.name),
    },
    flag("access"),
    reach("list"),
    reach("detail"),
    reach("write"),
    reach("delete"),
    flag("import"),
    flag("export"),
  ];
}

/** Who may do what how far, screen by screen, worked by keyboard like a sheet. */
export function Matrix(props: {
  readonly hold: GridHold<MatrixLine>;
  readonly why: string | null;
}) {
  const { why } = props;
  const say = useSay();
  const language = useLanguage();
  const columns = useMemo(() => columnsIn(language), [language]);
  const whyNot = useCallback(
    (row: MatrixLine, column: string) =>
      why ?? (column === "access" || row.access ? null : say(words.accessFirst)),
    [why, say],
  );
  return (
    <Grid
      hold={props.hold}
      columns={columns}
      label={say(words.matrix)}
      newRow={null}
      duplicate={(row) => row}
      whyNot={whyNot}
      whyNotRemove={() => say(words.screensFixed)}
      height={460}
    />
  );
}
