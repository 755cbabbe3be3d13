import { addressesOf, notAddresses } from "@fairway/core/text/mailAddresses.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { type MailKindName, mailKind } from "../model/mailKinds.ts";
import type { FoundGround } from "./mailGround.ts";

/** Who writes a mail and who receives it. */
export interface Correspondents {
  readonly from: string | null;
  readonly to: string;
  readonly cc: string;
  /** The lines below the regards. */
  readonly signature: readonly string[];
}

type Found = Readonly<
  Record<
    | "agreed"
    | "formerlyAgreed"
    | "office"
    | "partner"
    | "agent"
    | "consignee"
    | "groupEmail"
    | "sender"
    | "senderName"
    | "companyName"
    | "officeName"
    | "officeTel",
    string | null
  >
>;

/**
 * Finds who writes a mail and who receives it, with one statement.
 *
 * Shape: the first known address of the customer, or of the partner of the note, in this order: its
 *   agreement in force with the salesman, its address for documents (for notes: for bills) of the
 *   office, its own; then, for a job, the agent's, for a note, a former agreement's.
 * Source: rules MA-3, MA-4
 */
export async function correspondents(
  tx: Tx,
  actor: Actor,
  { job, bills, note }: FoundGround,
  { language, kind }: { readonly language: Language; readonly kind: MailKindName },
): Promise<Correspondents> {
  const { companyId } = actor;
  const { toConsignee = false, toCarrier = false } = mailKind(kind);
  const partnerId = toCarrier ? job.coloaderId : (note?.partnerId ?? bills[0]?.customerId ?? null);
  const salesmanId = toCarrier ? null : (bills[0]?.saleManId ?? null);
  const vietnamese = language === "vi";
  const pick = (vi: string, en: string) => sql.ref(vietnamese ? vi : en);
  const agreed = (active: boolean) => sql`(select a.email_address from partner_agreement a
    where a.company_id = ${companyId} and a.partner_id = ${partnerId}::uuid
      and a.saleman_id = ${salesmanId}::uuid and a.active = ${active} and a.email_address <> ''
      and exists (select from partner_agreement_office o where o.company_id = ${companyId}
        and o.agreement_id = a.id and o.office_id = ${job.officeId})
      and exists (select from partner_agreement_service s where s.company_id = ${companyId}
        and s.agreement_id = a.id and s.service = ${job.transactionType})
    order by a.effective_date desc, a.id limit 1)`;
  const emailOf = (id: string | null) => sql`(select p.email from partner p
    where p.company_id = ${companyId} and p.id = ${id}::uuid)`;
  const found = await one<Found>(
    tx,
    sql`
      select ${agreed(true)} as agreed, ${agreed(false)} as formerly_agreed,
        (select e.email from partner_email e where e.company_id = ${companyId}
          and e.partner_id = ${partnerId}::uuid and e.office_id = ${job.officeId}
          and e.type = ${note ? "Billing" : "Document"}) as office,
        ${emailOf(toConsignee ? (bills[0]?.consigneeId ?? null) : null)} as consignee,
        ${emailOf(partnerId)} as partner, ${emailOf(job.agentId)} as agent,
        (select g.email from sys_group g
          where g.company_id = ${companyId} and g.id = ${job.groupId}) as group_email,
        pic.email as sender, ${pick("pic.employee_name_vn", "pic.employee_name_en")} as sender_name,
        ${pick("c.name_vn", "c.name_en")} as company_name,
        ${pick("o.branch_name_vn", "o.branch_name_en")} as office_name, o.tel as office_tel
      from office o
      join company c on c.id = ${companyId}
      left join person pic on pic.company_id = ${companyId} and pic.id = ${job.personIncharge}
      where o.company_id = ${companyId} and o.id = ${job.officeId}`,
  );
  const inOrder = note
    ? [found.agreed, found.partner, found.office, found.formerlyAgreed]
    : [found.agreed, found.office, found.partner, toCarrier ? null : found.agent];
  const isExport = serviceOf(job.transactionType).direction === "export";
  return {
    from: usable(found.sender) || null,
    to: usable(
      [inOrder.map(usable).find(Boolean), usable(found.consignee)].filter(Boolean).join("; "),
    ),
    cc: isExport ? usable(found.groupEmail) : "",
    signature: [
      found.senderName ?? "",
      [found.companyName, found.officeName].filter(Boolean).join(" - "),
      found.officeTel ? `Tel: ${found.officeTel}` : "",
      usable(found.sender),
    ],
  };
}

/** The line of addresses, empty unless each of them is one. */
function usable(line: string | null): string {
  if (!line || notAddresses(line).length > 0) return "";
  return addressesOf(line).join("; ");
}
