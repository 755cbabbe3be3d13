/** A place with its country, unless the text of the place names it. */
export function placeWithCountry(place: string | null, country: string | null): string {
  if (!place) return "";
  const isNamed = !country || place.toUpperCase().includes(country.toUpperCase());
  return isNamed ? place : `${place}, ${country}`;
}
