import type { Facts, Words } from "@fairway/core/words/words.ts";
import { useVirtualizer } from "@tanstack/react-virtual";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Pick } from "../form/picker.ts";
import { points } from "../form/readNumber.ts";
import { markedGrid, showMark } from "../form/firstMark.ts";
import { useLatest } from "../parts/useLatest.ts";
import { useLanguage, useSay } from "../words/useSay.tsx";
import { type Block, blockOf, inside, type Place, range } from "./block.ts";
import {
  type Changed,
  decideDoubts,
  emptyBlock,
  fillDown,
  type GridRules,
  putTexts,
  textsOf,
  withoutOldDoubts,
} from "./changes.ts";
import { cellText, type GridColumn, type GridLine } from "./column.ts";
import type { GridProblems, GridProps, GridTarget } from "./Grid.tsx";
import { GridDoubts } from "./GridDoubts.tsx";
import { GridHeader } from "./GridHeader.tsx";
import { type CellMark, GridRow } from "./GridRow.tsx";
import { GridTools } from "./GridTools.tsx";
import { cellId, cellPlace, type GridContent, withRows } from "./gridState.ts";
import { gridWords } from "./gridWords.ts";
import { type GridKey, readKey } from "./keys.ts";
import { loadPaste, type PasteReader, pasteNow } from "./loadPaste.ts";
import { writePick } from "./readCell.ts";
import { Suggestions } from "./Suggestions.tsx";
import { writeBlock } from "./tsv.ts";
import { useLookups } from "./useLookups.ts";
import "./grid.css";

/** What the line below the grid says. */
interface GridNote {
  readonly words: Words;
  readonly facts?: Facts;
  /** The cell that refused what was typed; the note stays until something is changed. */
  readonly refusedAt?: string;
}

interface Typing {
  readonly text: string;
  /** Typed over the cell, or opened with F2: the arrow keys differ. */
  readonly over: boolean;
}

// A block copied from a grid is pasted without doubt about its numbers.
const pointType = "application/x-fairway-point";

const rowHeight = 28;
const headHeight = 30;
const noColumn = { width: 42 };

