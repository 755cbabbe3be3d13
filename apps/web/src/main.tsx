import "@fontsource-variable/noto-sans/wght.css";
import { say } from "@fairway/core/words/words.ts";
import { ClientProvider } from "@fairway/ui/client/client.ts";
import { makeCache } from "@fairway/ui/client/makeCache.ts";
import { reasonOf } from "@fairway/ui/client/refusal.ts";
import { noteAwaited } from "@fairway/ui/client/quiet.ts";
import { FairwayLook } from "@fairway/ui/FairwayLook.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { beginAhead } from "./beginAhead.ts";
import { noteStarted } from "./earlyAnswers.ts";
import { pageLanguage } from "./language.ts";
import { loadForms } from "./loadForms.ts";
import { loadPointed } from "./loadPointed.ts";
import { fillPlaces } from "./places.ts";
import { router } from "./router.tsx";
import { client } from "./session/client.ts";
import { forgetSession } from "./session/me.ts";
import "./shell/shell.css";

beginAhead(location.hash);
// Nothing is quiet before the first screen is rendered and has sent its requests.
noteAwaited(1);
const stopWaiting = router.subscribe("onRendered", () => {
  stopWaiting();
  setTimeout(() => noteAwaited(-1));
});
router.subscribe("onRendered", () => setTimeout(noteStarted));

const cache = makeCache((refusal) => {
  if (refusal.status === 401) return;
  if (refusal.status === 403) {
    // A right may have been withdrawn, so menu and rights are loaded again.
    forgetSession();
    router.history.push("/403");
  } else toast.error(reasonOf(refusal));
}, new BroadcastChannel("fairway.saved"));

fillPlaces();
loadPointed();
loadForms();

document.title = say({ en: "Fairway", vi: "Fairway" }, pageLanguage);

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={cache}>
      <ClientProvider value={client}>
        <FairwayLook language={pageLanguage}>
          <RouterProvider router={router} />
        </FairwayLook>
      </ClientProvider>
    </QueryClientProvider>,
  );
}
