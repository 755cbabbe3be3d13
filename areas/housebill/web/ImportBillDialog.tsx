import { datedBy } from "@fairway/areas/service/model/datedBy.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import {
  billColumnWords,
  billFieldWords,
  fieldWords,
} from "@fairway/areas/service/model/tradeWords.ts";
import { customerPicker } from "@fairway/areas/shipment/web/pickers.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { PickerInput } from "@fairway/ui/form/PickerInput.tsx";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useSettled } from "@fairway/ui/parts/useSettled.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Input, Modal } from "antd";
import { useState } from "react";
import { findHouseBills } from "../contract.ts";
import { houseBillWords as words } from "./words.ts";

/** The most bills that are shown; more are found by more letters. */
const most = 15;

/** Finds a bill of the same service by number or customer, from which a new one starts. Rule HB-40 */
export function ImportBillDialog(props: {
  readonly service: Service;
  readonly onChosen: (bill: { readonly id: string; readonly hwbno: string }) => void;
  readonly onClose: () => void;
}) {
  const { service } = props;
  const say = useSay();
  const [text, setText] = useState("");
  const [customerId, setCustomer] = useState<string | null>(null);
  const hwbno = useSettled(text.trim(), 250) || null;
  const found = useAsk(
    findHouseBills,
    { transactionType: service.code as ServiceCode, hwbno, customerId },
    { when: Boolean(hwbno ?? customerId) },
  );
  const rows = found.data?.slice(0, most);
  const dated = datedBy(service) ?? "etd";
  const number = say(billFieldWords(service, "hwbno"));
  const customer = say(billColumnWords(service, "customer"));
  return (
    <Modal open width={860} title={say(words.importBill)} footer={null} onCancel={props.onClose}>
      <p className="fw-quiet">{say(words.importBillHint)}</p>
      <div className="fw-table-bar">
        <Input.Search
          autoFocus
          allowClear
          aria-label={number}
          placeholder={number}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <PickerInput
          source={customerPicker}
          label={customer}
          placeholder={customer}
          value={customerId}
          onChange={setCustomer}
        />
      </div>
      {found.isLoading ? <RowSkeletons rows={6} /> : null}
      {rows?.length === 0 ? <p className="fw-quiet">{say(words.noBillFound)}</p> : null}
      {rows && rows.length > 0 ? (
        <PlainTable
          rows={rows}
          rowKey={(row) => row.id}
          columns={[
            { key: "hwbno", title: number, read: (row) => row.hwbno },
            {
              key: "mawb",
              title: say(billFieldWords(service, "mawb")),
              read: (row) => row.mawb,
            },
            { key: "customer", title: customer, read: (row) => row.customerName },
            {
              key: "salesman",
              title: say(billColumnWords(service, "salesman")),
              read: (row) => row.saleManName,
            },
            {
              key: "day",
              title: say(fieldWords(service, dated)),
              read: (row) => <DayText day={row[dated]} />,
            },
            {
              key: "choose",
              title: "",
              read: (row) => (
                <Button size="small" onClick={() => props.onChosen(row)}>
                  {say(words.importChoose)}
                </Button>
              ),
            },
          ]}
        />
      ) : null}
    </Modal>
  );
}
