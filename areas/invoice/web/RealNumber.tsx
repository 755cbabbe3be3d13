import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Input, Space } from "antd";
import { useState } from "react";
import { enterRealNumber, getInvoiceById, pageInvoices } from "../contract.ts";
import type { InvoiceDetail } from "../model/invoiceDetail.ts";
import { words } from "./words.ts";

/** The real number of an invoice with payments, whose other fields are closed. */
export function RealNumber({ invoice }: { readonly invoice: InvoiceDetail }) {
  const say = useSay();
  const { id, version } = invoice;
  const [typed, setTyped] = useState(invoice.invoiceNoReal ?? "");
  const verb = useVerb(enterRealNumber, {
    invalidates: [getInvoiceById, pageInvoices],
    onDone: ({ data }) => toast.success(say(words.saved, { no: data.invoiceNoReal ?? "" })),
  });
  const isChanged = typed.trim() !== "" && typed.trim() !== invoice.invoiceNoReal;
  const save = () => {
    if (isChanged) verb.mutate({ id, version, invoiceNoReal: typed });
  };
  return (
    <Section title={words.enterRealNo} columns={3}>
      <Space.Compact>
        <Input
          aria-label={say(words.enterRealNo)}
          value={typed}
          maxLength={20}
          onChange={(event) => setTyped(event.target.value)}
          onPressEnter={save}
        />
        <Button type="primary" disabled={!isChanged} loading={verb.isPending} onClick={save}>
          {say(words.save)}
        </Button>
      </Space.Compact>
    </Section>
  );
}
