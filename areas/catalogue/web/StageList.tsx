import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { stageCalls } from "../contract.ts";
import { stage } from "../model/stage.ts";

/** The list of the catalogue's stages. */
export default function StageList() {
  return (
    <ResourceList
      resource={stage}
      calls={stageCalls}
      importAt="/home/catalogue/stage-management/stage-import"
    />
  );
}
