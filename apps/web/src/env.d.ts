/** The version of the product, inserted by the build. */
declare const __FAIRWAY_VERSION__: string;
