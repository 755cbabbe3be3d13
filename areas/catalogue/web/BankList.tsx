import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { bankCalls } from "../contract.ts";
import { bank } from "../model/bank.ts";

/** The list of the catalogue's banks. */
export default function BankList() {
  return <ResourceList resource={bank} calls={bankCalls} importAt="/home/catalogue/bank/import" />;
}
