export * from '../en-gb/feeds.js'
