import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { chargeCalls } from "../contract.ts";
import { charge } from "../model/charge.ts";
import { catalogueWords as words } from "./words.ts";

const list = "/home/catalogue/charge";

/** The list of charges; each opens on its own page. */
export default function ChargeList() {
  const whyNot = useWhyNot();
  const { go } = useAddress();
  const why = whyNot("catCharge.import");
  return (
    <ResourceList
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
