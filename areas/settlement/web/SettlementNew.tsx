import { useBillsOfAddress } from "@fairway/areas/advance/web/useBillsOfAddress.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { settlementHome } from "../model/settlementHome.ts";
import { SettlementForm } from "./SettlementForm.tsx";

/** The form of a new settlement. */
export default function SettlementNew() {
  const { go } = useAddress();
  const bills = useBillsOfAddress();
  return (
    <SettlementForm
      settlement={null}
      {...(bills ? { bills } : {})}
      onSaved={({ id }, isSent) =>
        go(isSent ? `${settlementHome}/${id}/approve` : `${settlementHome}/${id}`)
      }
    />
  );
}
