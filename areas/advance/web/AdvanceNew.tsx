import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { advanceHome } from "../model/advanceHome.ts";
import { AdvanceForm } from "./AdvanceForm.tsx";

/** The form of a new advance. */
export default function AdvanceNew() {
  const { go, search } = useAddress();
  return (
    <AdvanceForm
      advance={null}
      advanceFor={search["action"] === "carrier" ? "HBL" : null}
      onSaved={({ id }, isSent) =>
        go(isSent ? `${advanceHome}/${id}/approve` : `${advanceHome}/${id}`)
      }
    />
  );
}
