import { CheckOutlined } from "@ant-design/icons";
import type { Words } from "@fairway/core/words/words.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import type { ReactNode } from "react";
import { listAgreements } from "../contract.ts";
import type { ListedAgreement } from "../model/agreementShapes.ts";
import { contractTypes } from "@fairway/areas/partner/model/contractTypes.ts";
import { AgreementStatus } from "./AgreementStatus.tsx";
import { agreementWords as words } from "./words.ts";

/** The agreements of a partner below its row in the list. */
export function AgreementRows({ partnerId }: { readonly partnerId: string }) {
  const say = useSay();
  const language = useLanguage();
  const found = useAsk(listAgreements, { partnerId }, { quiet: true });
  if (found.error) {
    return <ErrorState fault={found.error} retry={() => void found.refetch()} />;
  }
  if (!found.data) return <RowSkeletons rows={1} />;
  if (found.data.length === 0) return <p className="fw-quiet">{say(words.noAgreement)}</p>;
  const column = (key: string, title: Words, read: (row: ListedAgreement) => ReactNode) => ({
    key,
    title: say(title),
    read,
  });
  return (
    <PlainTable
      rows={found.data.map((row, at) => ({ ...row, no: at + 1 }))}
      rowKey={(row) => row.id}
      columns={[
        { key: "no", title: say(words.no), right: true, read: (row) => row.no },
        column("salesman", words.salesman, (row) =>
          language === "vi" ? row.salemanNameVn : row.salemanName,
        ),
        column("type", words.type, (row) => (
          <>
            {say(contractTypes[row.contractType as keyof typeof contractTypes])}{" "}
            <span className="fw-quiet">{row.contractNo}</span>
          </>
        )),
        column("services", words.services, (row) => row.saleService.join(", ")),
        column("offices", words.offices, (row) => row.officeCodes.join(", ")),
        column("company", words.company, (row) => row.companyCode),
        column("status", words.status, (row) => <AgreementStatus row={row} />),
        column("arconfirmed", words.arConfirmed, (row) =>
          row.arconfirmed ? <CheckOutlined aria-label={say(words.confirmedMark)} /> : null,
        ),
        column("created", words.created, (row) => <InstantText instant={row.datetimeCreated} />),
      ]}
    />
  );
}
