import type { Block } from "@fairway/engine/paper/sheet.ts";
import type { Writing } from "@fairway/engine/paper/writing.ts";
import { type PaperBank, bankWords as words } from "../model/paperBank.ts";

/** The accounts to which a paper is paid, two side by side; nothing without one. */
export function bankPanel({ say }: Writing, list: readonly PaperBank[]): Block[] {
  if (list.length === 0) return [];
  const columns = Math.min(2, list.length);
  const rows = Array.from({ length: Math.ceil(list.length / columns) }, (_, at) =>
    list.slice(at * columns, (at + 1) * columns),
  );
  return [
    {
      block: "keep",
      blocks: [
        {
          block: "panel",
          blocks: [
            { block: "heading", said: say(words.bank) },
            ...rows.map(
              (row): Block => ({
                block: "columns",
                widths: row.map(() => "1fr"),
                parts: row.map((bank) => [
                  { block: "text", said: [{ text: bank.bankName, bold: true }] },
                  {
                    block: "facts",
                    rows: [
                      [say(words.accountName), bank.accountName],
                      [say(words.accountVnd), bank.accountVnd, "half"],
                      [say(words.accountUsd), bank.accountUsd, "half"],
                      [say(words.swift), bank.swift],
                    ],
                  },
                ]),
              }),
            ),
          ],
        },
      ],
    },
  ];
}
