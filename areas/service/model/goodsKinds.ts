/** The line by line goods of a service. */
export type GoodsKind = "containers" | "looseGoods" | "dimensions";
