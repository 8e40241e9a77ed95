export * from '../en-gb/search.js'
