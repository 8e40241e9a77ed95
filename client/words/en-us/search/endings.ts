export * from '../../en-gb/search/endings.js'
