import { today } from "@fairway/core/time/day.ts";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { Space } from "antd";
import { type ShownStatuses, type StatedDocument, statusesOf } from "../model/documentStatus.ts";

/** The state and payment status of a document of any kind. */
export function DocumentStatus(props: {
  readonly kind: ShownStatuses;
  readonly document: StatedDocument;
}) {
  const { timeZone } = useSession();
  const tags = statusesOf(props.kind, props.document, today(timeZone)).map((status) => (
    <StatusTag key={status.words.en} {...status} />
  ));
  return tags.length > 1 ? <Space size={4}>{tags}</Space> : tags;
}
