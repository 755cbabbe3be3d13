/** The version of the product, put in when it is built. */
declare const __FAIRWAY_VERSION__: string;
