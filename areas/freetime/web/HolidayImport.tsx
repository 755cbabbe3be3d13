import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import { declaredHoliday, holidayCalls } from "../contract.ts";

/** Imports office holidays from a sheet. */
export default function HolidayImport() {
  return (
    <ResourceImport
      resource={declaredHoliday}
      calls={holidayCalls}
      back="/home/tool/free-time?tab=holidays"
    />
  );
}
