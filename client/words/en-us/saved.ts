export * from '../en-gb/saved.js'
