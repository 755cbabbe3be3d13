import { configure } from "@testing-library/react";

// What is waited for on a screen comes when the machine gets to it.
configure({ asyncUtilTimeout: 10_000 });
