import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { Space } from "antd";
import type { ShownNote } from "../contract.ts";
import { paymentMeanings, paymentWords, statusMeanings, statusWords } from "./words.ts";

/** How far a note has come: invoiced, paid. */
export function NoteStatus({ note }: { readonly note: ShownNote }) {
  const { status, paymentStatus } = note;
  return (
    <Space size={4}>
      <StatusTag words={statusWords[status]} meaning={statusMeanings[status]} />
      {paymentStatus ? (
        <StatusTag words={paymentWords[paymentStatus]} meaning={paymentMeanings[paymentStatus]} />
      ) : null}
    </Space>
  );
}
