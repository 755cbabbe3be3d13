import "vitest";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    postgresTemplate: string;
    /** The template with the cast, who can sign in, and with all countries and currencies. */
    castTemplate: string;
    /** A migrated database in which nothing is written, to explain statements in. */
    postgresPlans: string;
  }
}
