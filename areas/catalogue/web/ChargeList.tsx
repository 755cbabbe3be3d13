import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { TabbedPages } from "@fairway/ui/parts/TabbedPages.tsx";
import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { chargeCalls, vatRateCalls } from "../contract.ts";
import { charge } from "../model/charge.ts";
import { vatRate } from "../model/vatRate.ts";
import { catalogueWords as words } from "./words.ts";

const list = "/home/catalogue/charge";

/** The list of charges, each of which opens on its own page, and the rates of VAT by day. */
export default function ChargeList() {
  return (
    <TabbedPages
      tabs={[
        { key: "list", words: words.charge, content: () => <Charges /> },
        {
          key: "vat",
          words: words.vatRates,
          content: () => <ResourceList key="vat" resource={vatRate} calls={vatRateCalls} />,
        },
      ]}
    />
  );
}

function Charges() {
  const whyNot = useWhyNot();
  const { go } = useAddress();
  const why = whyNot("catCharge.import");
  return (
    <ResourceList
      key="list"
      resource={charge}
      calls={chargeCalls}
      addAt={`${list}/addnew`}
      importAt={`${list}/import`}
      actions={[
        { words: words.importAccounts, why, run: () => go(`${list}/import-account-voucher`) },
        { words: words.importStandard, why, run: () => go(`${list}/import-standard-charge`) },
      ]}
      open={(row) => `${list}/${String(row["id"])}`}
    />
  );
}
