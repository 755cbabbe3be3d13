/** The transport modes of a place. */
export const transportModes = {
  AIR: { en: "Air", vi: "Hàng không" },
  SEA: { en: "Sea", vi: "Đường biển" },
  INLAND: { en: "Inland", vi: "Đường bộ" },
  "AIR - SEA": { en: "Air, sea", vi: "Hàng không, biển" },
  "INLAND - SEA": { en: "Inland, sea", vi: "Đường bộ, biển" },
  "AIR - INLAND": { en: "Air, inland", vi: "Hàng không, bộ" },
  "INLAND - AIR - SEA": { en: "Inland, air, sea", vi: "Bộ, hàng không, biển" },
} as const;
