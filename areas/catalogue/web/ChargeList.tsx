import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { resourceWords } from "@fairway/ui/resource/resourceWords.ts";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { chargeCalls } from "../contract.ts";
import { charge } from "../model/charge.ts";
import { catalogueWords as words } from "./words.ts";

const list = "/home/catalogue/charge";

/** The list of charges; each opens on a page of its own. */
export default function ChargeList() {
  const say = useSay();
  const may = useMay();
  const { go } = useAddress();
  const why = may("catCharge.import") ? null : say(resourceWords.noRight);
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
