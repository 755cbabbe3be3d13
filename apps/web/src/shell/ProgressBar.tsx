import { useRouterState } from "@tanstack/react-router";
import { useBusy } from "./busy.ts";

/** A thin bar at the top while a screen or an answer is loading. */
export function ProgressBar() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const isBusy = useBusy();
  return (
    <div
      className={isLoading || isBusy ? "fw-progress fw-progress-on" : "fw-progress"}
      aria-hidden
    />
  );
}
