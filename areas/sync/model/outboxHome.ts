/** The screen of what goes to the accounting system. */
export const outboxHome = "/home/accounting/management/outbox";
