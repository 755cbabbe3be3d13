import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { useEffect } from "react";
import { unlockScreenHome } from "../model/unlockHome.ts";

/** The other address of the screen that locks and unlocks: it goes on to the one of the menu. */
export default function OtherAddress() {
  const { go, search } = useAddress();
  useEffect(() => {
    const kept = new URLSearchParams(search).toString();
    go(kept ? `${unlockScreenHome}?${kept}` : unlockScreenHome, { replace: true });
  }, [go, search]);
  return <PageSkeleton />;
}
