export * from '../en-gb/runtime.js'
