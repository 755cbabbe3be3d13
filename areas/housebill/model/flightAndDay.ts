const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/** A day as a waybill prints it, such as 10DEC or, with its parts apart, 10 DEC. */
export function waybillDay(day: string | null | undefined, between = ""): string {
  const [, month, date] = /^\d{4}-(\d{2})-(\d{2})/.exec(day ?? "") ?? [];
  return month && date ? [date, months[Number(month) - 1]].join(between) : "";
}

/** A flight with its day, such as VN592/10DEC. */
export function flightAndDay(
  flight: string | null | undefined,
  day: string | null | undefined,
): string {
  return [flight, waybillDay(day)].filter(Boolean).join("/");
}