/** A grid with the keys of a spreadsheet; `ui/grid/README.md` lists its keys. */
export function GridView<Row extends GridLine>(props: GridProps<Row>) {
  const { hold, columns, newRow, problems } = props;
  const { content, rows } = hold;
  const say = useSay();
  const language = useLanguage();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState<Place>({ row: 0, column: 0 });
  const [typing, setTyping] = useState<Typing | null>(null);
  const [lit, setLit] = useState<number | null>(null);
  const [choices, setChoices] = useState<readonly Pick[]>([]);
  const [note, setNote] = useState<GridNote | null>(null);
  const dragging = useRef(false);

  const whyNotGiven = props.whyNot;
  const whyNot = useCallback(
    (row: Row, column: GridColumn<Row>): string | null =>
      column.write ? (whyNotGiven?.(row, column.key) ?? null) : say(gridWords.readOnly),
    [whyNotGiven, say],
  );
  const rules: GridRules<Row> = { columns, language, newRow, whyNot };
  useLookups(columns, hold);
  const lefts = useMemo(() => leftsOf(columns), [columns]);
  const width = (lefts.at(-1) ?? 0) + (columns.at(-1)?.width ?? 0);
  const here = inside(active, Math.max(rows.length, 1), columns.length);
  const block = blockOf(here, inside(anchor, Math.max(rows.length, 1), columns.length));
  const row = rows[here.row];
  const column = columns[here.column] as GridColumn<Row>;

  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this part
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  });

  const goTo = (place: Place, extend = false, count = rows.length) => {
    const next = inside(place, Math.max(count, 1), columns.length);
    setActive(next);
    if (!extend) setAnchor(next);
    // What a closed cell refused is still told in the next one.
    setNote((now) => (now?.refusedAt ? now : null));
    reveal(scroller.current, next, lefts, columns);
  };

  const apply = (make: (now: GridContent<Row>) => Changed<Row>): number => {
    // Computed from the shown content, so that the new number of rows is known immediately.
    const { content: made, skipped } = make(content);
    const next = withoutOldDoubts(made, columns);
    hold.change(() => next);
    setNote(skipped > 0 ? { words: gridWords.skipped, facts: { count: skipped } } : null);
    return next.rows.length;
  };

  const addRow = (after: number, at?: number) => {
    if (!newRow) return;
    const fresh = newRow();
    hold.change((now) =>
      withRows(now, [...now.rows.slice(0, after + 1), fresh, ...now.rows.slice(after + 1)]),
    );
    goTo({ row: after + 1, column: at ?? firstOpen(columns, fresh) }, false, rows.length + 1);
    input.current?.focus();
  };

  const duplicateRows = () => {
    const copies = range(block.top, block.bottom).flatMap((at) =>
      rows[at] ? [props.duplicate(rows[at])] : [],
    );
    if (!newRow || copies.length === 0) return;
    const after = block.bottom + 1;
    hold.change((now) =>
      withRows(now, [...now.rows.slice(0, after), ...copies, ...now.rows.slice(after)]),
    );
    goTo({ row: after, column: here.column }, false, rows.length + copies.length);
    input.current?.focus();
  };

  const removeRows = () => {
    const chosen = range(block.top, block.bottom).flatMap((at) => rows[at] ?? []);
    const gone = chosen.filter((each) => !props.whyNotRemove?.(each));
    const keys = new Set(gone.map((each) => each.key));
    const first = chosen.find((each) => !keys.has(each.key));
    const why = first ? props.whyNotRemove?.(first) : null;
    if (gone.length > 0) {
      hold.change((now) => {
        const marks = new Map(
          [...now.wrong.keys()]
            .filter((cell) => keys.has(cellPlace(cell).rowKey))
            .map((cell) => [cell, null] as const),
        );
        return withRows(
          now,
          now.rows.filter((each) => !keys.has(each.key)),
          marks,
        );
      });
      goTo({ row: block.top, column: here.column }, false, rows.length - gone.length);
    }
    if (why) setNote({ words: { en: why, vi: why } });
    input.current?.focus();
  };

  /** Tells why the cell with the cursor takes nothing; false where it takes something. */
  const refuses = (): boolean => {
    const why = row ? whyNot(row, column) : newRow ? null : (props.whyNotAdd ?? null);
    if (why === null) return false;
    setNote({
      words: gridWords.refused,
      facts: { column: say(column.title), line: here.row + 1, why },
      refusedAt: cellId(row?.key ?? "", column.key),
    });
    return true;
  };

  const startTyping = (text: string, over: boolean) => {
    if (refuses()) return;
    setNote(null);
    if (!row && newRow) addRow(-1, here.column);
    setLit(null);
    setTyping({ text, over });
  };

  const edit = () => {
    if (!row) return addRow(-1);
    if (column.kind === "flag") return tick();
    const wrong = content.wrong.get(cellId(row.key, column.key))?.typed;
    startTyping(wrong ?? cellText(column, row, language), false);
    requestAnimationFrame(() => input.current?.select());
  };

  const tick = () => {
    if (!row || column.kind !== "flag" || refuses()) return;
    apply((now) => putTexts(now, here, [[column.value(row) ? "" : "x"]], rules));
  };

  /** Writes the typed text into the cell; returns the number of rows afterwards. */
  const commit = (picked?: Pick): number => {
    if (!typing) return rows.length;
    setTyping(null);
    setChoices([]);
    const chosen = picked ?? litPick();
    if (chosen && row && column.kind === "pick") {
      return apply((now) => ({
        content: withRows(
          now,
          now.rows.map((each) => (each.key === row.key ? writePick(column, each, chosen) : each)),
          new Map([[cellId(row.key, column.key), null]]),
        ),
        skipped: 0,
      }));
    }
    return apply((now) => putTexts(now, here, [[typing.text]], rules, { isTyped: true }));
  };

  const litAt = lit ?? exactAt(choices, typing?.text ?? "");
  const litPick = () =>
    column.kind === "pick" && typing && (typing.text.trim() !== "" || lit !== null)
      ? (choices[litAt] ?? null)
      : null;

  const ask = () => {
    const asked = rows[here.row];
    if (asked && column) props.onAsk?.(asked, column.key);
  };

  const press = (key: GridKey) => {
    const down = "down" in key ? key.down : 0;
    const right = "right" in key ? key.right : 0;
    const extend = "extend" in key && key.extend;
    switch (key.do) {
      case "move":
        return goTo({ row: here.row + down, column: here.column + right }, extend);
      case "edge":
        return goTo(
          {
            row: down === 0 ? here.row : down < 0 ? 0 : rows.length - 1,
            column: right === 0 ? here.column : right < 0 ? 0 : columns.length - 1,
          },
          extend,
        );
      case "page":
        return goTo({ row: here.row + down * 15, column: here.column }, extend);
      case "next":
        return goTo(nextPlace(here, right as -1 | 1, columns.length));
      case "enter":
        return rows.length === 0 ? addRow(-1) : goTo({ row: here.row + down, column: here.column });
      case "edit":
        return edit();
      case "empty":
        if (isOneCell(block) && refuses()) return;
        return void apply((now) => emptyBlock(now, block, rules));
      case "fillDown":
        return void apply((now) => fillDown(now, block, rules));
      case "undo":
        return hold.undo();
      case "redo":
        return hold.redo();
      case "selectAll":
        setAnchor({ row: 0, column: 0 });
        return setActive({ row: rows.length - 1, column: columns.length - 1 });
      case "addBelow":
        return addRow(here.row);
      case "removeRows":
        return removeRows();
      case "tick":
        return tick();
      case "ask":
        return ask();
      case "letGo":
        setNote(null);
        return setAnchor(here);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // A key during an input method's composition belongs to the input method.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (typing) return typingKey(event);
    const key = readKey(event);
    if (!key) return;
    if (key.do === "tick" && column.kind !== "flag") return;
    // From the first or last cell Tab leaves the grid.
    const last = rows.length * columns.length - 1;
    const at = here.row * columns.length + here.column;
    if (key.do === "next" && (at + key.right < 0 || at + key.right > last)) return;
    event.preventDefault();
    event.stopPropagation();
    press(key);
  };

  const typingKey = (event: KeyboardEvent) => {
    const isPick = column.kind === "pick";
    // Saving includes the text that is being typed.
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s") return void commit();
    const done = (place: (count: number) => Place) => {
      event.preventDefault();
      event.stopPropagation();
      const count = commit();
      goTo(place(count), false, count);
    };
    const side = event.key === "ArrowLeft" ? -1 : 1;
    switch (event.key) {
      case "Escape":
        event.preventDefault();
        event.stopPropagation();
        setTyping(null);
        return setChoices([]);
      case "Enter": {
        // Enter that takes a choice ends the choice, not the line.
        if (isPick && typing?.text.trim()) return done(() => here);
        const down = event.shiftKey ? -1 : 1;
        const isLast = here.row === rows.length - 1 && down === 1;
        done(() => ({ row: here.row + down, column: here.column }));
        if (isLast && newRow && !isPick) addRowAfterCommit();
        return;
      }
      case "Tab":
        return done(() => nextPlace(here, event.shiftKey ? -1 : 1, columns.length));
      case "ArrowUp":
      case "ArrowDown": {
        const down = event.key === "ArrowUp" ? -1 : 1;
        if (!isPick) return done(() => ({ row: here.row + down, column: here.column }));
        event.preventDefault();
        return setLit(Math.max(0, Math.min(litAt + down, choices.length - 1)));
      }
      case "ArrowLeft":
      case "ArrowRight":
        if (!typing?.over || isPick) return;
        return done(() => ({ row: here.row, column: here.column + side }));
    }
  };

  /** After the last line Enter adds a new one; it belongs to the undo step of the typed text. */
  const addRowAfterCommit = () => {
    const fresh = newRow?.();
    if (!fresh) return;
    hold.amend((now) => withRows(now, [...now.rows, fresh]));
    goTo({ row: rows.length, column: here.column }, false, rows.length + 1);
  };

  const putPasted = useLatest((reader: PasteReader, text: string, written: string) => {
    const texts = reader.readBlock(text);
    if (!texts) {
      setNote({ words: gridWords.tooManyCells, facts: { most: reader.mostPastedCells } });
      return;
    }
    const point = written === "." || written === "," ? written : null;
    const headed = reader.byHeader(texts, columns, block.left);
    const single = texts.length === 1 && texts[0]?.length === 1;
    const full: (string | null)[][] = headed
      ? headed.texts
      : single
        ? range(block.top, block.bottom).map(() =>
            range(block.left, block.right).map(() => texts[0]?.[0] ?? ""),
          )
        : texts;
    const start = { row: rows.length === 0 ? 0 : block.top, column: headed ? 0 : block.left };
    const count = apply((now) => putTexts(now, start, full, rules, { point }));
    if (headed && headed.unknown.length > 0) {
      setNote({ words: gridWords.unknownTitles, facts: { titles: headed.unknown.join(", ") } });
    }
    const end = {
      row: start.row + full.length - 1,
      column: headed ? 0 : start.column + (full[0]?.length ?? 1) - 1,
    };
    setAnchor(start);
    setActive(inside(end, Math.max(count, 1), columns.length));
  });

  const onPaste = (event: ClipboardEvent) => {
    if (typing) return;
    event.preventDefault();
    const text = event.clipboardData.getData("text/plain");
    const written = event.clipboardData.getData(pointType);
    const reader = pasteNow();
    if (reader) putPasted.current(reader, text, written);
    else void loadPaste().then((loaded) => putPasted.current(loaded, text, written));
  };

  const onCopy = (event: ClipboardEvent) => {
    if (typing) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", writeBlock(textsOf(content, block, rules)));
    event.clipboardData.setData(pointType, points[language]);
  };

  const placeOf = (event: MouseEvent): Place | null => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>("[data-row]");
    if (!cell) return null;
    return { row: Number(cell.dataset["row"]), column: Number(cell.dataset["column"]) };
  };
  const onMouseDown = (event: MouseEvent) => {
    const place = rows.length === 0 ? here : placeOf(event);
    if (!place || event.button !== 0) return;
    event.preventDefault();
    const count = commit();
    dragging.current = true;
    goTo(place, event.shiftKey, count);
    input.current?.focus({ preventScroll: true });
  };
  const onMouseMove = (event: MouseEvent) => {
    if (!dragging.current || event.buttons !== 1) return;
    const place = placeOf(event);
    if (place && !(place.row === here.row && place.column === here.column)) setActive(place);
  };

  const pressed = useLatest({
    add: () => addRow(rows.length - 1),
    duplicate: duplicateRows,
    remove: removeRows,
    ask,
  });
  const buttons = useMemo(
    () => ({
      add: () => pressed.current.add(),
      duplicate: () => pressed.current.duplicate(),
      remove: () => pressed.current.remove(),
      ask: () => pressed.current.ask(),
    }),
    [pressed],
  );

  const frame = useRef<HTMLDivElement>(null);
  const show = (place: Place) => {
    goTo(place);
    frame.current?.scrollIntoView?.({ block: "nearest" });
    input.current?.focus({ preventScroll: true });
  };
  const toFirst = useLatest(() => {
    const first = firstMark(rows, columns, marks);
    if (first) show(first);
  });
  const { target = null } = props;
  const reached = useRef<GridTarget | null>(null);
  useEffect(() => {
    if (!target || reached.current === target) return;
    const place = {
      row: rows.findIndex((each) => each.key === target.rowKey),
      column: columns.findIndex((each) => each.key === target.columnKey),
    };
    if (place.row < 0 || place.column < 0) return;
    reached.current = target;
    show(place);
  });
  useEffect(() => {
    const box = frame.current;
    const go = () => toFirst.current();
    box?.addEventListener(showMark, go);
    return () => box?.removeEventListener(showMark, go);
  }, [toFirst]);
  const marks = useMemo(() => marksOf(content, problems, say), [content, problems, say]);
  const mark = row ? marks.get(row.key)?.get(column.key) : undefined;
  const noted = note ? say(note.words, note.facts) : null;
  const told = note?.refusedAt ?? null;
  const isRefused = told !== null && told === cellId(row?.key ?? "", column.key);
  const spoken = (isRefused ? noted : null) ?? mark?.message ?? noted;
  const isPicking = typing !== null && column.kind === "pick";
  const left =
    (lefts[here.column] ?? 0) + (column.frozen ? (scroller.current?.scrollLeft ?? 0) : 0);

  return (
    <div className="fw-grid" ref={frame} {...(marks.size > 0 ? { [markedGrid]: "" } : {})}>
      <GridTools
        undo={hold.undo}
        redo={hold.redo}
        mayUndo={hold.mayUndo}
        mayRedo={hold.mayRedo}
        whyNotAdd={newRow ? null : (props.whyNotAdd ?? null)}
        isFixed={newRow === null && props.whyNotAdd === undefined}
        mayAdd={newRow !== null}
        hasRow={row !== undefined}
        onAdd={buttons.add}
        onDuplicate={buttons.duplicate}
        onRemove={buttons.remove}
        onAsk={props.onAsk ? buttons.ask : undefined}
      >
        {props.tools}
      </GridTools>
      <div
        ref={scroller}
        className="fw-grid-scroll"
        style={{ maxHeight: props.height ?? "calc(100vh - 400px)" }}
      >
        <div
          role="grid"
          tabIndex={-1}
          aria-label={props.label}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          aria-multiselectable
          className="fw-grid-body"
          style={{ width }}
          onMouseDown={onMouseDown}
          onMouseMove={onMouseMove}
          onMouseUp={() => {
            dragging.current = false;
          }}
          onDoubleClick={() => (column?.write ? edit() : ask())}
        >
          <GridHeader columns={columns} lefts={lefts} />
          <div role="rowgroup" className="fw-grid-rows" style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map((item) => {
              const each = rows[item.index];
              if (!each) return null;
              const isIn = item.index >= block.top && item.index <= block.bottom;
              return (
                <GridRow<Row>
                  key={each.key}
                  id={`${id}-${item.index}`}
                  row={each}
                  index={item.index}
                  top={item.start}
                  columns={columns}
                  lefts={lefts}
                  active={item.index === here.row ? here.column : -1}
                  from={isIn ? block.left : 1}
                  to={isIn ? block.right : 0}
                  whyNot={whyNot}
                  marks={marks.get(each.key) ?? null}
                />
              );
            })}
          </div>
        </div>
        {rows.length === 0 && (
          <div role="presentation" className="fw-grid-empty" onMouseDown={onMouseDown}>
            {say(newRow ? gridWords.empty : gridWords.noLines)}
          </div>
        )}
        <div
          className="fw-grid-editor"
          style={{ left, top: headHeight + here.row * rowHeight, width: column.width }}
        >
          <input
            ref={input}
            className={typing ? "fw-grid-input fw-grid-typing" : "fw-grid-input"}
            aria-label={`${say(column.title)} ${here.row + 1}`}
            autoComplete="off"
            spellCheck={false}
            value={typing?.text ?? ""}
            {...(isPicking
              ? {
                  role: "combobox",
                  "aria-expanded": choices.length > 0,
                  "aria-controls": `${id}-choices`,
                  "aria-autocomplete": "list" as const,
                  ...(choices[litAt] ? { "aria-activedescendant": `${id}-choices-${litAt}` } : {}),
                }
              : row
                ? { "aria-activedescendant": `${id}-${here.row}-${column.key}` }
                : {})}
            onKeyDown={onKeyDown}
            // Loaded before the first paste, and not with the screen.
            onFocus={() => void loadPaste()}
            onCompositionStart={() => {
              if (!typing) startTyping("", true);
            }}
            onChange={(event) => {
              const text = event.target.value;
              if (typing) {
                setTyping({ ...typing, text });
                setLit(null);
              } else startTyping(text, true);
            }}
            onPaste={onPaste}
            onCopy={onCopy}
            onCut={(event) => {
              onCopy(event);
              if (!typing) apply((now) => emptyBlock(now, block, rules));
            }}
            onBlur={() => commit()}
          />
          {isPicking && (
            <Suggestions
              id={`${id}-choices`}
              source={column.source}
              text={typing.text}
              lit={litAt}
              under={input.current}
              onFound={setChoices}
              onPick={(pick) => {
                commit(pick);
                input.current?.focus();
              }}
            />
          )}
          {isRefused ? (
            <div className="fw-grid-told" aria-hidden>
              {String(note?.facts?.["why"] ?? "")}
            </div>
          ) : null}
        </div>
      </div>
      <div role="status" className={mark || told ? "fw-grid-note fw-bad" : "fw-grid-note"}>
        {spoken}
      </div>
      <GridDoubts
        content={content}
        decide={(which) => {
          hold.change((now) => decideDoubts(now, columns, () => which));
          input.current?.focus({ preventScroll: true });
        }}
      />
      {props.footer}
    </div>
  );
}

