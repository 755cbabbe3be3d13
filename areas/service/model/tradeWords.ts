import type { Words } from "@fairway/core/words/words.ts";
import { type BillColumn, type BillField, billColumns, billFields } from "./billFields.ts";
import { type JobColumn, type JobField, jobColumns, jobFields } from "./jobFields.ts";
import { type SearchField, searchFields } from "./searchFields.ts";
import type { Service } from "./serviceDeclaration.ts";

/** The name of a job field in the trade of a service. */
export function fieldWords({ trade }: Service, field: JobField): Words {
  return trade.fields?.[field] ?? jobFields[field];
}

/** The name of a column of the list of jobs in the trade of a service. */
export function columnWords({ trade }: Service, column: JobColumn): Words {
  return trade.columns?.[column] ?? jobColumns[column];
}

/** The search fields of the jobs of a service with the words of its trade. */
export function searchWords({ trade, list }: Service): Partial<Record<SearchField, Words>> {
  return Object.fromEntries(
    list.searches.map((field) => [field, trade.searches?.[field] ?? searchFields[field]]),
  );
}

/** The name of a bill field in the trade of a service. */
export function billFieldWords({ trade }: Service, field: BillField): Words {
  return trade.billFields?.[field] ?? billFields[field];
}

/** The name of a column of a list of bills in the trade of a service. */
export function billColumnWords({ trade }: Service, column: BillColumn): Words {
  return trade.billColumns?.[column] ?? billColumns[column];
}
