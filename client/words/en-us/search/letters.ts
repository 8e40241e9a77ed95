export * from '../../en-gb/search/letters.js'
