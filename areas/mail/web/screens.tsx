import { jobsHome } from "@fairway/areas/service/model/jobHome.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { screen } from "@fairway/ui/screens.ts";
import { mailPagesOf } from "./mailPages.ts";
import { templateWords } from "./templateWords.ts";

// The pages on which mails are written, for each open service.
const pages = openServices.flatMap((service) =>
  (["job", "bill"] as const).flatMap((about) =>
    mailPagesOf(service, about).map((page) =>
      screen({
        path: `${jobsHome(service)}/:jobId/${about === "bill" ? "hbl/:hblId/" : ""}${page.at[service.family]}`,
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

/** The screens of mails: where each is written, and where administrators change the texts. */
export const screens = [
  ...pages,
  screen({
    path: "/home/system/mail-templates",
    menu: "sysMail",
    title: templateWords.settings,
    load: () => import("./MailSettings.tsx"),
  }),
];
