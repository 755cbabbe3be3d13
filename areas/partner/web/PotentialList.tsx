import type { Resource } from "@fairway/core/resource/resource.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { convertPotential, listPartners, potentialCalls } from "../contract.ts";
import { potential } from "../model/potential.ts";
import { partnerPlaces } from "./partnerPlaces.ts";
import { potentialWords as words } from "./potentialWords.ts";

/** Potential customers; each can be made a customer. */
export default function PotentialList() {
  return (
    <ResourceList
      resource={potential as unknown as Resource}
      calls={potentialCalls}
      extraColumns={[
        {
          key: "convert",
          title: words.customer,
          width: 190,
          read: (row) => <Conversion row={row} />,
        },
      ]}
    />
  );
}

function Conversion({ row }: { readonly row: AnyRow }) {
  const say = useSay();
  const may = useMay();
  const confirm = useConfirm();
  const { go } = useAddress();
  const at = partnerPlaces.Customer.detail;
  const convert = useVerb(convertPotential, {
    invalidates: [potentialCalls.paging, listPartners].filter((each) => each !== undefined),
    onDone: ({ data }) => {
      toast.success(say(words.converted, { accountNo: data.accountNo }));
      go(`${at}/${data.id}`);
    },
  });
  if (row["customerId"]) {
    return <ScreenLink to={`${at}/${String(row["customerId"])}`}>{say(words.open)}</ScreenLink>;
  }
  const mine = (row["may"] as readonly string[]).includes("update");
  if (!mine || !may("commercialCustomer.add")) return null;
  const name = String(row["nameEn"]);
  const ask = async () => {
    const question = { title: say(words.convertTitle, { name }), detail: say(words.convertDetail) };
    if (await confirm(question)) convert.mutate({ id: String(row["id"]) });
  };
  return (
    <Button
      size="small"
      loading={convert.isPending}
      onClick={(event) => {
        event.stopPropagation();
        void ask();
      }}
    >
      {say(words.convert)}
    </Button>
  );
}
