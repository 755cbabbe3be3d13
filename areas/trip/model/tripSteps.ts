import type { Steps } from "@fairway/core/steps/steps.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** The states of a trip, by their stored word. */
export const tripStates = {
  Planned: { en: "To be assigned", vi: "Chờ giao nhà xe" },
  Assigned: { en: "Assigned", vi: "Đã giao nhà xe" },
  Accepted: { en: "Accepted", vi: "Đã nhận" },
  Loaded: { en: "Loaded", vi: "Đã lấy hàng" },
  Delivered: { en: "Delivered", vi: "Đã giao hàng" },
  EmptyReturned: { en: "Empty returned", vi: "Đã trả rỗng" },
  Closed: { en: "Closed", vi: "Đã đóng" },
  Dropped: { en: "Dropped", vi: "Đã bỏ" },
} as const satisfies Record<string, Words>;
export type TripState = keyof typeof tripStates;

/**
 * The states of a trip and their verbs. A proof of delivery brings a trip to `Delivered` from any state
 * in which a truck has it, because a driver does not always report what comes before.
 *
 * Source: rule TR-3
 */
export const tripSteps = {
  Planned: { assign: "Assigned", drop: "Dropped" },
  Assigned: {
    assign: "Assigned",
    accept: "Accepted",
    decline: "Planned",
    load: "Loaded",
    prove: "Delivered",
    drop: "Dropped",
  },
  Accepted: {
    assign: "Assigned",
    load: "Loaded",
    prove: "Delivered",
    back: "Assigned",
    drop: "Dropped",
  },
  // Where a trip picks up again after a delivery.
  Loaded: {
    load: "Loaded",
    deliver: "Delivered",
    prove: "Delivered",
    back: "Accepted",
    drop: "Dropped",
  },
  Delivered: { returnEmpty: "EmptyReturned", close: "Closed", back: "Loaded" },
  EmptyReturned: { close: "Closed", back: "Delivered" },
  Closed: { unlock: "Delivered" },
  Dropped: { resume: "Planned" },
} as const satisfies Steps;

/** The verbs by which a user moves a trip, with their names. */
export const tripVerbs = {
  accept: { en: "Accepted by the supplier", vi: "Nhà xe nhận" },
  decline: { en: "Declined by the supplier", vi: "Nhà xe từ chối" },
  load: { en: "Goods picked up", vi: "Đã lấy hàng" },
  deliver: { en: "Goods delivered", vi: "Đã giao hàng" },
  returnEmpty: { en: "Empty returned", vi: "Đã trả rỗng" },
  close: { en: "Close the trip", vi: "Đóng chuyến" },
  back: { en: "One step back", vi: "Lùi một bước" },
  unlock: { en: "Unlock the details", vi: "Mở khóa chi tiết" },
  drop: { en: "Drop the trip", vi: "Bỏ chuyến" },
  resume: { en: "Take up again", vi: "Dùng lại chuyến" },
} as const satisfies Record<string, Words>;
export type TripVerb = keyof typeof tripVerbs;
export const tripVerbNames = Object.keys(tripVerbs) as [TripVerb, ...TripVerb[]];

/** The verbs that need a reason. */
export const needsReason: readonly TripVerb[] = ["drop", "decline"];

/** The verbs that a driver reports by the link of the trip. */
export const driverVerbs = ["accept", "load", "returnEmpty"] as const;

/** The states in which a supplier has a trip in hand, and its truck is booked. */
export const inHand = ["Assigned", "Accepted", "Loaded"] as const satisfies readonly TripState[];

/** The states in which goods of a trip are still to be delivered. */
export const undelivered = ["Planned", ...inHand] as const;

const trucked: readonly TripState[] = [...inHand, "Delivered", "EmptyReturned"];

/** Has a truck the trip, so that its driver may have a link and prove a delivery? */
export const hasTruck = (state: TripState) => trucked.includes(state);

/** The states in which the details of a trip no longer change. */
export const isFixed = (state: TripState) => state === "Closed" || state === "Dropped";
