import type { LinkedTrip } from "../../model/linkedTrip.ts";
import { askServer, type Driver, Unsent } from "./askServer.ts";
import { forgetStep, type KeptStep } from "./keptProofs.ts";

/**
 * Sends a step with the time at which it happened. A step that the server refuses is forgotten: the trip
 * went on without it.
 *
 * Shape: returns the trip as the answer says; throws `Unsent` where it was not sent.
 */
export async function sendStep(driver: Driver, step: KeptStep): Promise<LinkedTrip> {
  const { id, verb, at } = step;
  try {
    const trip = await askServer(driver, "Report", { verb, id, reportedAt: at });
    await forgetStep(id);
    return trip;
  } catch (error) {
    if (error instanceof Unsent && !error.isLost) await forgetStep(id);
    throw error;
  }
}
