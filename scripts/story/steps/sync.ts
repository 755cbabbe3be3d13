import { accountInvoices, getInvoiceById } from "@fairway/areas/invoice/contract.ts";
import { connectorSettings } from "@fairway/areas/outbox/model/connectors.ts";
import { accountReceipts, getReceiptById } from "@fairway/areas/receipt/contract.ts";
import {
  exportItems,
  getConnector,
  importResults,
  saveConnector,
} from "@fairway/areas/sync/contract.ts";
import type { Entry } from "@fairway/areas/sync/model/entry.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import { z } from "zod";
import type { Signed } from "../../api/callServer.ts";
import { type Ground, stepKind, word } from "../stepKind.ts";

/**
 * Sends invoices, vouchers and receipts to the ledger, those that it does not have or those of steps,
 * and reads it back. The ledger is plain text: entries go out as a file, and its answers come in.
 */
export const sync = stepKind({
  fields: {
    of: z.union([z.literal("all"), z.array(word).min(1)]),
    connector: z.enum(["plain"]).default("plain"),
  },
  follows: {},
  async play(ground, { of: asked }) {
    const { signed } = ground;
    const steps = asked === "all" ? await unsent(ground) : asked;
    const made = steps.map((step) => ({ step, ...ground.made(step) }));
    const invoiceIds = made.flatMap(({ invoiceId }) => invoiceId ?? []);
    const receiptIds = made.flatMap(({ receiptId }) => receiptId ?? []);
    await byFile(signed, async () => {
      if (invoiceIds.length > 0) await signed.ask(accountInvoices, { ids: invoiceIds });
      if (receiptIds.length > 0) await signed.ask(accountReceipts, { ids: receiptIds });
      for (const entry of await carried(signed)) ground.ledger.set(entry.key, entry);
    });
    const items = await Promise.all(
      made.map(async ({ step, invoiceId, receiptId }) => [
        step,
        invoiceId
          ? (await signed.ask(getInvoiceById, { id: invoiceId })).syncStatus
          : (await signed.ask(getReceiptById, { id: receiptId ?? "" })).syncStatus,
      ]),
    );
    const lines = [...ground.ledger.values()].flatMap((entry) => entry.lines);
    const balances = [...Map.groupBy(lines, ({ kind }) => kind)].map(([kind, booked]) => [
      kind,
      sum(booked.map(({ debit }) => debit))
        .minus(sum(booked.map(({ credit }) => credit)))
        .toFixed(),
    ]);
    return {
      output: {
        items: Object.fromEntries(items),
        entries: ground.ledger.size,
        ledger: Object.fromEntries(balances),
      },
    };
  },
});

/** The steps whose invoice, voucher or receipt stands and was not sent. */
async function unsent({ steps, made, signed }: Ground): Promise<string[]> {
  const found: string[] = [];
  for (const step of steps()) {
    const { invoiceId, receiptId, kind } = made(step);
    if (!["invoice", "voucher", "receipt", "netoff"].includes(kind)) continue;
    const record = invoiceId
      ? await signed.ask(getInvoiceById, { id: invoiceId })
      : await signed.ask(getReceiptById, { id: receiptId ?? "" });
    const isSent = record.syncStatus === "Synced" || record.syncStatus === "Sending";
    if (!isSent && !String(record.status).startsWith("Cancel")) found.push(step);
  }
  return found;
}

/** Works while entries go to a file, and then as before. */
async function byFile(signed: Signed, work: () => Promise<void>): Promise<void> {
  const none = { address: null, userName: null, secret: null };
  const settings = connectorSettings.parse({});
  const choose = async (connector: "entries" | null) => {
    const { version } = await signed.ask(getConnector, {} as never);
    await signed.ask(saveConnector, { ...none, connector, settings, version });
  };
  await choose("entries");
  await work();
  await choose(null);
}

/** Takes what waits into the ledger and says so; returns the entries. */
async function carried(signed: Signed): Promise<Entry[]> {
  const file = await signed.ask(exportItems, { format: "json" });
  const items = JSON.parse(Buffer.from(file).toString("utf8")) as {
    readonly key: string;
    readonly dataType: string;
    readonly request: Entry;
  }[];
  if (items.length === 0) return [];
  const said = items.map(({ key }) => ({ key, status: "Synced", ledgerNo: key }));
  const bytes = Buffer.from(JSON.stringify(said), "utf8");
  const answers = { name: "answers.json", mime: "application/json", bytes };
  await signed.ask(importResults, { file: answers } as never);
  return items.flatMap(({ dataType, request }) => (dataType === "PARTNER" ? [] : [request]));
}
