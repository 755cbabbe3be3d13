import { openServices, serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import {
  agentPicker,
  customerPicker,
  partnerPicker,
  portPicker,
} from "@fairway/areas/shipment/web/pickers.ts";
import type { AskInput } from "@fairway/core/contract/call.ts";
import { type BookCurrency, bookCurrencies, secondCurrency } from "@fairway/core/money/currency.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { ManyChoice, type ManyOption, useSaidMany } from "@fairway/ui/parts/ManyChoice.tsx";
import { FilterBar, type FilterSpec } from "@fairway/ui/table/FilterBar.tsx";
import { type TableState, useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { type getGeneralReport, getReportUnits } from "../contract.ts";
import { type StaffType, staffTypes } from "../model/reportCriteria.ts";
import { offeredUnits, type UnitsInReach } from "../model/unitsInReach.ts";
import { words } from "./words.ts";

const names = [
  "service",
  "currency",
  "office",
  "department",
  "group",
  "staffType",
  "staff",
  "customer",
  "carrier",
  "agent",
  "pol",
  "pod",
  "dates",
  "beneficiary",
  "rate",
] as const;
type Filter = (typeof names)[number];

/** The filters of a report, kept in the address. */
export type ReportState = TableState<Filter>;

/** What a report is asked for. */
export type ReportAsk = AskInput<typeof getGeneralReport>;

const carrierSource = partnerPicker("report carrier");
// Ports of every mode.
const portSource = portPicker(theOperation());
const currencies = Object.fromEntries(bookCurrencies.map((code) => [code, { en: code, vi: code }]));
const none: UnitsInReach = { offices: [], departments: [], groups: [], staff: [] };

function theOperation() {
  const found = openServices.find(({ family }) => family === "operations");
  if (!found) throw new Error("no operations service is open");
  return found;
}

/** The state of a report's filters; by default the service dates of the current month. */
export function useReportState(name: string): ReportState {
  return useTableState(name, { filters: names, dates: true, month: true, searchBy: "jobId" });
}

/** Returns the currency of a report. */
export function currencyOf({ filters }: ReportState): BookCurrency {
  return bookCurrencies.find((code) => code === filters.currency) ?? secondCurrency;
}

/** Returns the criteria that the filters mean. */
export function criteriaOf(state: ReportState, usualStaff: StaffType): ReportAsk {
  const { filters, search, searchBy, from, to } = state;
  const staffType = filters.staffType in staffTypes ? (filters.staffType as StaffType) : usualStaff;
  const staffField = { PIC: "personInCharge", Salesman: "salesMan", Creator: "creator" } as const;
  const days =
    filters.dates === "createdDate"
      ? { createdDateFrom: from, createdDateTo: to }
      : { serviceDateFrom: from, serviceDateTo: to };
  return {
    ...days,
    currency: currencyOf(state),
    service: filters.service,
    officeId: filters.office,
    departmentId: filters.department,
    groupId: filters.group,
    staffType,
    [staffField[staffType]]: filters.staff,
    customerId: filters.customer,
    carrierId: filters.carrier || null,
    agentId: filters.agent || null,
    pol: filters.pol || null,
    pod: filters.pod || null,
    ...(search ? { [searchBy || "jobId"]: search } : {}),
  };
}

/** The filters of a report: units and staff within reach, days, service, currency and partners. */
export function ReportFilters(props: {
  readonly state: ReportState;
  readonly menu: AskInput<typeof getReportUnits>["menu"];
  readonly usualStaff: StaffType;
  /** Further filters, before the others. */
  readonly first?: readonly FilterSpec<Filter>[];
  /** The report is in a currency of its own. */
  readonly hasOwnCurrency?: boolean;
}) {
  const say = useSay();
  const { state, menu, usualStaff, first = [], hasOwnCurrency } = props;
  const { office, department, group } = state.filters;
  const found = useAsk(getReportUnits, { menu }, { fresh: 300_000, quiet: true });
  const ids = (value: string) => (value === "" ? [] : value.split(";"));
  const units = offeredUnits(found.data ?? none, {
    offices: ids(office),
    departments: ids(department),
    groups: ids(group),
  });
  const services = openServices.map(({ code }) => ({
    value: code,
    label: say(serviceNames[code as keyof typeof serviceNames]),
  }));
  const usual = Object.entries(staffTypes).filter(([type]) => type !== usualStaff);
  return (
    <FilterBar
      state={state}
      searchBy={{ jobId: words.jobNo, hawb: words.hbl, mawb: words.mbl }}
      placeholder={words.search}
      dates={{
        by: "dates",
        of: { serviceDate: words.serviceDate, createdDate: words.createdDate },
      }}
      filters={[
        ...first,
        ...(hasOwnCurrency
          ? []
          : [{ name: "currency" as const, label: words.currency, of: currencies }]),
        { name: "service", label: words.service, ...useMany(words.service, services) },
        { name: "office", label: words.office, ...useMany(words.office, named(units.offices)) },
        {
          name: "department",
          label: words.department,
          ...useMany(words.department, named(units.departments)),
        },
        { name: "group", label: words.group, ...useMany(words.group, named(units.groups)) },
        {
          name: "staffType",
          label: words.staffType,
          of: Object.fromEntries([[usualStaff, staffTypes[usualStaff]], ...usual]),
        },
        { name: "staff", label: words.staff, ...useMany(words.staff, named(units.staff)) },
        { name: "customer", label: words.customer, source: customerPicker },
        { name: "carrier", label: words.carrier, source: carrierSource },
        { name: "agent", label: words.agent, source: agentPicker },
        { name: "pol", label: words.pol, source: portSource },
        { name: "pod", label: words.pod, source: portSource },
      ]}
    />
  );
}

const named = (units: readonly { readonly id: string; readonly name: string }[]): ManyOption[] =>
  units.map(({ id, name }) => ({ value: id, label: name }));

/** A filter for several of these options. */
function useMany(label: (typeof words)["service"], options: readonly ManyOption[]) {
  const say = useSay();
  const says = useSaidMany(options);
  return {
    says,
    input: (value: string, onChange: (value: string | null) => void) => (
      <ManyChoice
        key={label.en}
        label={say(label)}
        value={value}
        options={options}
        onChange={onChange}
      />
    ),
  };
}
