import { Tabs } from "@fairway/ui/parts/Tabs.tsx";
import { approvalCalls, authorizationCalls } from "../contract.ts";
import { sysAuthorization, sysAuthorizedApproval } from "../model/sysAuthorization.ts";
import { AuthorityList } from "./AuthorityList.tsx";
import { authorityWords as words } from "./authorityWords.ts";

/** Who works on the shipments of whom, and who approves in whose place. */
export default function AuthorizationScreen() {
  return (
    <div className="fw-page">
      <Tabs
        tabs={[
          {
            key: "shipment",
            words: words.shipment,
            content: () => (
              <AuthorityList
                resource={sysAuthorization}
                calls={authorizationCalls}
                giver="userId"
                add={words.newShipment}
              />
            ),
          },
          {
            key: "approval",
            words: words.approval,
            content: () => (
              <AuthorityList
                resource={sysAuthorizedApproval}
                calls={approvalCalls}
                giver="authorizer"
                add={words.newApproval}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
