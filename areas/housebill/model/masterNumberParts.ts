/** The printed parts of the number of a master waybill: airline, airport of departure, serial. */
export function masterNumberParts(
  mawb: string | null,
  departure: string | null,
): { masterPrefix: string; masterOrigin: string; masterSerial: string } {
  const [, prefix = "", serial = mawb ?? ""] = /^([A-Za-z0-9]{3})-(.+)$/.exec(mawb ?? "") ?? [];
  return {
    masterPrefix: prefix,
    masterOrigin: mawb ? (departure?.slice(-3) ?? "") : "",
    masterSerial: serial,
  };
}
