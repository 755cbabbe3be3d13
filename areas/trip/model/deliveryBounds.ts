/** The most pieces of a delivery, photos of a delivery, and hours that a link outlives its report. */
export const mostPieces = 5_000_000;
export const mostPhotos = 12;
export const hoursAfterDelivery = 48;
