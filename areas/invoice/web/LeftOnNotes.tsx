import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Button, Space } from "antd";
import { lazy, Suspense, useState } from "react";
import { invoiceTypes } from "../model/invoice.ts";
import { typeWords } from "../model/invoiceFields.ts";
import type { NoteToInvoice } from "../model/noteToInvoice.ts";
import { OpenAmounts } from "./OpenAmounts.tsx";
import { words } from "./words.ts";

const InvoiceNotes = lazy(() => import("./InvoiceNotes.tsx"));

/** Says what the notes of an invoice have left to invoice, and starts its invoices. */
export function LeftOnNotes(props: { readonly notes: readonly NoteToInvoice[] }) {
  const say = useSay();
  const [isInvoicing, setInvoicing] = useState(false);
  const { notes } = props;
  if (notes.length === 0 && !isInvoicing) return null;
  return (
    <>
      {notes.map((note) => (
        <Alert
          key={note.id}
          type="warning"
          showIcon
          title={
            <Space wrap>
              {say(words.left, {
                code: note.code,
                count: note.open.reduce((sum, each) => sum + each.lines, 0),
              })}
              {invoiceTypes
                .filter((type) => note.open.some((each) => each.type === type))
                .map((type) => (
                  <Space key={type}>
                    {say(typeWords[type])}
                    <b>
                      <OpenAmounts open={note.open} type={type} />
                    </b>
                  </Space>
                ))}
            </Space>
          }
          action={
            <Button size="small" onClick={() => setInvoicing(true)}>
              {say(words.issueInvoices)}
            </Button>
          }
        />
      ))}
      {isInvoicing ? (
        <Suspense fallback={null}>
          <InvoiceNotes
            noteIds={notes.map((note) => note.id)}
            onClose={() => setInvoicing(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
