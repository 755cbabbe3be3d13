import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { airlineCalls, areaCalls, portCalls } from "../contract.ts";
import { airline } from "../model/airline.ts";
import { area } from "../model/area.ts";
import { port } from "../model/port.ts";
import { TabbedPages } from "@fairway/ui/parts/TabbedPages.tsx";
import { catalogueWords } from "./words.ts";

/** Ports, their trade zones and airlines, each on a tab. */
export default function PortList() {
  return (
    <TabbedPages
      tabs={[
        {
          key: "list",
          words: catalogueWords.port,
          content: () => (
            <ResourceList
              key="list"
              resource={port}
              calls={portCalls}
              importAt="/home/catalogue/port-index/import"
            />
          ),
        },
        {
          key: "zone",
          words: catalogueWords.zone,
          content: () => <ResourceList key="zone" resource={area} calls={areaCalls} />,
        },
        {
          key: "airline",
          words: catalogueWords.airlines,
          content: () => <ResourceList key="airline" resource={airline} calls={airlineCalls} />,
        },
      ]}
    />
  );
}
