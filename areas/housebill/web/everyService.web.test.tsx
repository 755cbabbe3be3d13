import { useAirWeights, weightsOfJob } from "@fairway/areas/goods/web/useAirWeights.ts";
import { useDimensions } from "@fairway/areas/goods/web/useDimensions.ts";
import { BillForm } from "@fairway/areas/housebill/web/BillForm.tsx";
import { datedBy } from "@fairway/areas/service/model/datedBy.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { services } from "@fairway/areas/service/model/services.ts";
import {
  billFieldWords,
  columnWords,
  fieldWords,
} from "@fairway/areas/service/model/tradeWords.ts";
import { requiredOfBill } from "@fairway/areas/service/model/requiredOfBill.ts";
import { lineKindOf } from "@fairway/areas/goods/model/goodsLine.ts";
import { GoodsRefresh } from "@fairway/areas/shipment/web/GoodsRefresh.tsx";
import { GoodsLines } from "@fairway/areas/shipment/web/JobGoods.tsx";
import { useContainers } from "@fairway/areas/shipment/web/useContainers.ts";
import { JobForm } from "@fairway/areas/shipment/web/JobForm.tsx";
import { jobListColumns } from "@fairway/areas/shipment/web/jobListColumns.tsx";
import type { Client } from "@fairway/ui/client/client.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";

afterEach(cleanup);

const client = { language: "en", ask: () => new Promise(() => undefined) } as unknown as Client;
const every = (services as readonly Service[]).map((each) => [each.code, each] as const);

const bill = {
  isNew: true,
  nextNumber: null,
  shipmentType: "Freehand",
  office: "o-1",
  onCustomer: () => undefined,
  otherCharges: null,
};

function Around(props: { readonly children: ReactNode }) {
  return <FormProvider {...useForm()}>{props.children}</FormProvider>;
}

/** Checks that a form draws these labels, with the mark of those that are required; some fields load later. */
async function mustHaveLabels(form: ReactNode, labels: readonly string[]): Promise<void> {
  const { container } = renderScreen(<Around>{form}</Around>, { client });
  expect(labels.length).toBeGreaterThan(3);
  await expect
    .poll(() => [...container.querySelectorAll("label")].map((label) => label.textContent))
    .toEqual(expect.arrayContaining([...labels]));
}

test.each(every)("%s: the list has the declared columns in its words", (_, service) => {
  const heads = jobListColumns(service).map(({ title }) => title);
  expect(heads).toEqual(service.list.columns.map((column) => columnWords(service, column)));
});

test.each(every)("%s: the form of its jobs has the declared fields", async (_, service) => {
  const { sections, required } = service.form;
  const declared = sections.flatMap(({ fields = [] }) => fields.flat());
  expect(required.filter((field) => !declared.includes(field))).toEqual([]);
  const labels = declared.map((field) => {
    // The service date is needed while the day that fills it is empty.
    const isFilled = field === "serviceDate" && datedBy(service) !== null;
    const mark = required.includes(field) || isFilled ? "*" : "";
    return `${fieldWords(service, field).en}${mark}`;
  });
  await mustHaveLabels(
    <JobForm service={service} chosen={{}} goods={null} goodsExtra={null} />,
    labels,
  );
});

test.each(every)("%s: the form of its bills has the declared fields", async (_, service) => {
  const fields = service.bill.sections.flatMap((section) => (section.fields ?? []).flat());
  await mustHaveLabels(
    <BillForm service={service} chosen={{}} bill={bill} goods={null} goodsExtra={null} />,
    fields.map((field) => {
      const mark = requiredOfBill(service).includes(field) ? "*" : "";
      return `${billFieldWords(service, field).en}${mark}`;
    }),
  );
});

test("on a waybill the freight as arranged is switched off, and a rate can be typed", async () => {
  renderScreen(
    <Around>
      <BillForm service={serviceOf("AE")} chosen={{}} bill={bill} goods={null} goodsExtra={null} />
    </Around>,
    { client },
  );
  const mark = await screen.findByRole("switch", { name: /As arranged/ });
  await waitFor(() => expect(mark.getAttribute("aria-checked")).toBe("true"));
  fireEvent.click(mark);
  await waitFor(() => expect(mark.getAttribute("aria-checked")).toBe("false"));
  expect(screen.getByLabelText(/Rate \/ charge/).hasAttribute("disabled")).toBe(false);
});

function Goods({ service }: { readonly service: Service }) {
  const containers = useContainers(undefined, {
    goods: lineKindOf(service),
    isOfBill: false,
  });
  const form = useForm();
  const dimensions = useDimensions(service, undefined);
  const weights = useAirWeights(service, form, dimensions, weightsOfJob);
  return (
    <FormProvider {...form}>
      <GoodsLines {...{ service, containers, dimensions, weights }} whyNot={null} jobId={null} />
      <GoodsRefresh service={service} whyNot={null} refresh={async () => undefined} />
    </FormProvider>
  );
}

const listOfKind = {
  containers: { list: "Containers of the job", recalculate: "Recalculate from containers" },
  looseGoods: { list: "Loose goods of the job", recalculate: "Recalculate from the lines" },
  dimensions: { list: "Dimensions of the goods", recalculate: "Recalculate from dimensions" },
} as const;

test.each(every)("%s: its goods have the list of their kind", async (_, service) => {
  renderScreen(
    <Around>
      <Goods service={service} />
    </Around>,
    { client },
  );
  const { list, recalculate } = listOfKind[service.goods];
  expect(await screen.findByLabelText(list)).toBeTruthy();
  expect(screen.getByText(recalculate)).toBeTruthy();
});
