import { aboutService } from "@fairway/areas/service/model/aboutService.ts";
import { listHome, newHome } from "@fairway/areas/service/model/jobHome.ts";
import { oneBillServices } from "@fairway/areas/service/model/serviceOf.ts";
import { screen } from "@fairway/ui/screens.ts";
import { shipmentWords } from "@fairway/areas/shipment/web/words.ts";

/** The list and a new job of each service whose jobs are opened with their one bill. */
export const screens = oneBillServices.flatMap((service) => {
  const { menu, name, menuName } = service;
  return [
    screen({
      path: listHome(service),
      menu,
      title: menuName ?? name,
      load: async () => {
        const { OperationList } = await import("./OperationList.tsx");
        return { default: () => <OperationList service={service} /> };
      },
    }),
    screen({
      path: newHome(service),
      menu,
      title: aboutService(shipmentWords.newJob, service),
      load: async () => {
        const { OperationNew } = await import("./OperationNew.tsx");
        return { default: () => <OperationNew service={service} /> };
      },
    }),
  ];
});
