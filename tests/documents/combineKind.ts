import { headFields } from "@fairway/areas/document/model/headFields.ts";
import { documentKind } from "@fairway/areas/document/model/documentKind.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import { refusals } from "@fairway/core/refusal/refusal.ts";
import { sql } from "kysely";

/** The migration of the kind: it has nothing of its own but what it stands on. */
export const combineTable = [
  sql`insert into document_kind (code, table_name, names)
    values ('combine', 'combine', '{"number": "combine_no", "sale_man_id": null}')`,
  sql`create table combine (company_id uuid not null, id uuid not null, user_modified uuid,
    primary key (company_id, id),
    foreign key (company_id, id) references document (company_id, id) on delete cascade)`,
];

/** A combined billing over notes and statements of one partner. */
export interface Combine extends DocumentHead {
  readonly combineNo: string;
  readonly state: string;
  readonly partnerId: string;
  readonly syncStatus: string | null;
}

const refuseCombine = refusals({
  "combine.synced": { status: 409, en: "{no} is in the books.", vi: "{no} đã vào sổ." },
});

export const combineKind = documentKind<Combine>({
  kinds: ["combine"],
  title: { en: "Combined billing", vi: "Bảng kê gộp" },
  table: "combine",
  own: [],
  names: { partner: "partner", number: "combineNo", state: "state" },
  row: ({ combineNo: number, state }) => ({
    kind: "combine",
    number,
    numberScope: "",
    state,
    words: [],
  }),
  standing: ({ combineNo: number, state, syncStatus }) => ({
    number,
    state,
    isSynced: syncStatus === "Synced",
  }),
  files: { moduleName: "Accounting", folder: "Combine" },
  fields: headFields("partner", { en: "Partner", vi: "Đối tác" }),
  sheet: ["partnerName"],
  rights: {
    list: "acctSOA.list",
    detail: "acctSOA.detail",
    write: "acctSOA.write",
    export: "acctSOA.export",
  },
  closedBy: ["synced"],
  verbs: { update: { right: "acctSOA.write" } },
  refusals: { synced: ({ number: no }) => refuseCombine("combine.synced", { no }) },
});
