export * from '../en-gb/pages.js'
