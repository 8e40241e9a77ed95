/**
 * The oldest supported browsers, as Browserslist names them. Styles, scripts and the service worker are written
 * for them, README.md names them, and tests/integration/supported-browsers.test.ts looks for what they lack.
 */
export const BROWSERS = ['chrome 111', 'edge 111', 'firefox 115', 'safari 16.4', 'ios_saf 16.4']

/** The latest edition of JavaScript that all of them read. */
export const JAVASCRIPT_EDITION = 2022
