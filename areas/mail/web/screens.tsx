import { listHome } from "@fairway/areas/service/model/jobHome.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { screen } from "@fairway/ui/screens.ts";
import { mailPagesOf } from "./mailPages.ts";

/** The pages on which mails are written, for each open service. */
export const screens = openServices.flatMap((service) =>
  (["job", "bill"] as const).flatMap((about) =>
    mailPagesOf(service, about).map((page) =>
      screen({
        path: `${listHome(service)}/:jobId/${about === "bill" ? "hbl/:hblId/" : ""}${page.at[service.family]}`,
        menu: service.menu,
        title: page.words,
        load: async () => {
          const { MailPage } = await import("./MailPage.tsx");
          return { default: () => <MailPage page={page} /> };
        },
      }),
    ),
  ),
);
