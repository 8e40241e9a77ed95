export * from '../../en-gb/search/alike.js'
