import "vitest";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    postgresTemplate: string;
    /** A migrated database in which nothing is written, to explain statements in. */
    postgresPlans: string;
  }
}
