/*
 * Preloaded into a command: its waits are a thousandth as long, but not the 15 s for an answer, nor the
 * tick by which Node's own client measures time.
 */
const kept = [499, 15_000]
const shorten = (ms = 0) => (kept.includes(ms) ? ms : ms / 1000)
const given = globalThis.setTimeout
globalThis.setTimeout = (run, ms, ...args) => given(run, shorten(ms), ...args)
const timers = require('node:timers/promises')
const promised = timers.setTimeout
timers.setTimeout = (ms, ...args) => promised(shorten(ms), ...args)
require('node:module').syncBuiltinESMExports()
