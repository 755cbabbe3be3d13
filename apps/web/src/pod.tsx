import { DriverPage } from "@fairway/areas/trip/web/driver/DriverPage.tsx";
import { createRoot } from "react-dom/client";
import { keepPod } from "./keepPod.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("the page has no root");
// Read here: the file of the application that knows it brings the application along.
const language = /^\/vi(\/|$)/.test(location.pathname) ? "vi" : "en";
// What follows "#" is never sent to a server, so no log has it.
createRoot(root).render(<DriverPage link={location.hash.slice(1)} language={language} />);
// A browser that keeps no pages shows them while there is a connection.
const keep = () => void keepPod().catch(() => undefined);
if (document.readyState === "complete") keep();
else addEventListener("load", keep, { once: true });
