import { soon } from "@fairway/ui/parts/later.ts";
import { Tabs } from "@fairway/ui/parts/Tabs.tsx";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import type { ReactNode } from "react";
import type { PartnerType } from "../model/partnerTypes.ts";
import { partnerMenus } from "../model/partnerMenus.ts";
import { childWords } from "./childWords.ts";
import { partnerPlaces } from "./partnerPlaces.ts";
import { filledPartnerPlaces } from "./places.ts";
import { partnerWords as words } from "./words.ts";

// A partner opens with its details: the other tabs load before the user opens them.
const brought = filledPartnerPlaces().tabs.map(({ load, ...tab }) => ({
  ...tab,
  Content: soon(load),
}));
const BranchTab = soon(async () => (await import("./BranchTab.tsx")).BranchTab);
const EmailTab = soon(async () => (await import("./childTabs.tsx")).EmailTab);
const BankTab = soon(async () => (await import("./BankTab.tsx")).BankTab);
const PayableTab = soon(async () => (await import("./PayableTab.tsx")).PayableTab);
const AddressTab = soon(async () => (await import("./childTabs.tsx")).AddressTab);
const ChargesTab = soon(async () => (await import("./ChargesTab.tsx")).ChargesTab);

/** What belongs to a partner besides its own fields, in tabs. */
export function PartnerTabs(props: {
  readonly type: PartnerType;
  readonly row: AnyRow;
  /** Why nothing may be added or changed, by the rights on the partner. */
  readonly why: string | null;
  readonly details: () => ReactNode;
}) {
  const { type, row, why } = props;
  const whyNot = useWhyNot();
  const menu = partnerMenus[type];
  const tab = { partnerId: String(row["id"]), why };
  return (
    <Tabs
      tabs={[
        { key: "details", words: words.details, content: props.details },
        ...brought.map(({ key, words: label, Content }) => ({
          key,
          words: label,
          content: () => <Content partner={row} menu={menu} />,
        })),
        {
          key: "branch",
          words: words.branch,
          content: () => (
            <BranchTab
              partnerId={tab.partnerId}
              places={partnerPlaces[type]}
              why={whyNot(`${menu}.add`)}
            />
          ),
        },
        { key: "email", words: childWords.email, content: () => <EmailTab {...tab} /> },
        { key: "bank", words: childWords.bank, content: () => <BankTab {...tab} /> },
        ...(type === "Supplier"
          ? []
          : [
              {
                key: "payable",
                words: childWords.payable,
                content: () => <PayableTab row={row} why={why} />,
              },
            ]),
        { key: "address", words: childWords.address, content: () => <AddressTab {...tab} /> },
        // Customers charge us nothing for air freight.
        ...(type === "Customer"
          ? []
          : [
              {
                key: "charges",
                words: childWords.otherCharges,
                content: () => <ChargesTab {...tab} />,
              },
            ]),
      ]}
    />
  );
}
