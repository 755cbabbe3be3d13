import { TabbedPages } from "@fairway/ui/parts/TabbedPages.tsx";
import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import {
  documentTypeCalls,
  marginReasonCalls,
  stageCalls,
  stageSetCalls,
  stageTaskCalls,
} from "../contract.ts";
import { documentType } from "../model/documentType.ts";
import { marginReason } from "../model/marginReason.ts";
import { stage } from "../model/stage.ts";
import { stageSet } from "../model/stageSet.ts";
import { stageTask } from "../model/stageTask.ts";
import { catalogueWords } from "./words.ts";

/** The stages of the catalogue, those that new jobs of each service get, who takes them, the types of document, and the reasons of margins. */
export default function StageList() {
  return (
    <TabbedPages
      tabs={[
        {
          key: "list",
          words: catalogueWords.stages,
          content: () => (
            <ResourceList
              key="list"
              resource={stage}
              calls={stageCalls}
              importAt="/home/catalogue/stage-management/stage-import"
            />
          ),
        },
        {
          key: "sets",
          words: catalogueWords.stageSets,
          content: () => <ResourceList key="sets" resource={stageSet} calls={stageSetCalls} />,
        },
        {
          key: "tasks",
          words: catalogueWords.stageTasks,
          content: () => <ResourceList key="tasks" resource={stageTask} calls={stageTaskCalls} />,
        },
        {
          key: "types",
          words: catalogueWords.documentTypes,
          content: () => (
            <ResourceList key="types" resource={documentType} calls={documentTypeCalls} />
          ),
        },
        {
          key: "margins",
          words: catalogueWords.marginReasons,
          content: () => (
            <ResourceList key="margins" resource={marginReason} calls={marginReasonCalls} />
          ),
        },
      ]}
    />
  );
}
