import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { advanceHome } from "../model/advanceHome.ts";
import { AdvanceForm } from "./AdvanceForm.tsx";
import { useBillsOfAddress } from "./useBillsOfAddress.ts";

/** The form of a new advance. */
export default function AdvanceNew() {
  const { go, search } = useAddress();
  const bills = useBillsOfAddress();
  return (
    <AdvanceForm
      advance={null}
      {...(bills ? { bills } : {})}
      advanceFor={search["action"] === "carrier" ? "HBL" : null}
      onSaved={({ id }, isSent) =>
        go(isSent ? `${advanceHome}/${id}/approve` : `${advanceHome}/${id}`)
      }
    />
  );
}
