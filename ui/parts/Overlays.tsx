import { Questions } from "./Questions.tsx";
import { Toasts } from "./Toasts.tsx";

/** The layers over every screen: toasts and questions. */
export function Overlays() {
  return (
    <>
      <Toasts />
      <Questions />
    </>
  );
}
