export * from '../../en-gb/search/fillers.js'