/** The first marked cell in the order of reading. */
function firstMark<Row extends GridLine>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  marks: ReadonlyMap<string, ReadonlyMap<string, CellMark>>,
): Place | null {
  const row = rows.findIndex((each) => marks.has(each.key));
  const cells = marks.get(rows[row]?.key ?? "");
  const column = columns.findIndex((each) => cells?.has(each.key));
  return row < 0 ? null : { row, column: Math.max(0, column) };
}

/** The first cell of a new line that must be filled in. */
function firstOpen<Row>(columns: readonly GridColumn<Row>[], row: Row): number {
  const at = columns.findIndex(
    (column) => column.required && column.write && cellText(column, row, "en") === "",
  );
  return Math.max(0, at);
}

function leftsOf<Row>(columns: readonly GridColumn<Row>[]): number[] {
  let left = noColumn.width;
  return columns.map((column) => {
    const mine = left;
    left += column.width;
    return mine;
  });
}

function isOneCell(block: Block): boolean {
  return block.top === block.bottom && block.left === block.right;
}

function nextPlace(here: Place, right: -1 | 1, columns: number): Place {
  const column = here.column + right;
  if (column < 0) return { row: here.row - 1, column: columns - 1 };
  if (column >= columns) return { row: here.row + 1, column: 0 };
  return { row: here.row, column };
}

