import { customsHome } from "@fairway/areas/customs/model/customsHome.ts";
import { titles as customsTitles } from "@fairway/areas/customs/web/titles.ts";
import { titles as invoiceTitles } from "@fairway/areas/invoice/web/titles.ts";
import { partnerPlaces } from "@fairway/areas/partner/web/partnerPlaces.ts";
import { partnerWords } from "@fairway/areas/partner/web/words.ts";
import { titles as receiptTitles } from "@fairway/areas/receipt/web/titles.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import type { FoundGroup, FoundRecord, RecordSearch } from "@fairway/ui/palette/sources.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { findRecords } from "../contract.ts";
import type { Found } from "../model/found.ts";
import { tileLists } from "../model/homeParts.ts";
import { words } from "./words.ts";

type Document = Found["documents"][number];

const kinds: Record<Document["kind"], { name: Words; to: (found: Document) => string }> = {
  note: {
    name: invoiceTitles.notes,
    to: ({ number, jobId }) =>
      `${tileLists.notes}?from=any&${new URLSearchParams({ q: number, note: number, job: jobId ?? "" })}`,
  },
  invoice: { name: invoiceTitles.vatInvoice, to: ({ id }) => `${tileLists.invoices}/${id}` },
  obhInvoice: { name: invoiceTitles.vatInvoice, to: ({ id }) => `${tileLists.invoices}/${id}` },
  receipt: {
    name: receiptTitles.receivable,
    to: ({ id }) => `/home/accounting/account-receivable-payable/receipt/${id}`,
  },
};

/** The search of the palette: jobs, declarations, notes, invoices, receipts, partners and the jobs of customers. */
export const searchRecords: RecordSearch = async (client, text, say) => {
  const found = await client.ask(findRecords, { text });
  const groups = new Map<string, FoundRecord[]>();
  const known = new Set<string>();
  const add = (name: string, record: FoundRecord) => {
    // A job that was found by its number is not shown again under its customer.
    if (known.has(record.to)) return;
    known.add(record.to);
    groups.set(name, [...(groups.get(name) ?? []), record]);
  };
  for (const job of found.jobs) {
    add(say(words.jobsFound), { title: job.jobNo, note: job.note, to: jobHome(job) });
  }
  for (const { id, clearanceNo, note } of found.declarations) {
    add(say(customsTitles.list), { title: clearanceNo, note, to: `${customsHome}/detail/${id}` });
  }
  for (const each of found.documents) {
    const { name, to } = kinds[each.kind];
    add(say(name), { title: each.number, note: each.partnerName ?? "", to: to(each) });
  }
  for (const { partnerType, id, shortName, accountNo, jobs } of found.partners) {
    const name = partnerType === "Customer" ? partnerWords.customer : partnerWords.agent;
    add(say(name), {
      title: shortName,
      note: accountNo,
      to: `${partnerPlaces[partnerType].detail}/${id}`,
    });
    for (const job of jobs) {
      add(say(words.jobsOf, { name: shortName }), {
        title: job.jobNo,
        note: job.hwbno ?? "",
        to: jobHome(job),
      });
    }
  }
  return [...groups].map(([name, records]): FoundGroup => ({ name, records }));
};
