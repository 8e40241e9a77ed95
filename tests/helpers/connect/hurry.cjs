/* Preloaded into a command: its waits are a thousandth as long, but not the 15 s for an answer. */
const shorten = (ms = 0) => (ms === 15_000 ? ms : ms / 1000)
const given = globalThis.setTimeout
globalThis.setTimeout = (run, ms, ...args) => given(run, shorten(ms), ...args)
const timers = require('node:timers/promises')
const promised = timers.setTimeout
timers.setTimeout = (ms, ...args) => promised(shorten(ms), ...args)
require('node:module').syncBuiltinESMExports()
