import { addDeclaration } from "@fairway/areas/customs/contract.ts";
import {
  cargoTypes,
  declarationServices,
  declarationTypes,
} from "@fairway/areas/customs/model/declarationTerms.ts";
import { z } from "zod";
import { amount, day, stepKind, word } from "../stepKind.ts";

const keysOf = <Key extends string>(choices: Readonly<Record<Key, unknown>>) =>
  z.enum(Object.keys(choices) as [Key, ...Key[]]);

const clearance = z.strictObject({
  no: word,
  day,
  type: keysOf(declarationTypes),
  customer: word,
  hbl: word,
  mbl: word.optional(),
  gateway: word,
  service: keysOf(declarationServices).optional(),
  cargo: keysOf(cargoTypes).optional(),
  gw: amount.optional(),
  nw: amount.optional(),
  cbm: amount.optional(),
  packages: amount.optional(),
});

/** Customs declarations as a user keys them; later steps know them by their numbers. */
export const clearances = stepKind({
  fields: { rows: z.array(clearance).min(1) },
  follows: {},
  makesLines: ({ rows }) => rows.map(({ no }) => no),
  async play({ signed, entries, partners, keepRow }, { rows }) {
    for (const row of rows) {
      await entries.port(row.gateway, row.service === "Air" ? "AIR" : "SEA");
      const { id: customerId } = await partners.partner(row.customer, "Customer");
      const { data } = await signed.ask(addDeclaration, {
        clearanceNo: row.no,
        clearanceDate: row.day,
        type: row.type,
        customerId,
        hblid: row.hbl,
        mblid: row.mbl ?? null,
        gateway: row.gateway,
        serviceType: row.service ?? null,
        cargoType: row.cargo ?? null,
        grossWeight: row.gw ?? null,
        netWeight: row.nw ?? null,
        cbm: row.cbm ?? null,
        pcs: row.packages ?? null,
      } as never);
      keepRow(row.no, data.id);
    }
    return { output: { added: String(rows.length) } };
  },
});
