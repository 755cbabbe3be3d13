import { type Served, serve, serveOpen } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { getOfficeById } from "./getOfficeById.ts";
import { listMyDepartmentGroups } from "./listMyDepartmentGroups.ts";
import { companiesForSignIn, listMyOffices, listOffices } from "./listOffices.ts";
import { listPersonsIncharge, listUsers } from "./listUsers.ts";

export const handlers: Served[] = [
  serveOpen(contract.companiesForSignIn, companiesForSignIn),
  serve(contract.getAllOffices, listOffices),
  serve(contract.getOfficeById, getOfficeById),
  serve(contract.myOffices, listMyOffices),
  serve(contract.myDepartmentGroups, listMyDepartmentGroups),
  serve(contract.personsIncharge, listPersonsIncharge),
  serve(contract.queryUsers, listUsers),
];
