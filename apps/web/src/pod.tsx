import { DriverPage } from "@fairway/areas/trip/web/driver/DriverPage.tsx";
import { createRoot } from "react-dom/client";
import { pageLanguage } from "./language.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("the page has no root");
document.documentElement.lang = pageLanguage;
// What follows "#" is never sent to a server, so no log has it.
createRoot(root).render(<DriverPage link={location.hash.slice(1)} language={pageLanguage} />);
