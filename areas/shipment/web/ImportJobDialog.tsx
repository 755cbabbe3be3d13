import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { datedBy } from "@fairway/areas/service/model/datedBy.ts";
import { columnWords, fieldWords, searchWords } from "@fairway/areas/service/model/tradeWords.ts";
import type { SearchField } from "@fairway/areas/service/model/searchFields.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useSettled } from "@fairway/ui/parts/useSettled.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Input, Modal, Select } from "antd";
import { useState } from "react";
import { listShipments } from "../contract.ts";
import { shipmentWords as words } from "./words.ts";

/** The list of jobs of a service from which a new one starts; the chosen one opens as a copy. */
export function ImportJobDialog(props: {
  readonly service: Service;
  readonly onClose: () => void;
}) {
  const { service, onClose } = props;
  const say = useSay();
  const { go } = useAddress();
  const [text, setText] = useState("");
  const [searchType, setSearchType] = useState<SearchField>("all");
  const keyword = useSettled(text, 250);
  const found = useList(listShipments, {
    transactionType: service.code as ServiceCode,
    searchType,
    keyword,
    page: 1,
    size: 15,
  });
  const rows = found.data?.data;
  const label = say(words.importTitle);
  return (
    <Modal open width={860} title={label} footer={null} onCancel={onClose}>
      <div className="fw-table-bar">
        <Select
          value={searchType}
          onChange={setSearchType}
          aria-label={say(words.importBy)}
          options={Object.entries(searchWords(service)).map(([value, title]) => ({
            value: value as SearchField,
            label: say(title),
          }))}
        />
        <Input.Search
          autoFocus
          allowClear
          aria-label={label}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {!rows ? <RowSkeletons rows={6} /> : null}
      {rows?.length === 0 ? <p className="fw-quiet">{say(words.noneFound)}</p> : null}
      {rows && rows.length > 0 ? (
        <PlainTable
          rows={rows}
          rowKey={(row) => row.id}
          columns={[
            { key: "jobNo", title: say(columnWords(service, "jobNo")), read: (row) => row.jobNo },
            { key: "mawb", title: say(columnWords(service, "mawb")), read: (row) => row.mawb },
            {
              key: "coloader",
              title: say(columnWords(service, "coloader")),
              read: (row) => row.coloaderName,
            },
            {
              key: "day",
              title: say(fieldWords(service, datedBy(service) ?? "serviceDate")),
              read: (row) => <DayText day={row[datedBy(service) ?? "serviceDate"]} />,
            },
            {
              key: "choose",
              title: "",
              read: (row) => (
                <Button
                  size="small"
                  onClick={() =>
                    go(`${jobHome({ id: row.id, transactionType: service.code })}?action=copy`)
                  }
                >
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
