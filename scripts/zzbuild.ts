import { buildWeb } from "./buildWeb.ts";
console.log((await buildWeb()).built);
