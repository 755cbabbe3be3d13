import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { unlockHome } from "../model/unlockHome.ts";
import { UnlockForm } from "./UnlockForm.tsx";

/** The form of a new unlock request. */
export default function UnlockNew() {
  const { go } = useAddress();
  return <UnlockForm request={null} onSaved={({ id }) => go(`${unlockHome}/${id}`)} />;
}
