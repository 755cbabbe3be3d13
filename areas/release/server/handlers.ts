import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { printOriginals } from "./printOriginals.ts";
import { getRelease } from "./readRelease.ts";
import { releaseGoods } from "./releaseGoods.ts";
import { surrenderBill } from "./surrenderBill.ts";
import { takeBackOriginals } from "./takeBackOriginals.ts";
import { telexBill } from "./telexBill.ts";

/** The calls of the release of bills of lading. */
export const handlers: Served[] = [
  serve(contract.getRelease, getRelease),
  serve(contract.printOriginals, printOriginals),
  serve(contract.takeBackOriginals, takeBackOriginals),
  serve(contract.surrenderBill, surrenderBill),
  serve(contract.telexBill, telexBill),
  serve(contract.releaseGoods, releaseGoods),
];
