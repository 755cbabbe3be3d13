import { headFields } from "@fairway/areas/document/model/headFields.ts";
import { itemOf } from "@fairway/areas/due/server/itemOf.ts";
import { paymentTags } from "@fairway/areas/due/model/paymentStatus.ts";
import { field } from "@fairway/core/resource/field.ts";
import { documentKind } from "@fairway/areas/document/model/documentKind.ts";
import type { NumberRule } from "@fairway/areas/numbering/model/numberRule.ts";
import type { JobStanding } from "@fairway/areas/document/model/jobClosed.ts";
import type { DocumentSource } from "@fairway/areas/document/server/readDocuments.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { PrintedDocument } from "@fairway/areas/document/server/printDocument.ts";
import type { AuthoredHead } from "@fairway/areas/organisation/model/letterhead.ts";
import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import { say } from "@fairway/core/words/words.ts";
import { writingIn } from "@fairway/engine/paper/writing.ts";
import { refusals } from "@fairway/core/refusal/refusal.ts";
import { sql } from "kysely";

/**
 * The migration of the kind, in place of the product's own statements: its row among the kinds, and the
 * table of what only it has.
 */
export const statementTable = [
  sql`drop table soa_line, soa cascade`,
  sql`delete from document_kind where code = 'soa'`,
  sql`insert into document_kind (code, table_name, names)
    values ('soa', 'soa', '{"number": "soano", "state": "status", "partner_id": "customer_id",
      "sale_man_id": null}')`,
  sql`create table soa (company_id uuid not null, id uuid not null, job_id uuid not null,
    to_date date not null, user_modified uuid, primary key (company_id, id),
    foreign key (company_id, id) references document (company_id, id) on delete cascade)`,
  sql`create trigger soa_history after insert or update or delete on soa
    for each row execute function record_history('soa')`,
];

/** A statement of account over charge lines of one job. */
export interface Statement extends DocumentHead {
  readonly soano: string;
  readonly status: string;
  readonly customerId: string;
  readonly customerName: string;
  readonly currencyId: string;
  readonly syncStatus: string | null;
  readonly jobId: string;
  readonly toDate: string;
  readonly paymentStatus: string | null;
  readonly approvalStatus: string | null;
  readonly job: JobStanding;
}

const refuseStatement = refusals({
  "soa.synced": { status: 409, en: "{soano} is in the books.", vi: "{soano} đã vào sổ." },
  "soa.paid": { status: 409, en: "{soano} is paid.", vi: "{soano} đã thanh toán." },
  "soa.approved": { status: 409, en: "{soano} is approved.", vi: "{soano} đã duyệt." },
  "soa.jobLocked": { status: 409, en: "Job {jobNo} is locked.", vi: "Lô hàng {jobNo} đã khóa." },
});

export const statementKind = documentKind<Statement>({
  kinds: ["soa"],
  title: { en: "Statement of account", vi: "Bảng kê công nợ" },
  table: "soa",
  own: ["jobId", "toDate"],
  names: { partner: "customer", number: "soano", state: "status" },
  row: ({ soano: number, status: state }) => ({
    kind: "soa",
    number,
    numberScope: "",
    state,
    words: [],
  }),
  standing: ({ soano: number, status: state, syncStatus, job, ...doc }) => ({
    number,
    state,
    isSynced: syncStatus === "Synced",
    paymentStatus: doc.paymentStatus,
    approvalStatus: doc.approvalStatus,
    job,
  }),
  files: { moduleName: "Accounting", folder: "Statement" },
  states: { New: { words: { en: "New", vi: "Mới" }, meaning: "new" } },
  payments: paymentTags,
  fields: {
    ...headFields("customer", { en: "Customer", vi: "Khách hàng" }),
    soano: field.code({ label: { en: "Statement no.", vi: "Số bảng kê" }, max: 30 }),
    toDate: field.date({ label: { en: "Until", vi: "Đến ngày" } }),
  },
  sheet: ["soano", "customerName", "toDate", "userNameCreated"],
  rights: {
    list: "acctSOA.list",
    detail: "acctSOA.detail",
    write: "acctSOA.write",
    export: "acctSOA.export",
  },
  closedBy: ["synced", "paid", "approved", "jobLocked"],
  verbs: { print: { changes: false }, update: { right: "acctSOA.write" } },
  refusals: {
    synced: ({ number: soano }) => refuseStatement("soa.synced", { soano }),
    paid: ({ number: soano }) => refuseStatement("soa.paid", { soano }),
    approved: ({ number: soano }) => refuseStatement("soa.approved", { soano }),
    jobLocked: ({ job }) => refuseStatement("soa.jobLocked", { jobNo: job?.jobNo ?? "" }),
  },
});

export const statementNumbers: NumberRule = { series: "soa", period: "month", digits: 5 };

export const statementSource: DocumentSource<Statement> = {
  kind: statementKind,
  columns:
    () => sql`o.job_id, o.to_date, y.payment_status, d.approval_status, jsonb_build_object('jobNo', j.job_no,
    'isLocked', j.is_locked, 'currentStatus', j.current_status) as job`,
  joins: (companyId) => sql`
    join shipment j on j.company_id = ${companyId} and j.id = o.job_id
    left join due y on ${itemOf(companyId, "y", { document: "d", side: sql`'debit'` })}`,
};

/** Its paper: number, customer and day under the letterhead of the office. */
interface StatementPaper extends AuthoredHead {
  soano: string;
  customer: string;
  toDate: string;
}

export const statementPrinted: PrintedDocument<Statement, StatementPaper> = {
  source: statementSource,
  paper: {
    name: "statement",
    layouts: ["A4"],
    sample: () => {
      throw new Error("the paper of a test has no sample");
    },
    sheet: (paper, { language }) =>
      officeSheet(writingIn(language), paper, {
        title: say(statementKind.title, language),
        no: paper.soano,
        blocks: [{ block: "text", said: `${paper.customer} ${paper.toDate}` }],
      }),
  },
  content: async (_tx, _actor, { soano, customerName: customer, toDate }) => ({
    soano,
    customer,
    toDate,
  }),
};
