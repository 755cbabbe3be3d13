import type { EmailType } from "@fairway/areas/organisation/model/emailSetting.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { addressesOf, notAddresses } from "@fairway/core/text/mailAddresses.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { MoreFacts } from "../model/mailFacts.ts";
import { copiesDepartment, mailFamily, type MailKindName, mailKind } from "../model/mailKinds.ts";
import type { MailTemplate } from "../model/mailTemplate.ts";
import type { FoundGround } from "./mailGround.ts";
import { storedTexts, templateOf } from "./mailTemplates.ts";

/** Who writes a mail, who receives it, and its texts. */
export interface Correspondents {
  readonly from: string | null;
  readonly to: string;
  readonly cc: string;
  /** The partners whose addresses are offered. */
  readonly toPartners: readonly string[];
  readonly said: Omit<
    MoreFacts,
    "cdNo" | "notes" | "hwbnos" | "exchangeRate" | "link" | "containers"
  >;
  readonly template: MailTemplate;
  /** The file with the signature of the person in charge, where the mail shows it. */
  readonly signatureId: string | null;
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
    | "mailbox"
    | "department"
    | "userEmail"
    | "userName"
    | "sender"
    | "senderName"
    | "companyName"
    | "officeName"
    | "officeTel"
    | "signatureId",
    string | null
  >
> & { readonly texts: MailTemplate | null };

/**
 * Finds who writes a mail, who receives it and with which texts, with one statement.
 *
 * Shape: the first known address of the customer, or of the partner of the note, in this order: its
 *   agreement in force with the salesman, its address for documents (for notes: for bills) of the
 *   office, its own; then, for a job, the agent's, for a note, a former agreement's. A mail about
 *   bills of several customers is offered to the agent alone.
 * Source: rules MA-3, MA-4
 */
export async function correspondents(
  tx: Tx,
  actor: Actor,
  { job, jobs, bills, notes: [note] }: FoundGround,
  { language, kind }: { readonly language: Language; readonly kind: MailKindName },
): Promise<Correspondents> {
  const { companyId } = actor;
  const service = serviceOf(job.transactionType);
  const family = mailFamily(service);
  if (!family) throw refuse("record.notFound");
  const { toConsignee, toCarrier = false, withSignature } = mailKind(kind);
  const customers = new Set(bills.map(({ customerId }) => customerId));
  const customerId = customers.size === 1 ? (bills[0]?.customerId ?? null) : null;
  const partnerId = toCarrier ? job.coloaderId : (note?.partnerId ?? customerId);
  const salesmanId = toCarrier ? null : (bills[0]?.saleManId ?? null);
  const consigneeId = toConsignee?.includes(family) ? (bills[0]?.consigneeId ?? null) : null;
  const pick = (vi: string, en: string) => sql.ref(language === "vi" ? vi : en);
  const agreed = (active: boolean) => sql`(select a.email_address from partner_agreement a
    where a.company_id = ${companyId} and a.partner_id = ${partnerId}::uuid
      and a.saleman_id = ${salesmanId}::uuid and a.active = ${active} and a.email_address <> ''
      and exists (select from partner_agreement_office o where o.company_id = ${companyId}
        and o.agreement_id = a.id and o.office_id = ${job.officeId})
      and exists (select from partner_agreement_service s where s.company_id = ${companyId}
        and s.agreement_id = a.id and s.service = ${job.transactionType})
    order by a.effective_date desc, a.id limit 1)`;
  const officeEmail = (id: string | null, type: "Billing" | "Document") => sql`(
    select e.email from partner_email e where e.company_id = ${companyId}
      and e.partner_id = ${id}::uuid and e.office_id = ${job.officeId} and e.type = ${type})`;
  const emailOf = (id: string | null) => sql`(select p.email from partner p
    where p.company_id = ${companyId} and p.id = ${id}::uuid)`;
  const unitsOf = (unit: "groupId" | "departmentId") =>
    sql`${[...new Set(jobs.map((each) => each[unit]))].filter((id) => id !== null)}::uuid[]`;
  const copied = (type: EmailType) => sql`(
    select string_agg(s.email_info, '; ' order by s.dept_id) from email_setting s
    where s.company_id = ${companyId} and s.dept_id = any(${unitsOf("departmentId")})
      and s.email_type = ${type} and s.email_info <> '')`;
  const known = (id: string | null) =>
    sql`coalesce(${officeEmail(id, "Document")}, ${emailOf(id)})`;
  const found = await one<Found>(
    tx,
    sql`
      select ${agreed(true)} as agreed, ${agreed(false)} as formerly_agreed,
        ${officeEmail(partnerId, note ? "Billing" : "Document")} as office,
        ${emailOf(partnerId)} as partner, ${known(job.agentId)} as agent,
        ${known(consigneeId)} as consignee,
        (select string_agg(g.email, '; ' order by g.id) from sys_group g
          where g.company_id = ${companyId} and g.id = any(${unitsOf("groupId")})
            and g.email <> '') as group_email,
        ${copied("Job Mail")} as department, ${copied("Air Import Mail")} as mailbox,
        me.email as user_email,
        coalesce(${pick("me.employee_name_vn", "me.employee_name_en")}, me.username) as user_name,
        pic.email as sender, ${pick("pic.employee_name_vn", "pic.employee_name_en")} as sender_name,
        ${pick("c.name_vn", "c.name_en")} as company_name,
        ${pick("o.branch_name_vn", "o.branch_name_en")} as office_name, o.tel as office_tel,
        (select f.id from sys_user u
          join employee e on e.company_id = ${companyId} and e.id = u.employee_id
          join attached_file f on f.company_id = ${companyId} and f.module_name = 'System'
            and f.folder = 'User' and f.object_id = u.id
            and f.id::text = right(e.signature_image, 36)
          where u.company_id = ${companyId} and u.id = ${job.personIncharge}) as signature_id,
        ${storedTexts(actor, { kind, family, language })} as texts
      from office o
      join company c on c.id = ${companyId}
      left join person pic on pic.company_id = ${companyId} and pic.id = ${job.personIncharge}
      left join person me on me.company_id = ${companyId} and me.id = ${actor.userId}
      where o.company_id = ${companyId} and o.id = ${job.officeId}`,
  );
  const inOrder = note
    ? [found.agreed, found.partner, found.office, found.formerlyAgreed]
    : [found.agreed, found.office, found.partner];
  const first = inOrder.map(usable).find(Boolean);
  const agents = first || note || toCarrier ? "" : usable(found.agent);
  const consignee = usable(found.consignee);
  const partners = [
    first ? partnerId : agents ? job.agentId : null,
    consignee ? consigneeId : null,
  ];
  const group = usable(found.groupEmail);
  const hasOwnCopy = toCarrier || (service.direction === "export" && !note && group === "");
  const copies = [
    group,
    usable(found.department),
    copiesDepartment(service) ? usable(found.mailbox) : "",
    hasOwnCopy ? usable(found.userEmail) : "",
  ];
  return {
    from: usable(found.sender) || null,
    to: together([first || agents, consignee]),
    cc: together(copies),
    toPartners: partners.filter((each) => each !== null),
    said: {
      language,
      sender: found.senderName,
      senderEmail: usable(found.sender),
      company: found.companyName,
      office: found.officeName,
      officeTel: found.officeTel,
      user: found.userName,
    },
    template: templateOf({ kind, family, language }, found.texts),
    signatureId: withSignature?.includes(family) ? found.signatureId : null,
  };
}

/** The line of addresses, empty unless each of them is one. */
function usable(line: string | null): string {
  if (!line || notAddresses(line).length > 0) return "";
  return addressesOf(line).join("; ");
}

/** Several lines of addresses as one, each address once. */
function together(lines: readonly (string | undefined)[]): string {
  return addressesOf(lines.filter(Boolean).join("; ")).join("; ");
}
