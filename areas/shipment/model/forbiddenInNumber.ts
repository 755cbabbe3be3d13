/** The characters that a bill number may not contain. */
export const forbiddenInNumber = /['"\\:*<>;?]/;
