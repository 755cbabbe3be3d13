import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { commodityCalls, commodityGroupCalls } from "../contract.ts";
import { commodity } from "../model/commodity.ts";
import { commodityGroup } from "../model/commodityGroup.ts";
import { TabbedPages } from "@fairway/ui/parts/TabbedPages.tsx";
import { catalogueWords } from "./words.ts";

/** Commodities and their groups, each on a tab. */
export default function CommodityScreen() {
  return (
    <TabbedPages
      tabs={[
        {
          key: "list",
          words: catalogueWords.commodityTab,
          content: () => (
            <ResourceList
              resource={commodity}
              calls={commodityCalls}
              importAt="/home/catalogue/commodity/commodity-import"
            />
          ),
        },
        {
          key: "group",
          words: catalogueWords.commodityGroup,
          content: () => (
            <ResourceList
              resource={commodityGroup}
              calls={commodityGroupCalls}
              importAt="/home/catalogue/commodity/commodity-group-import"
            />
          ),
        },
      ]}
    />
  );
}
