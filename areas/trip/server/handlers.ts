import { type Served, serve, serveApart } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import * as driver from "../contractDriver.ts";
import { assignSupplier, findSuppliers, truckClashes } from "./assignSupplier.ts";
import { costLines } from "./costLines.ts";
import { createTrips } from "./createTrips.ts";
import "./dropCanceledTrips.ts";
import { admitLink } from "./openLink.ts";
import { readLinkedTrip } from "./readLinkedTrip.ts";
import { reportStep } from "./reportStep.ts";
import { sendPhoto } from "./sendPhoto.ts";
import { sendProof } from "./sendProof.ts";
import { stepTrip } from "./stepTrip.ts";
import { tripBoard } from "./tripBoard.ts";
import { makeLink, revokeLink } from "./tripLink.ts";
import { getTrip, tripsOfJob } from "./tripsOfJob.ts";
import { draftRequest, sendRequest } from "./truckRequest.ts";
import { deleteTrip, updateTrip } from "./updateTrip.ts";

/** The calls of trips, and those of drivers, who do not sign in. */
export const handlers: Served[] = [
  serve(contract.tripsOfJob, tripsOfJob),
  serve(contract.getTrip, getTrip),
  serve(contract.createTrips, createTrips),
  serve(contract.updateTrip, updateTrip),
  serve(contract.deleteTrip, deleteTrip),
  serve(contract.stepTrip, stepTrip),
  serve(contract.assignSupplier, assignSupplier),
  serve(contract.truckClashes, truckClashes),
  serve(contract.findSuppliers, findSuppliers),
  serve(contract.costLines, costLines),
  serve(contract.tripBoard, tripBoard),
  serve(contract.draftRequest, draftRequest),
  serve(contract.sendRequest, sendRequest),
  serve(contract.makeLink, makeLink),
  serve(contract.revokeLink, revokeLink),
  serveApart(driver.readLinkedTrip, readLinkedTrip),
  serveApart(driver.reportStep, reportStep),
  serveApart(driver.sendProof, sendProof),
  serveApart(driver.sendPhoto, sendPhoto, admitLink),
];
