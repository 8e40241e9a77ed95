export * from '../../en-gb/search/word-family.js'