function exactAt(choices: readonly Pick[], text: string): number {
  const at = choices.findIndex((each) => each.code.toLowerCase() === text.trim().toLowerCase());
  return Math.max(0, at);
}

/** Scrolls so that neither header nor frozen columns cover a cell. */
function reveal<Row>(
  box: HTMLElement | null,
  place: Place,
  lefts: readonly number[],
  columns: readonly GridColumn<Row>[],
): void {
  if (!box) return;
  const top = place.row * rowHeight;
  const bottom = headHeight + top + rowHeight;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
  const column = columns[place.column];
  if (!column || column.frozen) return;
  const left = lefts[place.column] ?? 0;
  const frozenTo = columns.reduce(
    (width, each) => (each.frozen ? width + each.width : width),
    noColumn.width,
  );
  if (left - frozenTo < box.scrollLeft) box.scrollLeft = left - frozenTo;
  else if (left + column.width > box.scrollLeft + box.clientWidth) {
    box.scrollLeft = left + column.width - box.clientWidth;
  }
}

function marksOf<Row extends GridLine>(
  content: GridContent<Row>,
  problems: GridProblems | undefined,
  say: (words: Words, facts?: Facts) => string,
): ReadonlyMap<string, ReadonlyMap<string, CellMark>> {
  const marks = new Map<string, Map<string, CellMark>>();
  const put = (rowKey: string, columnKey: string, mark: CellMark) => {
    const line = marks.get(rowKey) ?? new Map<string, CellMark>();
    line.set(columnKey, mark);
    marks.set(rowKey, line);
  };
  for (const [rowKey, cells] of problems ?? []) {
    for (const [columnKey, message] of cells) put(rowKey, columnKey, { typed: null, message });
  }
  for (const [cell, { typed, words, facts }] of content.wrong) {
    const { rowKey, columnKey } = cellPlace(cell);
    put(rowKey, columnKey, { typed, message: say(words, { ...facts, typed }) });
  }
  return marks;
}
