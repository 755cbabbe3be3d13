import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { getPartnerById } from "../contract.ts";
import { PartnerPage } from "./PartnerPage.tsx";
import { partnerTypeAt } from "./partnerPlaces.ts";

/** A new branch: the form starts with what its parent has. */
export default function SubPartnerForm() {
  const { path } = useAddress();
  const ownId = useParam("id");
  const partnerId = useParam("partnerId");
  const id = ownId || partnerId;
  const found = useAsk(getPartnerById, { id });
  if (!found.data) return <PageSkeleton />;
  const parent = found.data as unknown as AnyRow;
  return <PartnerPage key={`sub ${id}`} type={partnerTypeAt(path)} row={null} parent={parent} />;
}
