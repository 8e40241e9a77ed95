export * from '../../as-written.js'
