import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { TabStrip } from "@fairway/ui/parts/TabStrip.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { approvalCalls, authorizationCalls } from "../contract.ts";
import { sysAuthorization, sysAuthorizedApproval } from "../model/sysAuthorization.ts";
import { AuthorityList } from "./AuthorityList.tsx";
import { authorityWords as words } from "./authorityWords.ts";

/** Who works on the shipments of whom, and who approves in whose place. */
export default function AuthorizationScreen() {
  const say = useSay();
  const { search, go } = useAddress();
  const isApproval = search["tab"] === "approval";
  const tabs = (
    <TabStrip
      current={isApproval ? "approval" : "shipment"}
      // The two lists filter by different things, so nothing of the address is kept.
      onChoose={(tab) =>
        go(`/home/system/authorization${tab === "approval" ? "?tab=approval" : ""}`)
      }
      tabs={[
        { key: "shipment", label: say(words.shipment) },
        { key: "approval", label: say(words.approval) },
      ]}
    />
  );
  return isApproval ? (
    <AuthorityList
      key="approval"
      resource={sysAuthorizedApproval}
      calls={approvalCalls}
      giver="authorizer"
      add={words.newApproval}
      tabs={tabs}
    />
  ) : (
    <AuthorityList
      key="shipment"
      resource={sysAuthorization}
      calls={authorizationCalls}
      giver="userId"
      add={words.newShipment}
      tabs={tabs}
    />
  );
}
