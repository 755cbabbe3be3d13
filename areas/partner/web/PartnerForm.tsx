import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { getPartnerById } from "../contract.ts";
import { PartnerPage } from "./PartnerPage.tsx";
import { partnerTypeAt } from "./partnerPlaces.ts";

/** One partner: its fields, its agreements, branches and what else belongs to it, in tabs. */
export default function PartnerForm() {
  const { path } = useAddress();
  const ownId = useParam("id");
  const partnerId = useParam("partnerId");
  const id = ownId || partnerId;
  const type = partnerTypeAt(path);
  const found = useAsk(getPartnerById, { id }, { when: id !== "" });
  if (id !== "" && !found.data) return <PageSkeleton />;
  const row = id === "" ? null : (found.data as unknown as AnyRow);
  return <PartnerPage key={`${type} ${id}`} type={type} row={row} />;
}
